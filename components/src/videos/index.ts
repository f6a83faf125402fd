export { VideoCard, VideoCardSkeleton } from './video-card.tsx';
export { VideoList, type VideoListProps } from './video-list.tsx';
export { VideoPlayer, type VideoPlayerProps } from './video-player.tsx';
export { type VideoActions, VideoScreen, type VideoScreenProps } from './video-screen.tsx';
