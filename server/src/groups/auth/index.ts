export { authHandlers, mailVerification, toTakenFailure } from './handlers.ts';
export { requirePassword } from './password-check.ts';
export { checkUsername, fold, isId } from './rules.ts';
export { deleteSessions } from './store.ts';
export { findViewer } from './viewer.ts';
