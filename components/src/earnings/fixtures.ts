import type { Earning, EarningPoint, EarningStats, UserSummary } from '@fanlight/sdk/models';
import { samplePicture } from '../primitives/sample-picture.ts';
import { ago, fromNow } from '../testing/sample-times.ts';

const payer: UserSummary = {
  _id: '0193f2a4c1d07b3e5a918c10',
  name: 'Ines Moreau',
  username: 'ines',
  avatar: samplePicture(1),
  isPerformer: false,
  isVerified: false,
};

/** A tip with a message. */
export const tipEarning: Earning = {
  _id: '0193f2a4c1d07b3e5a91e001',
  type: 'tip',
  status: 'held',
  payer,
  objectId: null,
  title: 'For the next kiln.',
  gross: 25,
  commission: 5,
  net: 20,
  payableAt: fromNow({ days: 6 }),
  createdAt: ago({ hours: 20 }),
};

/** Earnings of several types and in every status. The payer of the last one has deleted their account. */
export const earnings: Earning[] = [
  {
    ...tipEarning,
    _id: '0193f2a4c1d07b3e5a91e002',
    type: 'subscription',
    title: null,
    gross: 9.95,
    commission: 1.99,
    net: 7.96,
    createdAt: ago({ hours: 3 }),
  },
  tipEarning,
  {
    ...tipEarning,
    _id: '0193f2a4c1d07b3e5a91e003',
    type: 'feed',
    status: 'payable',
    objectId: '0193f2a4c1d07b3e5a918d00',
    title: 'Every glaze that failed, and why',
    gross: 4,
    commission: 0.8,
    net: 3.2,
    createdAt: ago({ days: 9 }),
  },
  {
    ...tipEarning,
    _id: '0193f2a4c1d07b3e5a91e004',
    type: 'product',
    status: 'refunded',
    objectId: '0193f2a4c1d07b3e5a918d01',
    title: 'River glaze mug',
    gross: 38,
    commission: 7.6,
    net: 30.4,
    createdAt: ago({ days: 12 }),
  },
  {
    ...tipEarning,
    _id: '0193f2a4c1d07b3e5a91e005',
    type: 'subscription',
    status: 'frozen',
    payer: null,
    title: null,
    gross: 65,
    commission: 13,
    net: 52,
    createdAt: ago({ days: 20 }),
  },
];

const dayMs = 24 * 60 * 60 * 1000;
const sums = [0, 9.95, 25, 0, 64.95, 12, 120, 38, 0, 4, 9.95, 80];

const points: EarningPoint[] = Array.from({ length: 30 }, (_, index) => {
  const gross = sums[index % sums.length] ?? 0;
  const date = new Date(Date.parse(ago({ days: 0 })) - (29 - index) * dayMs).toISOString().slice(0, 10);
  return { date, gross, net: Math.round(gross * 80) / 100, totalSales: gross === 0 ? 0 : 1 + (index % 4) };
});

const total = (key: 'gross' | 'net' | 'totalSales') =>
  Math.round(points.reduce((sum, point) => sum + point[key], 0) * 100) / 100;

/** The statistics of the last 30 days. */
export const earningStats: EarningStats = {
  ...{ from: points[0]?.date ?? '', to: points.at(-1)?.date ?? '', interval: 'day', points },
  ...{ gross: total('gross'), net: total('net'), totalSales: total('totalSales') },
  commission: Math.round((total('gross') - total('net')) * 100) / 100,
  ...{ held: 180.4, payable: 392.5, frozen: 52 },
  types: [
    { type: 'subscription', gross: 420, net: 336, totalSales: 31 },
    { type: 'tip', gross: 199, net: 159.2, totalSales: 12 },
  ],
};
