export { authHandlers, mailVerification, requirePassword, toTakenFailure } from './handlers.ts';
export { checkUsername, fold, isId } from './rules.ts';
export { deleteSessions } from './store.ts';
export { findViewer } from './viewer.ts';
