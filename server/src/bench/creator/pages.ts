import { api, type Client } from '@fanlight/sdk';

/** A page of a creator, and the reads with which it opens. */
export interface CreatorPage {
  path: string;
  reads: ((client: Client, now: Date) => Promise<unknown>)[];
}

const dayMs = 24 * 60 * 60 * 1000;
/** The dashboard compares the last 30 days with as many before. */
const dashboardFrom = (now: Date) => new Date(now.getTime() - 59 * dayMs).toISOString().slice(0, 10);

const me = (client: Client) => client.call(api.getMyPerformer);
const wallet = (client: Client) => client.call(api.getWallet);

/** The pages below `/creator` whose reads depend on the number of the creator's posts, followers or earnings. */
export const creatorPages: CreatorPage[] = [
  {
    path: '/creator/dashboard',
    reads: [
      me,
      (client, now) => client.call(api.getEarningStats, { query: { from: dashboardFrom(now), interval: 'day' } }),
      (client) => client.call(api.listSubscribers, { query: { limit: 1 } }),
      (client) => client.call(api.listReceivedOrders, { query: { limit: 1, isAwaitingShipment: true } }),
      (client) => client.call(api.listNotifications, { query: { limit: 5, sort: 'desc', sortBy: 'updatedAt' } }),
    ],
  },
  {
    path: '/creator/earnings',
    reads: [(client) => client.call(api.getEarningStats), (client) => client.call(api.listEarnings)],
  },
  {
    path: '/creator/payouts',
    reads: [
      me,
      wallet,
      (client) => client.call(api.checkPendingPayoutRequest),
      (client) => client.call(api.listPayoutRequests),
    ],
  },
  { path: '/creator/posts', reads: [me, (client) => client.call(api.listMyFeeds)] },
  { path: '/creator/videos', reads: [(client) => client.call(api.listMyVideos)] },
  { path: '/creator/reels', reads: [(client) => client.call(api.listMyReels)] },
  { path: '/creator/galleries', reads: [(client) => client.call(api.listMyGalleries)] },
  { path: '/creator/photos', reads: [(client) => client.call(api.listMyPhotos)] },
  { path: '/creator/stories', reads: [(client) => client.call(api.listMyStories)] },
  { path: '/creator/products', reads: [(client) => client.call(api.listMyProducts)] },
  { path: '/creator/orders', reads: [(client) => client.call(api.listReceivedOrders)] },
  { path: '/creator/subscribers', reads: [(client) => client.call(api.listSubscribers)] },
  { path: '/creator/followers', reads: [(client) => client.call(api.listFollowers)] },
];
