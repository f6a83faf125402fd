export {
  type CreatorVideosFilter,
  CreatorVideosScreen,
  type CreatorVideosScreenProps,
  videoAudiences,
  videoOrders,
  videoStatuses,
} from './creator-videos-screen.tsx';
export { type VideoFieldName, type VideoFileName, type VideoValues, videoFileNames } from './use-video-draft.ts';
export { VideoCard, VideoCardSkeleton } from './video-card.tsx';
export type { VideoFormProps } from './video-form.tsx';
export { VideoFormScreen, type VideoFormScreenProps } from './video-form-screen.tsx';
export { VideoList, type VideoListProps } from './video-list.tsx';
export { type VideoActions, VideoScreen, type VideoScreenProps } from './video-screen.tsx';
