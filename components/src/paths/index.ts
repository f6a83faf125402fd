/** Joins path segments. Each is encoded, so that a name cannot change the path. */
function joinPath(...parts: string[]): string {
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
  /** @param redirect - see {@link paths.login} */
  register: (redirect?: string) =>
    redirect ? `/auth/register?${new URLSearchParams({ redirect })}` : '/auth/register',
  /** @param redirect - see {@link paths.login} */
  forgotPassword: (redirect?: string) =>
    redirect ? `/auth/forgot-password?${new URLSearchParams({ redirect })}` : '/auth/forgot-password',
  /** @param token - the single-use token from the mail (rule P5) */
  resetPassword: (token: string) => `/auth/reset-password?${new URLSearchParams({ token })}`,
  /** @param token - the single-use token from the mail about the change (rule P2) */
  undoChange: (token: string) => `/auth/undo-change?${new URLSearchParams({ token })}`,
  /** @param token - the single-use token from the mail (rule P5) */
  emailVerification: (token: string) => `/auth/email-verification?${new URLSearchParams({ token })}`,
  profile: (idOrUsername: string) => joinPath(idOrUsername),
  post: (id: string) => joinPath('posts', id),
  gallery: (id: string) => joinPath('galleries', id),
  /** A performer's current stories. */
  stories: (performerId: string) => joinPath('stories', performerId),
  video: (id: string) => joinPath('videos', id),
  /** @param start - the first reel, and the performer to filter by; reels of all performers by default */
  reels: (start?: { performer?: string; reel: string }) => (start ? `/reels?${new URLSearchParams(start)}` : '/reels'),
  notifications: () => '/notifications',
  product: (id: string) => joinPath('products', id),
  purchases: () => '/user/purchases',
  orders: () => '/user/orders',
  order: (id: string) => joinPath('user', 'orders', id),
  addresses: () => '/user/addresses',
  wallet: () => '/user/wallet',
  bookmarks: (tab: BookmarkTab = 'all') => joinPath('user', 'bookmarks', tab),
  following: () => '/user/following',
  userCards: () => '/user/cards',
  userAccount: () => '/user/account',
  referrals: () => '/user/referrals',
  /** Reports by the viewer and about them. */
  reports: () => '/user/reports',
  /** A page of the site, by its slug or id. */
  sitePage: (slug: string) => joinPath('page', slug),
  contact: () => '/contact',
  creatorAccount: () => '/creator/account',
  creatorPosts: () => '/creator/posts',
  creatorPostNew: () => '/creator/posts/new',
  creatorPost: (id: string) => joinPath('creator', 'posts', id),
  /** The demo mode's mailbox (rules P5, P9). */
  developmentMailbox: () => '/dev/mailbox',
} as const;
