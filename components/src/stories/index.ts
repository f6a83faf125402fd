export { StoriesBar, type StoriesBarProps } from './stories-bar.tsx';
export { type StoriesActions, StoriesScreen, type StoriesScreenProps } from './stories-screen.tsx';
