import type {
  BalanceEntry,
  BalanceEntryKind,
  BalanceExplanation,
  BalanceFigure,
  Charge,
  ChargeReceipt,
  Purchase,
} from '@fanlight/sdk/models';
import { samplePicture } from '../primitives/sample-picture.ts';
import { ago, fromNow } from '../testing/sample-times.ts';

const performer: Charge['performer'] = {
  _id: '0193f2a4c1d07b3e5a918c42',
  name: 'Mara Quill',
  username: 'mara.clay',
  avatar: null,
  isPerformer: true,
  isVerified: true,
};

/** A tip of 25 tokens with a message, sent 20 minutes ago. */
export const charge: Charge = {
  _id: '0193f2a4c1d07b3e5a918c50',
  type: 'tip',
  amount: 25,
  performer,
  message: 'For the next kiln.',
  createdAt: ago({ minutes: 20 }),
};

export const charges: Charge[] = [
  charge,
  {
    ...charge,
    _id: '0193f2a4c1d07b3e5a918c51',
    amount: 10,
    message: null,
    performer: { ...performer, _id: '0193f2a4c1d07b3e5a918c43', name: 'Blue Hour Trio', username: 'bluehour' },
    createdAt: ago({ days: 12 }),
  },
  {
    ...charge,
    _id: '0193f2a4c1d07b3e5a918c52',
    amount: 120.5,
    message: 'The chapter on pegboxes alone was worth every token. Thank you for writing it down so patiently.',
    performer: { ...performer, _id: '0193f2a4c1d07b3e5a918c44', name: 'Ilse van der Berg', username: 'ilse.luthier' },
    createdAt: ago({ days: 64 }),
  },
  {
    ...charge,
    _id: '0193f2a4c1d07b3e5a918c53',
    type: 'subscription',
    amount: 9.95,
    message: null,
    createdAt: ago({ days: 71 }),
  },
  {
    ...charge,
    _id: '0193f2a4c1d07b3e5a918c54',
    type: 'product',
    status: 'refunded',
    amount: 76,
    title: 'River glaze mug',
    message: null,
    createdAt: ago({ days: 76 }),
  },
];

export const receipt: ChargeReceipt = { charge, balanceBefore: 100, balance: 75 };

const bought: Purchase = {
  _id: '0193f2a4c1d07b3e5a918c60',
  type: 'feed',
  objectId: '0193f2a4c1d07b3e5a918d00',
  orderId: null,
  conversationId: null,
  title: 'Every glaze that failed, and why',
  thumbnailUrl: samplePicture(1),
  performer,
  price: 12.5,
  isReachable: true,
  isDownloadable: false,
  isRefunded: false,
  createdAt: ago({ minutes: 20 }),
};

/** Purchases: a post, a product, a deleted video, a refunded gallery, a gallery, a digital product, and a video. */
export const purchases: Purchase[] = [
  bought,
  {
    ...bought,
    _id: '0193f2a4c1d07b3e5a918c61',
    type: 'product',
    objectId: '0193f2a4c1d07b3e5a91d000',
    orderId: '0193f2a4c1d07b3e5a91f000',
    title: 'River glaze mug',
    thumbnailUrl: samplePicture(2),
    price: 76,
  },
  {
    ...bought,
    _id: '0193f2a4c1d07b3e5a918c62',
    type: 'video',
    title: 'Throwing a tall vessel',
    thumbnailUrl: null,
    price: 18,
    isReachable: false,
  },
  {
    ...bought,
    _id: '0193f2a4c1d07b3e5a918c63',
    type: 'gallery',
    title: '',
    thumbnailUrl: null,
    price: 15,
    isReachable: false,
    isRefunded: true,
  },
  {
    ...bought,
    _id: '0193f2a4c1d07b3e5a918c64',
    type: 'gallery',
    objectId: '0193f2a4c1d07b3e5a921000',
    title: 'A day at the kiln',
    thumbnailUrl: samplePicture(3),
    price: 12,
  },
  {
    ...bought,
    _id: '0193f2a4c1d07b3e5a918c65',
    type: 'product',
    objectId: '0193f2a4c1d07b3e5a91d001',
    orderId: '0193f2a4c1d07b3e5a91f001',
    title: 'Glaze recipes, with the firing times of a small electric kiln and a table of the failures',
    isDownloadable: true,
    price: 24.5,
  },
  {
    ...bought,
    _id: '0193f2a4c1d07b3e5a918c66',
    type: 'video',
    objectId: '0193f2a4c1d07b3e5a922000',
    title: 'Trimming a foot ring',
    thumbnailUrl: samplePicture(0),
    price: 9,
  },
];

let entryNo = 0;

function entry(kind: BalanceEntryKind, amount: number, rest: Partial<BalanceEntry> = {}): BalanceEntry {
  entryNo += 1;
  return {
    _id: `0193f2a4c1d07b3e5a9200${String(entryNo).padStart(2, '0')}`,
    ...{ kind, amount, title: null, referenceId: null, payableAt: null, createdAt: ago({ days: entryNo }) },
    ...rest,
  };
}

const tipId = '0193f2a4c1d07b3e5a91e001';
const payoutId = '0193f2a4c1d07b3e5a91f001';
const release = { payableAt: fromNow({ days: 6 }) };

/** The entries of each figure. `usedUp` are payable earnings of which more was spent than there were. */
export const entriesOf: Record<BalanceFigure | 'usedUp', BalanceEntry[]> = {
  payable: [
    entry('payout-hold', -120, { referenceId: payoutId }),
    entry('tip', 20, { title: 'For the next kiln.', referenceId: tipId }),
    entry('purchase', -12.5, { title: 'Four openings of the spring kiln' }),
    entry('purchase', 350, { title: 'River glaze mug', referenceId: '0193f2a4c1d07b3e5a91e002' }),
    entry('subscription', 75, { referenceId: '0193f2a4c1d07b3e5a91e003' }),
  ],
  held: [entry('tip', 80, { title: 'A thousand thanks.', referenceId: tipId, ...release })],
  usedUp: [entry('tip', -55, { title: 'Lovely.' }), entry('tip', 40, { referenceId: tipId })],
  frozen: [entry('dispute', 52)],
  payout: [entry('payout-change', -30), entry('payout-hold', 150, { referenceId: payoutId })],
  receivable: [entry('recovery', -20), entry('debt', 50)],
};

function explain(figure: BalanceFigure, entries: BalanceEntry[], carriedOver = 0): BalanceExplanation {
  const amounts = new Map<string, BalanceExplanation['sums'][number]>();
  for (const { kind, amount } of entries) {
    const key = `${kind} ${amount > 0}`;
    const sum = amounts.get(key) ?? { kind, amount: 0, totalEntries: 0 };
    amounts.set(key, { kind, amount: sum.amount + amount, totalEntries: sum.totalEntries + 1 });
  }
  const total = entries.reduce((sum, { amount }) => sum + amount, carriedOver);
  return { figure, amount: total, carriedOver, sums: [...amounts.values()].sort((a, b) => b.amount - a.amount) };
}

/** The explanation of each figure, whose sums are those of {@link entriesOf}. */
export const explanationOf: Record<BalanceFigure | 'usedUp', BalanceExplanation> = {
  payable: explain('payable', entriesOf.payable),
  held: explain('held', entriesOf.held, -15),
  usedUp: explain('payable', entriesOf.usedUp, 15),
  frozen: explain('frozen', entriesOf.frozen),
  payout: explain('payout', entriesOf.payout),
  receivable: explain('receivable', entriesOf.receivable),
};
