import type { AppliedCoupon, Payment, SavedCard, TokenPackage } from '@fanlight/sdk/models';
import { ago } from '../testing/sample-times.ts';

/** A successful top-up. */
export const payment: Payment = {
  _id: '0193f2a4c1d07b3e5a918c60',
  type: 'top-up',
  status: 'succeeded',
  amount: 100,
  discount: 0,
  couponCode: null,
  currency: 'USD',
  tokens: 100,
  performer: null,
  subscriptionId: null,
  gateway: 'sandbox',
  card: { brand: 'visa', last4: '4242' },
  failureCode: null,
  refundedAmount: 0,
  isDisputed: false,
  createdAt: ago({ minutes: 20 }),
};

export const payments: Payment[] = [
  payment,
  {
    ...payment,
    _id: '0193f2a4c1d07b3e5a918c61',
    status: 'failed',
    amount: 50,
    card: { brand: 'visa', last4: '9995' },
    failureCode: 'insufficient_funds',
    createdAt: ago({ minutes: 22 }),
  },
  {
    ...payment,
    _id: '0193f2a4c1d07b3e5a918c62',
    status: 'requires-authentication',
    amount: 25,
    card: { brand: 'mastercard', last4: '3155' },
    createdAt: ago({ days: 14 }),
  },
  {
    ...payment,
    _id: '0193f2a4c1d07b3e5a918c63',
    type: 'subscription',
    amount: 9.95,
    tokens: 0,
    performer: {
      _id: '0193f2a4c1d07b3e5a918c42',
      name: 'Mara Quill',
      username: 'mara.clay',
      avatar: null,
      isPerformer: true,
      isVerified: true,
    },
    subscriptionId: '0193f2a4c1d07b3e5a918c70',
    createdAt: ago({ days: 24 }),
  },
  {
    ...payment,
    _id: '0193f2a4c1d07b3e5a918c64',
    amount: 90,
    discount: 10,
    couponCode: 'FIRSTKILN',
    isDisputed: true,
    createdAt: ago({ days: 45 }),
  },
  {
    ...payment,
    _id: '0193f2a4c1d07b3e5a918c65',
    amount: 25,
    tokens: 25,
    refundedAmount: 25,
    createdAt: ago({ days: 63 }),
  },
];

const savedCard: SavedCard = {
  _id: '0193f2a4c1d07b3e5a918c80',
  paymentMethodId: 'pm_visa',
  gateway: 'sandbox',
  status: 'ready',
  brand: 'visa',
  last4: '4242',
  expMonth: 12,
  expYear: 2034,
  isDefault: true,
  createdAt: ago({ days: 121 }),
};

/** Saved cards: the default card, a card that requires authentication, and an expired card. */
export const savedCards: SavedCard[] = [
  savedCard,
  {
    ...savedCard,
    _id: '0193f2a4c1d07b3e5a918c81',
    paymentMethodId: 'pm_mastercard',
    brand: 'mastercard',
    last4: '4444',
    isDefault: false,
  },
  {
    ...savedCard,
    _id: '0193f2a4c1d07b3e5a918c82',
    paymentMethodId: 'pm_waits',
    status: 'requires-authentication',
    last4: '3155',
    isDefault: false,
  },
  {
    ...savedCard,
    _id: '0193f2a4c1d07b3e5a918c83',
    paymentMethodId: 'pm_over',
    status: 'expired',
    brand: 'amex',
    last4: '0005',
    expMonth: 3,
    expYear: 2026,
    isDefault: false,
  },
];

const offer: TokenPackage = {
  _id: '0193f2a4c1d07b3e5a918c90',
  title: 'Pocket lantern',
  description: 'A first tip and a little more.',
  price: 10,
  currency: 'USD',
  tokens: 10,
  bonusTokens: 0,
  isRecommended: false,
  createdAt: ago({ days: 121 }),
  updatedAt: ago({ days: 121 }),
};

export const packages: TokenPackage[] = [
  offer,
  { ...offer, _id: '0193f2a4c1d07b3e5a918c91', title: 'Window light', price: 25, tokens: 25.5, bonusTokens: 0.5 },
  {
    ...offer,
    _id: '0193f2a4c1d07b3e5a918c92',
    title: 'Harbour light',
    price: 50,
    tokens: 52,
    bonusTokens: 2,
    isRecommended: true,
  },
  { ...offer, _id: '0193f2a4c1d07b3e5a918c93', title: 'Lighthouse', price: 100, tokens: 106, bonusTokens: 6 },
];

/** Returns a coupon that reduces the price of a package or another amount by 10 %. */
export const tenPercentOff = (amount: number): AppliedCoupon => ({
  code: 'FIRSTKILN',
  type: 'top-up',
  percentOff: 10,
  amountBefore: amount,
  discount: amount / 10,
  amount: (amount * 9) / 10,
  tokens: packages.find(({ price }) => price === amount)?.tokens ?? amount,
  currency: 'USD',
  remainingUses: 1,
  expiresAt: null,
});
