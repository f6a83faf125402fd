import { portraitWidth } from '../primitives/index.ts';

/** The minimum width in px on each side of a video, which has room for the buttons. */
const sidePx = 128;

/** The columns of a reel: the video in portrait format, with its buttons in the third column. */
export const reelColumns = `minmax(${sidePx}px, 1fr) minmax(0, ${portraitWidth}) minmax(${sidePx}px, 1fr)`;

/** The distance of the right edge of the video from the left edge of the page, as `reelColumns` results in it. */
export const videoEnd = `calc(50% + min(${portraitWidth} / 2, 50% - ${sidePx}px))`;
