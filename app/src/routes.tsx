import type { PatchRoutesOnNavigationFunction, RouteObject } from 'react-router-dom';
import { ErrorRoute } from './layouts/error-route.tsx';
import { RootRoute } from './layouts/root-route.tsx';
import { loadOnce, page } from './route.ts';
import { servicesOf } from './services.ts';

/**
 * Puts the pages of a layout into a route that shows their errors inside the layout. React Router does not render the
 * error element of a lazy route that failed to load, so the error element is on this parent route. For the same reason,
 * the layout's own error is shown by the parent of the layout.
 */
const within = (pages: RouteObject[], id?: string): RouteObject[] => [
  { ...(id && { id }), errorElement: <ErrorRoute />, children: pages },
];

const loadPrimaryLayout = loadOnce(() => import('./layouts/primary-route.tsx'));

/** The id of the route whose children are the pages of the primary layout. */
const primaryPagesId = 'pages';

/** Whether a path is that of a page in `creator-routes.tsx`, whose routes are loaded when one of them is opened. */
const isCreatorPath = (path: string) => /^\/(creator\/|operator(\/|$)|user\/second-factor$)/.test(path);

const loadCreatorRoutes = loadOnce(() => import('./creator-routes.tsx'));

/** Returns the routes of `creator-routes.tsx` if the first page is one of them. Otherwise they are loaded when one is opened. */
export const loadRoutesOf = async (path: string): Promise<RouteObject[]> =>
  isCreatorPath(path) ? (await loadCreatorRoutes()).createCreatorRoutes() : [];

/** Returns the function that adds the routes below `/creator/` to a router, before it opens the first of them. */
export function createRouteLoader(creatorRoutes: readonly RouteObject[]): PatchRoutesOnNavigationFunction {
  let isLoaded = creatorRoutes.length > 0;
  return async ({ path, patch, signal }) => {
    if (isLoaded || !isCreatorPath(path)) return;
    const routes = await loadRoutesOf(path);
    // The router ignores the routes if the viewer has gone elsewhere meanwhile. The next navigation adds them.
    if (isLoaded || signal.aborted) return;
    isLoaded = true;
    patch(primaryPagesId, routes);
  };
}

/**
 * Creates the routes of the app, with or without those below `/creator/`. Each router needs its own routes, because
 * routers modify them. Fixed paths precede `/:profileId`. Routes contain no data of a viewer: loaders get the viewer's
 * services from the router's context.
 */
export const createRoutes = (creatorRoutes: RouteObject[]): RouteObject[] => [
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
        children: within(
          [
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
              '/messages',
              { title: 'messages', loginRequired: true, wide: true },
              () => import('./routes/messages/messages-route.tsx'),
            ),
            page(
              '/messages/:id',
              { title: 'messages', loginRequired: true, wide: true },
              () => import('./routes/messages/messages-route.tsx'),
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
            ...creatorRoutes,
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
          ],
          primaryPagesId,
        ),
      },
    ],
  },
];
