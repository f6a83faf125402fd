export { changeAccount } from './account-changes.ts';
export { authClientEvents } from './client-events.ts';
export { authAccess, authHandlers } from './handlers.ts';
export { requirePassword } from './password-check.ts';
export { mailLink } from './recovering.ts';
export { checkRegistration, createAccount } from './registering.ts';
export { deleteExpiredSessionsAndLinks } from './retention.ts';
export { deleteSessions } from './store.ts';
export { findValidSessions, findViewer, findViewerOfCall } from './viewer.ts';
