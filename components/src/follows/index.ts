export { FollowingScreen, type FollowingScreenProps } from './following-screen.tsx';
