export { FollowRoute } from './follow-route.tsx';
export { useFollow } from './use-follow.ts';
