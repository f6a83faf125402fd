import type { PerformerPromotion, Promotion } from '@fanlight/sdk/models';
import { ago, fromNow } from '../testing/sample-times.ts';

/** A discount of the first month that everyone sees. */
export const discount: Promotion = {
  _id: '0193f2a4c1d07b3e5a919100',
  code: 'K7QMR2TX',
  kind: 'discount',
  percentOff: 20,
  freeDays: null,
  endsAt: fromNow({ days: 12 }),
  status: 'active',
  isLinkOnly: false,
  maxUses: 50,
  totalUses: 12,
  createdAt: ago({ days: 3 }),
};

/** A link for free days. */
export const trial: Promotion = {
  ...discount,
  _id: '0193f2a4c1d07b3e5a919101',
  code: 'WH4PZ9AD',
  kind: 'trial',
  percentOff: null,
  freeDays: 7,
  isLinkOnly: true,
  totalUses: 0,
};

export const promotions: Promotion[] = [
  discount,
  trial,
  { ...discount, _id: '0193f2a4c1d07b3e5a919102', code: 'B2CD3EF4', status: 'used-up', totalUses: 50 },
  { ...trial, _id: '0193f2a4c1d07b3e5a919103', code: 'G5HJ6KL7', status: 'ended', endsAt: ago({ days: 2 }) },
];

/** `discount` as fans see it. */
export const discountOffer: PerformerPromotion = {
  performerId: '0193f2a4c1d07b3e5a918c42',
  code: discount.code,
  kind: 'discount',
  percentOff: 20,
  freeDays: null,
  endsAt: discount.endsAt,
  status: 'active',
  price: 7.96,
  remainingUses: 38,
};

/** `trial` as fans see it. */
export const trialOffer: PerformerPromotion = {
  ...discountOffer,
  code: trial.code,
  kind: 'trial',
  percentOff: null,
  freeDays: 7,
  price: 0,
};
