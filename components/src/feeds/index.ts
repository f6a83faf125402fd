export {
  type CreatorPostsFilter,
  CreatorPostsScreen,
  type CreatorPostsScreenProps,
  feedOrders,
  feedStatuses,
} from './creator-posts-screen.tsx';
export { FileRefused, kindOf } from './draft-files.ts';
export type { FeedFormProps } from './feed-form.tsx';
export { type DraftOffer, FeedFormScreen, type FeedFormScreenProps } from './feed-form-screen.tsx';
export { FeedList, type FeedListProps } from './feed-list.tsx';
export { HomeScreen, type HomeScreenProps } from './home-screen.tsx';
export type { PostActions } from './post-actions.tsx';
export { PostCard, type PostCardProps, PostCardSkeleton } from './post-card.tsx';
export { PostScreen, type PostScreenProps } from './post-screen.tsx';
export type { UploadFeedFile } from './use-draft-files.ts';
export type { FeedUploads, FeedValues, UnsavedFeed } from './use-feed-draft.ts';
