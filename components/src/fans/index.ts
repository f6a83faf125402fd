export { FanNoteDialog, type FanNoteDialogProps, type FanNoteValues } from './fan-note-dialog.tsx';
export type { FanActions } from './fan-row.tsx';
export type { FansExport } from './fans-frame.tsx';
export { allFollowers, type FollowersFilter, FollowersScreen, type FollowersScreenProps } from './followers-screen.tsx';
export { fanLists } from './list-chips.tsx';
export {
  allSubscribers,
  ordersOf,
  type SubscribersFilter,
  SubscribersScreen,
  type SubscribersScreenProps,
  subscriberTypes,
} from './subscribers-screen.tsx';
