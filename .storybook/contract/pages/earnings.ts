import { press } from '../acts.ts';
import type { PageVisits } from '../visits.ts';

const explanation = '/creator/payouts?dialog=balance&figure=payable';

/** Operations of earnings. */
export const earningVisits = {
  getSubscriberStats: { path: '/creator/dashboard', as: 'performer' },
  getBestFeeds: { path: '/creator/dashboard', as: 'performer' },
  getEarningStats: { path: '/creator/earnings', as: 'performer' },
  listEarnings: { path: '/creator/earnings', as: 'performer' },
  exportEarnings: { path: '/creator/earnings', as: 'performer', play: press('earnings:download') },
  getBalanceExplanation: { path: explanation, as: 'performer' },
  listBalanceEntries: { path: explanation, as: 'performer' },
} satisfies PageVisits;
