export { onAccountDeleted } from './account-deletion.ts';
export { notificationsHandlers } from './handlers.ts';
export { notifyOf } from './notify.ts';
