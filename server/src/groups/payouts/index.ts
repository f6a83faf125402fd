export { accountDeletion, requireNoOpenPayout } from './account-deletion.ts';
export { payoutsAccess, payoutsHandlers } from './handlers.ts';
export { countOpenPayouts, decidePayout, listPayoutsToReview, type OpenPayout } from './review.ts';
