export { type Reactable, useLikeComment, useOptimisticReaction, useReact } from './use-react.ts';
export { useSetReaction } from './use-set-reaction.ts';
