export { RelativeTime, type RelativeTimeProps } from './relative-time.tsx';
export { relativeTime } from './relative-words.ts';
