export { resumePositionOf, saveResumePosition } from './resume.ts';
export { useVideoProgress, useVideosProgress } from './use-video-progress.ts';
