export { resumePositionOf, saveResumePosition } from './resume.ts';
export { isVideoProcessing, useVideoProgress } from './use-video-progress.ts';
