export { accountDeletion, requireNoOpenPayout } from './account-deletion.ts';
export { payoutsAccess, payoutsHandlers } from './handlers.ts';
export {
  countOpenPayouts,
  createPayoutReview,
  decidePayout,
  listPayoutsToReview,
  type OpenPayout,
  type PayoutReview,
} from './review.ts';
