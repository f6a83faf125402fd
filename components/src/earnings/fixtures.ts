import type { Earning, UserSummary } from '@fanlight/sdk/models';
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
