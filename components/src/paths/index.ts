/** Joins path segments. Each segment is encoded, so that a name cannot change the path. */
function joinPath(...parts: string[]): string {
  return `/${parts.map(encodeURIComponent).join('/')}`;
}

/** The tabs of the search page. */
export type SearchTab = 'top' | 'creators' | 'posts' | 'videos' | 'galleries' | 'store';

/** The tabs of the bookmarks page. */
export type BookmarkTab = 'all' | 'performers' | 'posts' | 'galleries' | 'videos' | 'reels' | 'products';

/** The filters of the timeline: all posts, or only those of performers to whom the viewer is subscribed. */
export const homeFilters = ['all', 'subscribed'] as const;
export type HomeFilter = (typeof homeFilters)[number];

/** The lists of the messages page: all conversations, or the private requests. */
export const messagesTabs = ['all', 'requests'] as const;
export type MessagesTab = (typeof messagesTabs)[number];

/** The parameters of the page of reels. */
interface ReelsStart {
  /** The performer to filter by; reels of all performers by default. */
  performer?: string;
  /** The first reel. */
  reel?: string;
  /** The path of this site to go back to. */
  back?: string;
}

/**
 * Builds the paths of all pages of the app. The functions depend only on their arguments, not on the router or the
 * current page.
 */
export const paths = {
  welcome: () => '/',
  home: (filter: HomeFilter = 'all') => (filter === 'all' ? '/home' : `/home?${new URLSearchParams({ filter })}`),
  subscriptions: () => '/user/subscriptions',
  explore: () => '/explore',
  /** Without `q`, the search page shows an empty search field. */
  search: (q = '', tab: SearchTab = 'top') =>
    q ? `/search?${new URLSearchParams({ q, ...(tab !== 'top' && { tab }) })}` : '/search',
  /** @param redirect - path of this site to return to after login; the login page validates it (rule P4) */
  login: (redirect?: string) => (redirect ? `/auth/login?${new URLSearchParams({ redirect })}` : '/auth/login'),
  /** @param redirect - see {@link paths.login} */
  register: (redirect?: string) =>
    redirect ? `/auth/register?${new URLSearchParams({ redirect })}` : '/auth/register',
  performerRegister: () => '/auth/performer-register',
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
  /** @param part - `comment` focuses the form for a new comment */
  post: (id: string, part?: 'comment') => `${joinPath('posts', id)}${part ? `#${part}` : ''}`,
  gallery: (id: string) => joinPath('galleries', id),
  /** The page that plays a performer's stories of the last day. */
  stories: (performerId: string) => joinPath('stories', performerId),
  video: (id: string) => joinPath('videos', id),
  /** Without `start`, plays the reels of all performers. */
  reels: (start?: ReelsStart) => (start ? `/reels?${new URLSearchParams({ ...start })}` : '/reels'),
  notifications: () => '/notifications',
  messages: (tab: MessagesTab = 'all') => (tab === 'all' ? '/messages' : `/messages?${new URLSearchParams({ tab })}`),
  conversation: (id: string) => joinPath('messages', id),
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
  secondFactor: () => '/user/second-factor',
  becomeCreator: () => '/user/become-creator',
  referrals: () => '/user/referrals',
  /** The page with reports by the viewer and about the viewer. */
  reports: () => '/user/reports',
  /** A text page of the site, by its slug or id. */
  sitePage: (slug: string) => joinPath('page', slug),
  contact: () => '/contact',
  /** @param dialog - `bank` opens the form for the bank account */
  creatorAccount: (dialog?: 'bank') => (dialog === 'bank' ? '/creator/account?dialog=bank' : '/creator/account'),
  /** @param earning - an earning to show, and its type and day (UTC), which limit the list */
  creatorDashboard: () => '/creator/dashboard',
  creatorEarnings: (earning?: { earning: string; type?: string; to: string }) =>
    earning ? `/creator/earnings?${new URLSearchParams(earning)}` : '/creator/earnings',
  /** The orders that the performer received; the viewer's own orders are at `orders`. */
  creatorOrders: () => '/creator/orders',
  creatorOrder: (id: string) => joinPath('creator', 'orders', id),
  creatorPromotions: () => '/creator/promotions',
  creatorPayouts: () => '/creator/payouts',
  creatorPayoutNew: () => '/creator/payouts/new',
  creatorPayout: (id: string) => joinPath('creator', 'payouts', id),
  creatorLibrary: () => '/creator/library',
  creatorPosts: () => '/creator/posts',
  creatorPostNew: () => '/creator/posts/new',
  creatorPost: (id: string) => joinPath('creator', 'posts', id),
  creatorProducts: () => '/creator/products',
  creatorProductNew: () => '/creator/products/new',
  creatorProduct: (id: string) => joinPath('creator', 'products', id),
  /** @param gallery - the id of a gallery, which limits the list to its photos */
  creatorPhotos: (gallery?: string) =>
    gallery ? `/creator/photos?${new URLSearchParams({ gallery })}` : '/creator/photos',
  /** @param gallery - the id of the gallery that is selected at first */
  creatorPhotoNew: (gallery?: string) =>
    gallery ? `/creator/photos/new?${new URLSearchParams({ gallery })}` : '/creator/photos/new',
  /** @param gallery - the id of the gallery to which the page leads back */
  creatorPhoto: (id: string, gallery?: string) =>
    `${joinPath('creator', 'photos', id)}${gallery ? `?${new URLSearchParams({ gallery })}` : ''}`,
  creatorGalleries: () => '/creator/galleries',
  creatorGalleryNew: () => '/creator/galleries/new',
  creatorGallery: (id: string) => joinPath('creator', 'galleries', id),
  creatorVideos: () => '/creator/videos',
  creatorVideoNew: () => '/creator/videos/new',
  creatorVideo: (id: string) => joinPath('creator', 'videos', id),
  creatorReels: () => '/creator/reels',
  creatorReelNew: () => '/creator/reels/new',
  creatorReel: (id: string) => joinPath('creator', 'reels', id),
  creatorStories: () => '/creator/stories',
  creatorStoryNew: () => '/creator/stories/new',
  creatorStory: (id: string) => joinPath('creator', 'stories', id),
  creatorSubscribers: () => '/creator/subscribers',
  creatorFollowers: () => '/creator/followers',
  /** The operators' console, which begins with the performers who await a decision. */
  operator: () => '/operator',
  operatorReports: () => '/operator/reports',
  operatorPayouts: () => '/operator/payouts',
  operatorLog: () => '/operator/log',
  /** The mailbox of the demo mode (rules P5, P9). */
  developmentMailbox: () => '/dev/mailbox',
} as const;

/** The paths of the kinds of items that have a page of their own. */
const itemPages = { feed: paths.post, gallery: paths.gallery, product: paths.product, video: paths.video };

/** The kinds of items that have a page, and reels, which the page of reels plays. */
type PagedItemKind = keyof typeof itemPages | 'reel';

/**
 * Returns the path of the page that shows an item; undefined for a kind without such a page.
 *
 * @param start - for reels: see {@link paths.reels}
 */
export function itemPath(kind: PagedItemKind, id: string, start?: Omit<ReelsStart, 'reel'>): string;
export function itemPath(kind: string, id: string, start?: Omit<ReelsStart, 'reel'>): string | undefined;
export function itemPath(kind: string, id: string, start: Omit<ReelsStart, 'reel'> = {}): string | undefined {
  const { back, ...filter } = start;
  if (kind === 'reel') return paths.reels({ ...filter, reel: id, ...(back && { back }) });
  return kind in itemPages ? itemPages[kind as keyof typeof itemPages](id) : undefined;
}
