import type { Charge, ChargeReceipt, Purchase } from '@fanlight/sdk/models';
import { samplePicture } from '../primitives/sample-picture.ts';
import { ago } from '../testing/sample-times.ts';

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
