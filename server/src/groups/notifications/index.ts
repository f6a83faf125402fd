export { accountDeletion } from './account-deletion.ts';
export { notificationsAccess, notificationsHandlers } from './handlers.ts';
export { notifyUsers } from './notify.ts';
export { deleteOldNotifications } from './retention.ts';
export { withdrawNotifications } from './withdraw.ts';
