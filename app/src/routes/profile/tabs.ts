import type { ProfileTab } from '@fanlight/components/performers';
import { type ComponentType, lazy } from 'react';
import { PostsTab } from './posts-tab.tsx';
import type { TabProps } from './tab-props.ts';

/**
 * The component of each tab. The code of the first tab is part of the page; the code of the others is loaded when they
 * are opened.
 */
export const tabs: Record<Exclude<ProfileTab, 'about'>, ComponentType<TabProps>> = {
  posts: PostsTab,
  photos: lazy(() => import('./photos-tab.tsx').then((module) => ({ default: module.PhotosTab }))),
  galleries: lazy(() => import('./galleries-tab.tsx').then((module) => ({ default: module.GalleriesTab }))),
  videos: lazy(() => import('./videos-tab.tsx').then((module) => ({ default: module.VideosTab }))),
  reels: lazy(() => import('./reels-tab.tsx').then((module) => ({ default: module.ReelsTab }))),
  store: lazy(() => import('./store-tab.tsx').then((module) => ({ default: module.StoreTab }))),
};
