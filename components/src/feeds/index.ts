export {
  type CreatorPostsFilter,
  CreatorPostsScreen,
  type CreatorPostsScreenProps,
  feedStatuses,
} from './creator-posts-screen.tsx';
export { DeleteFeedDialog, type DeleteFeedDialogProps } from './delete-dialog.tsx';
export type { FeedFormProps, FeedValues } from './feed-form.tsx';
export { FeedFormScreen, type FeedFormScreenProps } from './feed-form-screen.tsx';
export { FeedList, type FeedListProps } from './feed-list.tsx';
export { HomeScreen, type HomeScreenProps } from './home-screen.tsx';
export type { PostActions } from './post-actions.tsx';
export { PostCard, type PostCardProps, PostCardSkeleton } from './post-card.tsx';
export { PostScreen, type PostScreenProps } from './post-screen.tsx';
export { RichText } from './rich-text.tsx';
export type { UploadPhoto } from './use-photos.ts';
