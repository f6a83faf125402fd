import type { BestFeeds, SubscriberStats } from '@fanlight/sdk/models';
import { ago } from '../testing/sample-times.ts';

const dayOf = (days: number) => ago({ days }).slice(0, 10);
const period = { from: dayOf(29), to: dayOf(0) };

/** Subscribers of whom more came than left. */
export const subscriberStats: SubscriberStats = {
  total: 86,
  current: { ...period, totalNew: 12, totalLost: 3 },
  previous: { from: dayOf(59), to: dayOf(30), totalNew: 9, totalLost: 4 },
};

const post = { totalSales: 0, net: 0, totalLikes: 0, totalComments: 0 };

/** Three posts, of which the last one has no text. */
export const bestFeeds: BestFeeds = {
  ...period,
  feeds: [
    {
      ...{ _id: '0193f2a4c1d07b3e5a918d00', text: 'Every glaze that failed, and why', createdAt: ago({ days: 9 }) },
      ...{ net: 89.6, totalSales: 14, totalLikes: 128, totalComments: 9 },
    },
    {
      ...{ _id: '0193f2a4c1d07b3e5a918d01', createdAt: ago({ days: 3 }), ...post },
      text: 'Kiln opened at dawn. Two cracked, one sang, and the rest of the shelf is the blue that I have been chasing since spring.',
      ...{ totalLikes: 64, totalComments: 1 },
    },
    { _id: '0193f2a4c1d07b3e5a918d02', text: '', createdAt: ago({ days: 1 }), ...post },
  ],
};
