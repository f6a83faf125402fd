/** An ffmpeg for the tests and for the demo; see ffmpeg.mjs. */
export function findFfmpeg(): Promise<string | undefined>;
