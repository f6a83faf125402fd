import type { RouteObject } from 'react-router-dom';
import { ErrorRoute } from './layouts/error-route.tsx';
import { RootRoute } from './layouts/root-route.tsx';
import { loadOnce, page } from './route.ts';
import { servicesOf } from './services.ts';

/**
 * Puts the pages of a layout into a route that shows their errors inside the layout. React Router does not render the
 * error element of a lazy route that failed to load, so the error element is on this parent route. For the same reason,
 * the layout's own error is shown by the parent of the layout.
 */
const within = (pages: RouteObject[]): RouteObject[] => [{ errorElement: <ErrorRoute />, children: pages }];

const loadPrimaryLayout = loadOnce(() => import('./layouts/primary-route.tsx'));

/**
 * Creates all routes of the app. Each router needs its own routes, because routers modify them. Fixed paths precede
 * `/:profileId`. Routes contain no data of a viewer: loaders get the viewer's services from the router's context.
 */
export const createRoutes = (): RouteObject[] => [
  {
    element: <RootRoute />,
    errorElement: <ErrorRoute />,
    // Intentionally empty: the server-rendered HTML or the logo stays until the first page can be rendered.
    hydrateFallbackElement: <></>,
    children: [
      {
        lazy: async () => ({ Component: (await import('./layouts/public-route.tsx')).PublicRoute }),
        children: within([
          page('/auth/login', { title: 'login' }, () => import('./routes/auth/login-route.tsx')),
          page('/auth/register', { title: 'register' }, () => import('./routes/auth/register-route.tsx')),
          page(
            '/auth/performer-register',
            { title: 'performerRegister' },
            () => import('./routes/auth/performer-register-route.tsx'),
          ),
          page(
            '/auth/forgot-password',
            { title: 'forgotPassword' },
            () => import('./routes/auth/forgot-password-route.tsx'),
          ),
          page(
            '/auth/reset-password',
            { title: 'resetPassword', skipRedirect: true },
            () => import('./routes/auth/reset-password-route.tsx'),
          ),
          page(
            '/auth/undo-change',
            { title: 'undoChange', skipRedirect: true },
            () => import('./routes/auth/undo-change-route.tsx'),
          ),
          page(
            '/auth/email-verification',
            { title: 'emailVerification', skipRedirect: true },
            () => import('./routes/auth/email-verification-route.tsx'),
          ),
        ]),
      },
      {
        lazy: async () => ({ Component: (await import('./layouts/blank-route.tsx')).BlankRoute }),
        children: within([
          page(
            '/stories/:performerId',
            { title: 'stories', skipRedirect: true },
            () => import('./routes/stories/stories-route.tsx'),
          ),
          page('/reels', { title: 'reels', skipRedirect: true }, () => import('./routes/reels/reels-route.tsx')),
        ]),
      },
      {
        lazy: async () => ({ Component: (await loadPrimaryLayout()).PrimaryRoute }),
        loader: async (args) => {
          (await loadPrimaryLayout()).prefetch(servicesOf(args));
          return null;
        },
        // The layout's data is fetched once; events keep it current.
        shouldRevalidate: () => false,
        children: within([
          page(
            '/',
            { title: 'welcome', wide: true, compose: true },
            () => import('./routes/welcome/welcome-route.tsx'),
          ),
          page(
            '/user/subscriptions',
            { title: 'subscriptions', loginRequired: true },
            () => import('./routes/user/subscriptions-route.tsx'),
          ),
          page(
            '/home',
            { title: 'home', loginRequired: true, side: true, compose: true },
            () => import('./routes/home/home-route.tsx'),
          ),
          page(
            '/explore',
            { title: 'explore', skipRedirect: true, wide: true, compose: true },
            () => import('./routes/explore/explore-route.tsx'),
          ),
          page(
            '/galleries/:id',
            { title: 'gallery', skipRedirect: true, wide: true, compose: true },
            () => import('./routes/galleries/gallery-route.tsx'),
          ),
          page(
            '/videos/:id',
            { title: 'video', skipRedirect: true, wide: true, compose: true },
            () => import('./routes/videos/video-route.tsx'),
          ),
          page(
            '/search',
            { title: 'search', skipRedirect: true, side: true, ownSearch: true, compose: true },
            () => import('./routes/search/search-route.tsx'),
          ),
          page(
            '/posts/:id',
            { title: 'post', skipRedirect: true, side: true, compose: true },
            () => import('./routes/posts/post-route.tsx'),
          ),
          page(
            '/notifications',
            { title: 'notifications', loginRequired: true, side: true, compose: true },
            () => import('./routes/notifications/notifications-route.tsx'),
          ),
          page(
            '/products/:id',
            { title: 'product', skipRedirect: true, wide: true, compose: true },
            () => import('./routes/products/product-route.tsx'),
          ),
          page(
            '/user/purchases',
            { title: 'purchases', loginRequired: true },
            () => import('./routes/user/purchases-route.tsx'),
          ),
          page(
            '/user/orders',
            { title: 'orders', loginRequired: true },
            () => import('./routes/user/orders-route.tsx'),
          ),
          page(
            '/user/orders/:id',
            { title: 'orders', loginRequired: true },
            () => import('./routes/user/order-route.tsx'),
          ),
          page(
            '/user/addresses',
            { title: 'addresses', loginRequired: true },
            () => import('./routes/user/addresses-route.tsx'),
          ),
          page(
            '/user/wallet',
            { title: 'wallet', loginRequired: true },
            () => import('./routes/user/wallet-route.tsx'),
          ),
          page(
            '/user/bookmarks/:type',
            { title: 'bookmarks', loginRequired: true },
            () => import('./routes/user/bookmarks-route.tsx'),
          ),
          page(
            '/user/following',
            { title: 'following', loginRequired: true },
            () => import('./routes/user/following-route.tsx'),
          ),
          page(
            '/user/cards',
            { title: 'userCards', loginRequired: true },
            () => import('./routes/user/cards-route.tsx'),
          ),
          page(
            '/user/account',
            { title: 'userAccount', loginRequired: true },
            () => import('./routes/user/account-route.tsx'),
          ),
          page(
            '/user/become-creator',
            { title: 'becomeCreator', loginRequired: true },
            () => import('./routes/user/become-creator-route.tsx'),
          ),
          page(
            '/user/referrals',
            { title: 'referrals', loginRequired: true },
            () => import('./routes/user/referrals-route.tsx'),
          ),
          page(
            '/user/reports',
            { title: 'reports', loginRequired: true },
            () => import('./routes/user/reports-route.tsx'),
          ),
          page(
            '/page/:id',
            { title: 'sitePage', skipRedirect: true, compose: true },
            () => import('./routes/page/page-route.tsx'),
          ),
          page(
            '/contact',
            { title: 'contact', skipRedirect: true, wide: true, compose: true },
            () => import('./routes/contact/contact-route.tsx'),
          ),
          page('/creator/account', { title: 'creatorAccount' }, () => import('./routes/creator/account-route.tsx')),
          page('/creator/earnings', { title: 'creatorEarnings' }, () => import('./routes/creator/earnings-route.tsx')),
          page('/creator/payouts', { title: 'creatorPayouts' }, () => import('./routes/creator/payouts-route.tsx')),
          page(
            '/creator/payouts/new',
            { title: 'creatorPayoutNew' },
            () => import('./routes/creator/payout-route.tsx'),
          ),
          page('/creator/payouts/:id', { title: 'creatorPayout' }, () => import('./routes/creator/payout-route.tsx')),
          page('/creator/orders', { title: 'creatorOrders' }, () => import('./routes/creator/orders-route.tsx')),
          page('/creator/orders/:id', { title: 'creatorOrder' }, () => import('./routes/creator/order-route.tsx')),
          page(
            '/creator/subscribers',
            { title: 'creatorSubscribers' },
            () => import('./routes/creator/subscribers-route.tsx'),
          ),
          page(
            '/creator/dashboard',
            { title: 'creatorDashboard' },
            () => import('./routes/creator/dashboard-route.tsx'),
          ),
          page(
            '/creator/followers',
            { title: 'creatorFollowers' },
            () => import('./routes/creator/followers-route.tsx'),
          ),
          page(
            '/creator/posts',
            { title: 'creatorPosts', content: true },
            () => import('./routes/creator/posts-route.tsx'),
          ),
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
            '/creator/photos',
            { title: 'creatorPhotos', content: true },
            () => import('./routes/creator/photos-route.tsx'),
          ),
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
          page(
            '/creator/videos',
            { title: 'creatorVideos', content: true },
            () => import('./routes/creator/videos-route.tsx'),
          ),
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
          page(
            '/creator/reels',
            { title: 'creatorReels', content: true },
            () => import('./routes/creator/reels-route.tsx'),
          ),
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
          page(
            '/dev/mailbox',
            { title: 'developmentMailbox', skipRedirect: true, compose: true },
            () => import('./routes/dev/mailbox-route.tsx'),
          ),
          page(
            '/:profileId',
            { title: 'profile', skipRedirect: true, wide: true, compose: true },
            () => import('./routes/profile/profile-route.tsx'),
          ),
          page(
            '*',
            { title: 'notFound', skipRedirect: true, compose: true },
            () => import('./routes/not-found-route.tsx'),
          ),
        ]),
      },
    ],
  },
];
