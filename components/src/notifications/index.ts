export {
  type NotificationFilter,
  NotificationsScreen,
  type NotificationsScreenProps,
} from './notifications-screen.tsx';
