export { notificationsHandlers } from './handlers.ts';
export { notifyOf } from './notify.ts';
