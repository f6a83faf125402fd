export { authHandlers, mailVerification, toTakenFailure } from './handlers.ts';
export { checkUsername, fold, isId } from './rules.ts';
export { findViewer } from './viewer.ts';
