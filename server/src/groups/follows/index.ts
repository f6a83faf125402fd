export { accountDeletion } from './account-deletion.ts';
export { followsHandlers } from './handlers.ts';
export { deleteFollowsBetween, setFollow } from './store.ts';
