export { ReelCommentsPanel, type ReelCommentsPanelProps } from './reel-comments-panel.tsx';
export type { ReelActions, ReelPreferences } from './reel-controls.tsx';
export { ReelList, type ReelListProps } from './reel-list.tsx';
export { ReelsScreen, type ReelsScreenProps } from './reels-screen.tsx';
