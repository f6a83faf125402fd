export { ReelList, type ReelListProps } from './reel-list.tsx';
export type { ReelActions, ReelPreferences } from './reel-slide.tsx';
export { ReelsScreen, type ReelsScreenProps } from './reels-screen.tsx';
