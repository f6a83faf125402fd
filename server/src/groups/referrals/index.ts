export { referralsHandlers } from './handlers.ts';
export { announceShare, isShared, reverseReferralShare, shareWithReferrer } from './sharing.ts';
export { checkReferralCode, recordReferral } from './writing.ts';
