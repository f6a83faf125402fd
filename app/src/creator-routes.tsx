import type { RouteObject } from 'react-router-dom';
import { page } from './route.ts';

/**
 * Creates the routes below `/creator/` and `/operator`, and that of the second factor. They are not part of the first
 * page's code, because few viewers open them.
 */
export const createCreatorRoutes = (): RouteObject[] => [
  page(
    '/user/second-factor',
    { title: 'secondFactor', loginRequired: true },
    () => import('./routes/user/second-factor-route.tsx'),
  ),
  page('/operator', { title: 'operator', loginRequired: true }, () => import('./routes/operator/performers-route.tsx')),
  page(
    '/operator/reports',
    { title: 'operator', loginRequired: true },
    () => import('./routes/operator/reports-route.tsx'),
  ),
  page(
    '/operator/payouts',
    { title: 'operator', loginRequired: true },
    () => import('./routes/operator/payouts-route.tsx'),
  ),
  page('/operator/log', { title: 'operator', loginRequired: true }, () => import('./routes/operator/log-route.tsx')),
  page('/creator/account', { title: 'creatorAccount' }, () => import('./routes/creator/account-route.tsx')),
  page('/creator/earnings', { title: 'creatorEarnings' }, () => import('./routes/creator/earnings-route.tsx')),
  page('/creator/payouts', { title: 'creatorPayouts' }, () => import('./routes/creator/payouts-route.tsx')),
  page('/creator/payouts/new', { title: 'creatorPayoutNew' }, () => import('./routes/creator/payout-route.tsx')),
  page('/creator/payouts/:id', { title: 'creatorPayout' }, () => import('./routes/creator/payout-route.tsx')),
  page('/creator/promotions', { title: 'creatorPromotions' }, () => import('./routes/creator/promotions-route.tsx')),
  page('/creator/orders', { title: 'creatorOrders' }, () => import('./routes/creator/orders-route.tsx')),
  page('/creator/orders/:id', { title: 'creatorOrder' }, () => import('./routes/creator/order-route.tsx')),
  page('/creator/subscribers', { title: 'creatorSubscribers' }, () => import('./routes/creator/subscribers-route.tsx')),
  page('/creator/dashboard', { title: 'creatorDashboard' }, () => import('./routes/creator/dashboard-route.tsx')),
  page('/creator/followers', { title: 'creatorFollowers' }, () => import('./routes/creator/followers-route.tsx')),
  page('/creator/posts', { title: 'creatorPosts', content: true }, () => import('./routes/creator/posts-route.tsx')),
  page(
    '/creator/posts/new',
    { title: 'creatorPostNew', content: true },
    () => import('./routes/creator/post-new-route.tsx'),
  ),
  page(
    '/creator/posts/:id',
    { title: 'creatorPost', content: true },
    () => import('./routes/creator/post-edit-route.tsx'),
  ),
  page(
    '/creator/products',
    { title: 'creatorProducts', content: true },
    () => import('./routes/creator/products-route.tsx'),
  ),
  page(
    '/creator/products/new',
    { title: 'creatorProductNew', content: true },
    () => import('./routes/creator/product-form-route.tsx'),
  ),
  page(
    '/creator/products/:id',
    { title: 'creatorProduct', content: true },
    () => import('./routes/creator/product-form-route.tsx'),
  ),
  page(
    '/creator/library',
    { title: 'creatorLibrary', content: true },
    () => import('./routes/creator/library-route.tsx'),
  ),
  page('/creator/photos', { title: 'creatorPhotos', content: true }, () => import('./routes/creator/photos-route.tsx')),
  page(
    '/creator/photos/new',
    { title: 'creatorPhotoNew', content: true },
    () => import('./routes/creator/photo-form-route.tsx'),
  ),
  page(
    '/creator/photos/:id',
    { title: 'creatorPhoto', content: true },
    () => import('./routes/creator/photo-form-route.tsx'),
  ),
  page(
    '/creator/galleries',
    { title: 'creatorGalleries', content: true },
    () => import('./routes/creator/galleries-route.tsx'),
  ),
  page(
    '/creator/galleries/new',
    { title: 'creatorGalleryNew', content: true },
    () => import('./routes/creator/gallery-form-route.tsx'),
  ),
  page(
    '/creator/galleries/:id',
    { title: 'creatorGallery', content: true },
    () => import('./routes/creator/gallery-form-route.tsx'),
  ),
  page('/creator/videos', { title: 'creatorVideos', content: true }, () => import('./routes/creator/videos-route.tsx')),
  page(
    '/creator/videos/new',
    { title: 'creatorVideoNew', content: true },
    () => import('./routes/creator/video-form-route.tsx'),
  ),
  page(
    '/creator/videos/:id',
    { title: 'creatorVideo', content: true },
    () => import('./routes/creator/video-form-route.tsx'),
  ),
  page('/creator/reels', { title: 'creatorReels', content: true }, () => import('./routes/creator/reels-route.tsx')),
  page(
    '/creator/reels/new',
    { title: 'creatorReelNew', content: true },
    () => import('./routes/creator/reel-form-route.tsx'),
  ),
  page(
    '/creator/reels/:id',
    { title: 'creatorReel', content: true },
    () => import('./routes/creator/reel-form-route.tsx'),
  ),
  page(
    '/creator/stories',
    { title: 'creatorStories', content: true },
    () => import('./routes/creator/stories-route.tsx'),
  ),
  page(
    '/creator/stories/new',
    { title: 'creatorStoryNew', content: true },
    () => import('./routes/creator/story-form-route.tsx'),
  ),
  page(
    '/creator/stories/:id',
    { title: 'creatorStory', content: true },
    () => import('./routes/creator/story-form-route.tsx'),
  ),
];
