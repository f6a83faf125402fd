import type {
  AppliedCoupon,
  SavedCard,
  Subscription,
  SubscriptionReceipt,
  SubscriptionStats,
  UserSummary,
} from '@fanlight/sdk/models';
import { samplePicture } from '../primitives/sample-picture.ts';
import { ago, fromNow } from '../testing/sample-times.ts';

const mara: UserSummary = {
  _id: '0193f2a4c1d07b3e5a918c42',
  name: 'Mara Quill',
  username: 'mara.clay',
  avatar: samplePicture(0),
  isPerformer: true,
  isVerified: true,
};

const noor: UserSummary = {
  _id: '0193f2a4c1d07b3e5a918c90',
  name: 'Noor Haddad',
  username: 'noor',
  avatar: null,
  isPerformer: false,
  isVerified: false,
};

/** A monthly subscription that is renewed by card. */
export const active: Subscription = {
  _id: '0193f2a4c1d07b3e5a918e00',
  type: 'monthly',
  status: 'active',
  performer: mara,
  user: noor,
  fan: null,
  price: 9.95,
  newPrice: null,
  newPriceAt: null,
  hasConsented: false,
  provider: 'sandbox',
  card: { brand: 'visa', last4: '4242' },
  isRenewing: true,
  startedAt: ago({ days: 54 }),
  paidThroughAt: fromNow({ days: 38 }),
  renewsAt: fromNow({ days: 38 }),
  cancelledAt: null,
  endedAt: null,
  totalFailures: 0,
  failureCode: null,
  createdAt: ago({ days: 54 }),
  updatedAt: ago({ minutes: 1 }),
};

const createSubscription = (id: string, name: string, username: string, rest: Partial<Subscription>): Subscription => ({
  ...active,
  _id: id,
  performer: { ...mara, _id: `${id}f`, name, username, avatar: null },
  ...rest,
});

/** A subscription for which the performer has announced a higher price. */
export const repriced = createSubscription('0193f2a4c1d07b3e5a918e01', 'Anselm Roth', 'anselm.strings', {
  provider: 'wallet',
  card: null,
  newPrice: 12.95,
  newPriceAt: fromNow({ days: 68 }),
});

/** A cancelled subscription. It gives access until its period ends. */
export const cancelled = createSubscription('0193f2a4c1d07b3e5a918e02', 'Odile Marchetti', 'odile.pastry', {
  type: 'yearly',
  price: 99,
  status: 'cancelled',
  isRenewing: false,
  renewsAt: null,
  paidThroughAt: fromNow({ days: 173 }),
  cancelledAt: ago({ days: 12 }),
});

/** A subscription whose renewal has failed and will be retried. */
export const pastDue = createSubscription('0193f2a4c1d07b3e5a918e03', 'Kofi Mensah', 'kofi.runs', {
  status: 'past-due',
  provider: 'wallet',
  card: null,
  totalFailures: 2,
  failureCode: 'insufficient_funds',
  renewsAt: fromNow({ days: 2 }),
  paidThroughAt: ago({ days: 1 }),
});

/** A subscription of a type that the performer no longer offers. It ends with its period. */
export const withdrawn = createSubscription('0193f2a4c1d07b3e5a918e06', 'Ines Duarte', 'ines.tiles', {
  isRenewing: false,
  renewsAt: null,
});

/** A subscription of 3 months that is renewed from the wallet. */
export const quarterly = createSubscription('0193f2a4c1d07b3e5a918e07', 'Wren Adeyemi', 'wren.paper', {
  type: 'quarterly',
  price: 26.87,
  provider: 'wallet',
  card: null,
});

/** A free subscription that has not ended. */
export const free = createSubscription('0193f2a4c1d07b3e5a918e04', 'Yuki Tanabe', 'yuki.sky', {
  type: 'free',
  price: 0,
  provider: 'wallet',
  card: null,
  isRenewing: false,
  renewsAt: null,
  paidThroughAt: fromNow({ days: 1 }),
});

export const ended = createSubscription('0193f2a4c1d07b3e5a918e05', 'Priya Raman', 'priya.chess', {
  status: 'ended',
  isRenewing: false,
  renewsAt: null,
  endedAt: ago({ days: 102 }),
});

/** The costs of `active`, `repriced` and `pastDue`. */
export const stats: SubscriptionStats = { monthlyCost: 29.85, totalRenewing: 3 };

export const cards: SavedCard[] = [
  {
    _id: '0193f2a4c1d07b3e5a918f00',
    paymentMethodId: 'pm_visa',
    gateway: 'sandbox',
    status: 'ready',
    brand: 'visa',
    last4: '4242',
    expMonth: 12,
    expYear: 2034,
    isDefault: true,
    createdAt: ago({ days: 133 }),
  },
];

export const coupon: AppliedCoupon = {
  code: 'FIRSTKILN',
  type: 'subscription',
  percentOff: 10,
  amountBefore: 9.95,
  discount: 1,
  amount: 8.95,
  tokens: 0,
  currency: 'USD',
  remainingUses: 1,
  expiresAt: null,
};

/** The receipt of a subscription that was paid from the wallet. */
export const receipt: SubscriptionReceipt = {
  subscription: { ...active, provider: 'wallet', card: null },
  payment: null,
  charge: {
    _id: '0193f2a4c1d07b3e5a918f10',
    type: 'subscription',
    amount: 9.95,
    performer: mara,
    message: null,
    createdAt: ago({ minutes: 1 }),
  },
  balance: 65.05,
  clientSecret: null,
};

/** The receipt of a free subscription. */
export const freeReceipt: SubscriptionReceipt = {
  ...receipt,
  subscription: { ...free, performer: mara },
  charge: null,
};
