export { referralsHandlers } from './handlers.ts';
export { announceShare, isShared, shareWithReferrer, takeShareBack } from './sharing.ts';
export { recordReferral } from './writing.ts';
