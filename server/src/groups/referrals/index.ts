export { referralsHandlers } from './handlers.ts';
export { announceShare, shareWithReferrer } from './sharing.ts';
