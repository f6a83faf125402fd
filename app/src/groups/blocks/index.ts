export { useBlocking } from './use-blocking.tsx';
