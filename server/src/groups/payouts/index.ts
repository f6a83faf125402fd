export { accountDeletion, requireNoOpenPayout } from './account-deletion.ts';
export { payoutsAccess, payoutsHandlers } from './handlers.ts';
export { createPayoutReview, type PayoutReview } from './review.ts';
