export { onAccountDeleted } from './account-deletion.ts';
export { notificationsAccess, notificationsHandlers } from './handlers.ts';
export { notifyOf } from './notify.ts';
export { deleteOldNotifications } from './retention.ts';
