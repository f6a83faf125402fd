export {
  type CreatorVideoItemsFilter,
  CreatorVideoItemsScreen,
  type CreatorVideoItemsScreenProps,
  videoItemAudiences,
  videoItemOrders,
  videoItemStatuses,
} from './creator-video-items-screen.tsx';
export {
  titleOf,
  type VideoItem,
  type VideoItemFileName,
  type VideoItemKind,
  videoItemFileNames,
  videoItemKinds,
} from './kinds.ts';
export type { VideoItemFieldName, VideoItemValues } from './use-video-item-draft.ts';
export type { VideoItemFormProps } from './video-item-form.tsx';
export { VideoItemFormScreen, type VideoItemFormScreenProps } from './video-item-form-screen.tsx';
