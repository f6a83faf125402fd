export { onAccountDeleted } from './account-deletion.ts';
export { followsHandlers } from './handlers.ts';
export { dropFollows } from './store.ts';
