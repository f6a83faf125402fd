export { resumePositionOf, saveResumePosition } from './resume.ts';
