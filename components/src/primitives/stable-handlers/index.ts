export { useStableHandlers } from './use-stable-handlers.ts';
