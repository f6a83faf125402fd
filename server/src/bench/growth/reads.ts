import type { OperationId } from '@fanlight/sdk/operations';
import { idOf, type Viewers } from './data.ts';

/** A list, counter or search, with the parameters that a screen sends. */
export interface Read {
  operation: OperationId;
  /** Distinguishes several reads of the same operation. */
  variant?: string;
  /** The viewer; by default the fan. */
  as?: 'performer' | 'visitor';
  options?: (viewers: Viewers) => { params?: Record<string, string>; query?: Record<string, unknown> };
}

const post = idOf('feed', 10);
const query = (values: Record<string, unknown>) => () => ({ query: values });
const comments = { objectType: 'feed', objectId: post };
const ofPerformer = ({ performerId }: Viewers) => ({ query: { performerId } });

/** Lists and counters. */
export const lists: Read[] = [
  { operation: 'listFeeds' },
  { operation: 'listFeeds', variant: 'of subscriptions', options: query({ isSubscribed: true }) },
  { operation: 'listMyFeeds', as: 'performer' },
  { operation: 'listMyFeeds', variant: 'published', as: 'performer', options: query({ status: 'published' }) },
  { operation: 'listMyFeeds', variant: 'popular', as: 'performer', options: query({ sortBy: 'popular' }) },
  { operation: 'listMyFeeds', variant: 'drafts', as: 'performer', options: query({ status: 'draft' }) },
  {
    operation: 'getPlannedFeeds',
    as: 'performer',
    options: query({ from: '2020-01-01T00:00:00.000Z', to: '2100-01-01T00:00:00.000Z' }),
  },
  { operation: 'getHashtagSuggestions', as: 'performer', options: query({ q: 'ki' }) },
  { operation: 'listPerformerFeeds', options: () => ({ params: { username: 'mara.clay' } }) },
  { operation: 'listBookmarkedFeeds' },
  { operation: 'listBookmarkedVideos' },
  { operation: 'listBookmarkedReels' },
  { operation: 'listBookmarkedGalleries' },
  { operation: 'listBookmarkedProducts' },
  { operation: 'listBookmarkedPerformers' },
  { operation: 'listBookmarks', variant: 'all', options: () => ({ params: { type: 'all' } }) },
  { operation: 'listVideos' },
  { operation: 'listVideos', variant: 'popular', options: query({ sortBy: 'popular' }) },
  { operation: 'listVideos', variant: 'of a performer', options: ofPerformer },
  { operation: 'listMyVideos', as: 'performer' },
  { operation: 'listMyVideos', variant: 'popular', as: 'performer', options: query({ sortBy: 'popular' }) },
  { operation: 'listReels' },
  { operation: 'listReels', variant: 'of a performer', options: ofPerformer },
  { operation: 'listMyReels', as: 'performer' },
  { operation: 'listGalleries' },
  { operation: 'listGalleries', variant: 'popular', options: query({ sortBy: 'popular' }) },
  { operation: 'listGalleries', variant: 'of a performer', options: ofPerformer },
  { operation: 'listMyGalleries', as: 'performer' },
  { operation: 'listPhotos' },
  { operation: 'listPerformerPhotos', options: ({ performerId }) => ({ params: { performerId } }) },
  { operation: 'listMyPhotos', as: 'performer' },
  { operation: 'listLibraryFiles', as: 'performer' },
  {
    operation: 'listLibraryFiles',
    variant: 'unused photos',
    as: 'performer',
    options: query({ kind: 'photo', isUsed: false }),
  },
  { operation: 'listLibraryFiles', variant: 'by name', as: 'performer', options: query({ q: 'nothing' }) },
  { operation: 'listProducts' },
  { operation: 'listProducts', variant: 'popular', options: query({ sortBy: 'popular' }) },
  { operation: 'listProducts', variant: 'by price', options: query({ sortBy: 'price', sort: 'asc' }) },
  { operation: 'listProducts', variant: 'of a performer', options: ofPerformer },
  { operation: 'listMyProducts', as: 'performer' },
  { operation: 'listStories' },
  { operation: 'listMyStories', as: 'performer' },
  { operation: 'listComments', options: query(comments) },
  { operation: 'listComments', variant: 'oldest first', options: query({ ...comments, sort: 'asc' }) },
  { operation: 'listCommentReplies', options: () => ({ params: { id: idOf('comment', 1) } }) },
  { operation: 'listFollowers', as: 'performer' },
  { operation: 'listFollowers', variant: 'VIPs', as: 'performer', options: query({ list: 'vip' }) },
  { operation: 'listFollowing' },
  { operation: 'listBlockedUsers', as: 'performer' },
  { operation: 'searchPerformers' },
  { operation: 'searchPerformers', variant: 'latest', options: query({ sortBy: 'latest' }) },
  { operation: 'searchPerformers', variant: 'by name', options: query({ sortBy: 'name' }) },
  { operation: 'listTopPerformers' },
  { operation: 'listRandomPerformers' },
  { operation: 'listNotifications' },
  { operation: 'listNotifications', variant: 'unread', options: query({ isUnread: true }) },
  { operation: 'getUnreadNotificationCount' },
  { operation: 'listCharges' },
  { operation: 'listPurchases' },
  { operation: 'listEarnings', as: 'performer' },
  { operation: 'listBalanceEntries', variant: 'payable', as: 'performer', options: query({ figure: 'payable' }) },
  { operation: 'listBalanceEntries', variant: 'held', as: 'performer', options: query({ figure: 'held' }) },
  {
    operation: 'getBalanceExplanation',
    variant: 'payable',
    as: 'performer',
    options: query({ figure: 'payable' }),
  },
  { operation: 'getBestFeeds', as: 'performer' },
  { operation: 'listTransactions' },
  { operation: 'listOrders' },
  { operation: 'listReceivedOrders', as: 'performer' },
  {
    operation: 'listReceivedOrders',
    variant: 'to ship',
    as: 'performer',
    options: query({ isAwaitingShipment: true, sort: 'asc' }),
  },
  { operation: 'listPayoutRequests', as: 'performer' },
  { operation: 'listPayoutRequests', variant: 'paid', as: 'performer', options: query({ status: 'paid' }) },
  { operation: 'listUserPayoutRequests', as: 'performer' },
  { operation: 'listSubscriptions' },
  { operation: 'listSubscriptions', variant: 'by status', options: query({ sortBy: 'status' }) },
  { operation: 'getSubscriptionStats' },
  { operation: 'listSubscribers', as: 'performer' },
  { operation: 'getSubscriberStats', as: 'performer' },
  { operation: 'listMyPromotions', as: 'performer' },
  { operation: 'listSearchKeywords' },
  { operation: 'listSearchKeywords', variant: 'prefix', options: query({ q: 'gla' }) },
];

const posts = (variant: string, q: string, more: Partial<Read> = {}): Read => ({
  operation: 'listFeeds',
  variant,
  options: query({ q }),
  ...more,
});

/** Searches. */
export const searches: Read[] = [
  posts('frequent word', 'glaze'),
  posts('frequent word, visitor', 'glaze', { as: 'visitor' }),
  posts('word of every 100th', 'tenmoku'),
  posts('rare word', 'wollastonite'),
  posts('prefix', 'wolla'),
  posts('two letters', 'gl'),
  posts('typo', 'tenmoki'),
  posts('typo of a rare word', 'wollastomite'),
  posts('two words', 'glaze tenmoku'),
  posts('two words, one rare', 'glaze wollastonite'),
  posts('no match', 'zzzzzzzz'),
  posts('hashtag', '#kiln'),
  { operation: 'listMyFeeds', variant: 'frequent word', as: 'performer', options: query({ q: 'glaze' }) },
  { operation: 'listMyFeeds', variant: 'word of every 100th', as: 'performer', options: query({ q: 'tenmoku' }) },
  { operation: 'listVideos', variant: 'word', options: query({ q: 'glaze' }) },
  { operation: 'listReels', variant: 'word', options: query({ q: 'glaze' }) },
  { operation: 'listGalleries', variant: 'word', options: query({ q: 'glaze' }) },
  { operation: 'listPhotos', variant: 'word', options: query({ q: 'glaze' }) },
  { operation: 'listProducts', variant: 'word', options: query({ q: 'glaze' }) },
  { operation: 'searchPerformers', variant: 'word', options: query({ q: 'clay' }) },
  { operation: 'searchPerformers', variant: 'typo', options: query({ q: 'persan' }) },
  { operation: 'searchUsers', variant: 'prefix', options: query({ q: 'person.7' }) },
  { operation: 'searchUsers', variant: 'two letters', options: query({ q: 'pe' }) },
  { operation: 'searchUsers', variant: 'two words', options: query({ q: 'person 7' }) },
  { operation: 'searchUsers', variant: 'by name', options: query({ q: 'person.7', sortBy: 'name' }) },
  { operation: 'searchUsers', variant: 'no match', options: query({ q: 'zzzzzzzz' }) },
];

/** The lists that are not measured, each with the reason. */
export const excluded: Partial<Record<OperationId, string>> = {
  listSessions: 'A user has few sessions.',
  listAddresses: 'A user has few addresses.',
  listPaymentCards: 'A user has few cards.',
  listBlockedCountries: 'At most one row for each country.',
  listTokenPackages: 'A few rows, written by the operator.',
  listSitePromos: 'A few rows, written by the operator.',
  listPosts: 'A few rows, written by the operator.',
  listTranslations: 'Written by the operator; independent of content.',
  listCities: 'Reference data in memory.',
  listCountries: 'Reference data in memory.',
  listLanguages: 'Reference data in memory.',
  listLanguageReferences: 'Reference data in memory.',
  listLocales: 'Reference data in memory.',
  listPhoneCodes: 'Reference data in memory.',
  listStates: 'Reference data in memory.',
  listDevelopmentMails: 'Demo mode only.',
  listEvents: 'A page is a range of the primary key.',
  listEventChannels: 'One row for each channel of the viewer.',
  listReports: 'A user makes few reports.',
  listReferrals: 'A user refers few performers.',
  listReferralEarnings: 'No screen lists more than one page.',
};
