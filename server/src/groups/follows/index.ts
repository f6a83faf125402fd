export { onAccountDeleted } from './account-deletion.ts';
export { dropFollows, followsHandlers } from './handlers.ts';
