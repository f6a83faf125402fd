export { useReact } from './use-react.ts';
