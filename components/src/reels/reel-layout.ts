/** The space in px above and below a video, on screens that are wider than phones. */
const gapPx = 16;

/** The width in px on each side of a video, which has room for the buttons. */
const sidePx = 128;

const videoWidth = `calc((var(--page-height, 100dvh) - ${2 * gapPx}px) * 9 / 16)`;

/** The columns of a reel: the video in portrait format, with its buttons in the third column. */
export const reelColumns = `minmax(${sidePx}px, 1fr) minmax(0, ${videoWidth}) minmax(${sidePx}px, 1fr)`;

/** The distance of the right edge of the video from the left edge of the page, which is also the column of `reelColumns`. */
export const videoEnd = `calc(50% + min(${videoWidth} / 2, 50% - ${sidePx}px))`;
