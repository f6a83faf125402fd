export { onAccountDeleted } from './account-deletion.ts';
export { reactionsHandlers } from './handlers.ts';
export { removeResponses } from './writing.ts';
