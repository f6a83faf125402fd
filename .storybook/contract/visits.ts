import type { OperationId } from '@fanlight/sdk/operations';
import type { RequestHandler } from 'msw';
import { id } from '../../app/src/routes/flow-sample.tsx';
import type { Act } from './acts.ts';
import { accountVisits } from './pages/account.ts';
import { contentVisits } from './pages/content.ts';
import { earningVisits } from './pages/earnings.ts';
import { fanVisits } from './pages/fans.ts';
import { vaultVisits } from './pages/library.ts';
import { messageVisits } from './pages/messages.ts';
import { operatorVisits } from './pages/operator.ts';
import { paymentVisits } from './pages/payments.ts';
import { payoutVisits } from './pages/payouts.ts';
import { photoVisits } from './pages/photos.ts';
import { postingVisits } from './pages/posting.ts';
import { promotionVisits } from './pages/promotions.ts';
import { sellingVisits } from './pages/selling.ts';
import { videoItemVisits } from './pages/video-items.ts';

/** A visit to a page that calls an operation. */
export interface PageVisit {
  path: string;
  /** The viewer; by default a fan. */
  as?: 'visitor' | 'fan' | 'performer';
  /** The handlers for data that the page needs. */
  handlers?: RequestHandler[];
  /** Performs the steps of the viewer that lead to the call. */
  play?: Act;
}

export type PageVisits = Partial<Record<OperationId, PageVisit>>;

/** Queries that a page calls when it is opened. */
const queries = {
  getCommonSettings: { path: '/reels', as: 'visitor' },
  getPublicSettings: { path: '/auth/login', as: 'visitor' },
  checkCountryBlock: { path: '/', as: 'visitor' },
  listCountries: { path: '/user/addresses?dialog=new' },
  listLanguages: { path: '/creator/account', as: 'performer' },
  getMe: { path: '/user/account' },
  getMyPerformer: { path: '/creator/account', as: 'performer' },
  getUser: { path: `/mara.clay?dialog=block&user=${id}` },
  listSessions: { path: '/user/account' },
  listRandomPerformers: { path: '/home' },
  listTopPerformers: { path: '/', as: 'visitor' },
  searchPerformers: { path: '/explore', as: 'visitor' },
  getPerformerFilters: { path: '/explore', as: 'visitor' },
  getPerformer: { path: '/mara.clay' },
  listBookmarkedPerformers: { path: '/user/bookmarks/performers' },
  getPost: { path: '/page/terms', as: 'visitor' },
  listMyFeeds: { path: '/creator/posts', as: 'performer' },
  getMyFeed: { path: `/creator/posts/${id}`, as: 'performer' },
  listBookmarkedFeeds: { path: '/user/bookmarks/posts' },
  listFeeds: { path: '/home' },
  listPerformerFeeds: { path: '/mara.clay' },
  getFeed: { path: `/posts/${id}` },
  listGalleries: { path: '/mara.clay?tab=galleries' },
  getGallery: { path: `/galleries/${id}` },
  listBookmarkedGalleries: { path: '/user/bookmarks/galleries' },
  listPerformerPhotos: { path: '/mara.clay?tab=photos' },
  listVideos: { path: '/mara.clay?tab=videos' },
  getVideo: { path: `/videos/${id}` },
  listBookmarkedVideos: { path: '/user/bookmarks/videos' },
  getReel: { path: `/reels?reel=${id}` },
  listReels: { path: '/mara.clay?tab=reels' },
  listBookmarkedReels: { path: '/user/bookmarks/reels' },
  listStories: { path: `/stories/${id}` },
  listMyStories: { path: '/creator/stories', as: 'performer' },
  getMyStory: { path: `/creator/stories/${id}`, as: 'performer' },
  listProducts: { path: '/mara.clay?tab=store' },
  getProduct: { path: `/products/${id}` },
  listMyProducts: { path: '/creator/products', as: 'performer' },
  getMyProduct: { path: `/creator/products/${id}`, as: 'performer' },
  listMyReels: { path: '/creator/reels', as: 'performer' },
  viewMyReel: { path: `/creator/reels/${id}`, as: 'performer' },
  listMyVideos: { path: '/creator/videos', as: 'performer' },
  getMyVideo: { path: `/creator/videos/${id}`, as: 'performer' },
  listBookmarkedProducts: { path: '/user/bookmarks/products' },
  listBookmarks: { path: '/user/bookmarks/all' },
  listComments: { path: `/posts/${id}` },
  listFollowers: { path: '/creator/followers', as: 'performer' },
  listFollowing: { path: '/user/following' },
  listBlockedCountries: { path: '/creator/account', as: 'performer' },
  listBlockedUsers: { path: '/user/account' },
  listReports: { path: '/user/reports' },
  getWallet: { path: '/user/wallet' },
  listCharges: { path: '/user/wallet?tab=spent' },
  listPurchases: { path: '/user/purchases' },
  listTokenPackages: { path: '/user/wallet' },
  listPaymentCards: { path: '/user/cards' },
  listTransactions: { path: '/user/wallet?tab=top-ups' },
  listSubscribers: { path: '/creator/subscribers', as: 'performer' },
  listSubscriptions: { path: '/user/subscriptions' },
  getSubscriptionStats: { path: '/user/subscriptions' },
  listOrders: { path: '/user/orders' },
  listReceivedOrders: { path: '/creator/orders', as: 'performer' },
  getOrder: { path: `/user/orders/${id}` },
  listAddresses: { path: '/user/addresses' },
  listReferralEarnings: { path: '/user/referrals?tab=earnings' },
  getReferralCode: { path: '/user/referrals' },
  getReferralEarningStats: { path: '/user/referrals?tab=earnings' },
  listReferrals: { path: '/user/referrals' },
  listNotifications: { path: '/notifications' },
  getUnreadNotificationCount: { path: '/notifications' },
  listDevelopmentMails: { path: '/dev/mailbox', as: 'visitor' },
} satisfies PageVisits;

/** The page of each operation that has generated stories. */
export const visits = {
  ...queries,
  ...accountVisits,
  ...contentVisits,
  ...earningVisits,
  ...fanVisits,
  ...vaultVisits,
  ...messageVisits,
  ...operatorVisits,
  ...paymentVisits,
  ...payoutVisits,
  ...promotionVisits,
  ...photoVisits,
  ...postingVisits,
  ...sellingVisits,
  ...videoItemVisits,
};
