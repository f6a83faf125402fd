/**
 * The width of a video in portrait format that fills the height of the page, on screens that are wider than phones. Above
 * and below the video are 16 px.
 */
export const portraitWidth = 'calc((var(--page-height, 100dvh) - 32px) * 9 / 16)';
