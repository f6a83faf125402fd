export { type Reactable, useReact } from './use-react.ts';
