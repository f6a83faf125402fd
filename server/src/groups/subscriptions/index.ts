export { accountDeletion, endOwnSubscriptions } from './account-deletion.ts';
export { followSubscribedPerformer } from './follow.ts';
export { subscriptionsAccess, subscriptionsHandlers } from './handlers.ts';
export { repriceSubscriptions } from './prices.ts';
export { renewDue } from './renewal.ts';
export { applySettledPayment } from './settling.ts';
