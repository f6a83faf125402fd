export { onAccountDeleted } from './account-deletion.ts';
export { subscriptionsAccess, subscriptionsHandlers } from './handlers.ts';
export { repriceOf } from './prices.ts';
export { renewDue } from './renewal.ts';
export { settleOf } from './settling.ts';
