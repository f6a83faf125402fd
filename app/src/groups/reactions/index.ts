export { type Reactable, useLikeComment, useReact } from './use-react.ts';
export { useSetReaction } from './use-set-reaction.ts';
