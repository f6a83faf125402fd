export { FollowersScreen, type FollowersScreenProps } from './followers-screen.tsx';
export {
  allSubscribers,
  ordersOf,
  type SubscribersFilter,
  SubscribersScreen,
  type SubscribersScreenProps,
  subscriberTypes,
} from './subscribers-screen.tsx';
