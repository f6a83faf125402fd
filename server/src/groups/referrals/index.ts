export { referralsHandlers } from './handlers.ts';
export { announceShare, shareWithReferrer, takeShareBack } from './sharing.ts';
