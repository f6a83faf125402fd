export { NotificationRow } from './notification-row.tsx';
export {
  type NotificationFilter,
  NotificationsScreen,
  type NotificationsScreenProps,
  notificationFilters,
} from './notifications-screen.tsx';
