/** Joins path segments. Each is encoded, so that a name cannot change the path. */
function address(...parts: string[]): string {
  return `/${parts.map(encodeURIComponent).join('/')}`;
}

/** Tabs of the search page. */
export type SearchTab = 'top' | 'creators' | 'posts' | 'videos' | 'galleries' | 'store';

/** Tabs of the bookmarks. */
export type BookmarkTab = 'all' | 'performers' | 'posts' | 'galleries' | 'videos' | 'reels' | 'products';

/** Builds every path of the app. The functions are pure: they do not depend on the router or the current page. */
export const paths = {
  welcome: () => '/',
  home: () => '/home',
  subscriptions: () => '/user/subscriptions',
  explore: () => '/explore',
  /** Without a query the page shows the empty search field. */
  search: (q = '', tab: SearchTab = 'top') =>
    q ? `/search?${new URLSearchParams({ q, ...(tab !== 'top' && { tab }) })}` : '/search',
  /** @param redirect - path of this site to return to after login; the login page validates it (rule P4) */
  login: (redirect?: string) => (redirect ? `/auth/login?${new URLSearchParams({ redirect })}` : '/auth/login'),
  /** @param redirect - as in {@link paths.login} */
  register: (redirect?: string) =>
    redirect ? `/auth/register?${new URLSearchParams({ redirect })}` : '/auth/register',
  /** @param redirect - as in {@link paths.login} */
  forgotPassword: (redirect?: string) =>
    redirect ? `/auth/forgot-password?${new URLSearchParams({ redirect })}` : '/auth/forgot-password',
  /** @param token - the single-use token from the mail (rule P5) */
  resetPassword: (token: string) => `/auth/reset-password?${new URLSearchParams({ token })}`,
  /** @param token - the single-use token from the mail about the change (rule P2) */
  undoChange: (token: string) => `/auth/undo-change?${new URLSearchParams({ token })}`,
  /** @param token - the single-use token from the mail (rule P5) */
  emailVerification: (token: string) => `/auth/email-verification?${new URLSearchParams({ token })}`,
  profile: (idOrUsername: string) => address(idOrUsername),
  post: (id: string) => address('posts', id),
  gallery: (id: string) => address('galleries', id),
  /** A performer's current stories. */
  stories: (performerId: string) => address('stories', performerId),
  video: (id: string) => address('videos', id),
  /** @param start - the first reel, and the performer to filter by; reels of all performers by default */
  reels: (start?: { performer?: string; reel: string }) => (start ? `/reels?${new URLSearchParams(start)}` : '/reels'),
  notifications: () => '/notifications',
  product: (id: string) => address('products', id),
  purchases: () => '/user/purchases',
  orders: () => '/user/orders',
  order: (id: string) => address('user', 'orders', id),
  addresses: () => '/user/addresses',
  wallet: () => '/user/wallet',
  bookmarks: (tab: BookmarkTab = 'all') => address('user', 'bookmarks', tab),
  following: () => '/user/following',
  userCards: () => '/user/cards',
  userAccount: () => '/user/account',
  referrals: () => '/user/referrals',
  /** Reports by the viewer and about them. */
  reports: () => '/user/reports',
  /** A page of the site, by its slug or id. */
  sitePage: (slug: string) => address('page', slug),
  contact: () => '/contact',
  creatorAccount: () => '/creator/account',
  creatorPosts: () => '/creator/posts',
  creatorPostNew: () => '/creator/posts/new',
  creatorPost: (id: string) => address('creator', 'posts', id),
  /** The demo mode's mailbox (rules P5, P9). */
  developmentMailbox: () => '/dev/mailbox',
} as const;
