export { RelativeTime, type RelativeTimeProps } from './relative-time.tsx';
export { useNow } from './use-now.ts';
