export { usePostActions } from './use-post-actions.tsx';
