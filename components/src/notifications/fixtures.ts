import type { Notification, UserSummary } from '@fanlight/sdk/models';
import { samplePicture } from '../primitives/sample-picture.ts';
import { ago } from '../testing/sample-times.ts';

export const ines: UserSummary = {
  _id: '0193f2a4c1d07b3e5a918c90',
  name: 'Ines Moreau',
  username: 'ines',
  avatar: null,
  isPerformer: false,
  isVerified: false,
};

const ilse: UserSummary = {
  _id: '0193f2a4c1d07b3e5a918c44',
  name: 'Ilse van der Berg',
  username: 'ilse.luthier',
  avatar: samplePicture(0),
  isPerformer: true,
  isVerified: true,
};

/** An unread notification that several users like a post. */
export const reaction: Notification = {
  _id: '0193f2a4c1d07b3e5a918b00',
  type: 'reaction',
  actor: ines,
  totalActors: 5,
  objectType: 'feed',
  objectId: '0193f2a4c1d07b3e5a918d00',
  commentId: null,
  thumbnailUrl: samplePicture(1),
  excerpt: 'Kiln opened at dawn. Two cracked, one sang: ash glaze over iron, and a blue that only the back wall gives.',
  amount: null,
  orderStatus: null,
  isRead: false,
  createdAt: ago({ hours: 4 }),
  updatedAt: ago({ minutes: 4 }),
};

/** A notification about a fan's tip. It links to the earnings. */
export const tip: Notification = {
  ...reaction,
  _id: '0193f2a4c1d07b3e5a918b01',
  type: 'tip',
  totalActors: 1,
  objectType: 'charge',
  objectId: '0193f2a4c1d07b3e5a918c50',
  thumbnailUrl: null,
  excerpt: 'For the next kiln.',
  amount: 25,
};

/** A notification that a creator likes the viewer's comment on a post. */
export const commentReaction: Notification = {
  ...reaction,
  _id: '0193f2a4c1d07b3e5a918b08',
  actor: ilse,
  totalActors: 1,
  commentId: '0193f2a4c1d07b3e5a918f00',
  excerpt: 'That glaze looks like rain on slate.',
};

export const comment: Notification = {
  ...reaction,
  _id: '0193f2a4c1d07b3e5a918b02',
  type: 'comment',
  totalActors: 1,
  excerpt: 'That glaze looks like rain on slate.',
};

export const mention: Notification = {
  ...reaction,
  _id: '0193f2a4c1d07b3e5a918b03',
  type: 'mention',
  actor: ilse,
  totalActors: 1,
  thumbnailUrl: samplePicture(3),
  excerpt: 'Day three is a scraper, a cup of coffee and a lot of looking. @mara.clay, yours is next.',
  isRead: true,
};

/** A notification that a creator follows the viewer. It links to the creator's profile. */
export const follow: Notification = {
  ...reaction,
  _id: '0193f2a4c1d07b3e5a918b04',
  type: 'follow',
  actor: ilse,
  totalActors: 1,
  objectType: 'performer',
  objectId: '0193f2a4c1d07b3e5a918c42',
  thumbnailUrl: null,
  excerpt: null,
  isRead: true,
  updatedAt: ago({ days: 2, hours: 19 }),
};

/** A notification that a fan follows the viewer. It links to the followers, because fans have no public profile. */
export const fanFollow: Notification = { ...follow, _id: '0193f2a4c1d07b3e5a918b05', actor: ines, isRead: false };

export const subscription: Notification = {
  ...fanFollow,
  _id: '0193f2a4c1d07b3e5a918b08',
  type: 'subscription',
  objectType: 'subscription',
  objectId: '0193f2a4c1d07b3e5a918e00',
};

/** A notification without a link. */
export const messageRequest: Notification = {
  ...fanFollow,
  _id: '0193f2a4c1d07b3e5a918b09',
  type: 'message-request',
  objectType: 'conversation',
  objectId: '0193f2a4c1d07b3e5a918f20',
};

/** A physical product that a fan ordered; links to the order. */
export const sale: Notification = {
  ...tip,
  _id: '0193f2a4c1d07b3e5a918b06',
  type: 'sale',
  objectType: 'order',
  objectId: '0193f2a4c1d07b3e5a91f000',
  thumbnailUrl: samplePicture(2),
  excerpt: 'River glaze mug',
  amount: 38,
};

/** An order of the viewer that was shipped. */
export const shippedOrder: Notification = {
  ...sale,
  _id: '0193f2a4c1d07b3e5a918b07',
  type: 'order',
  actor: ilse,
  amount: null,
  orderStatus: 'shipped',
};

/** Notifications of the types that the others do not have. */
const otherTypes: Notification[] = (
  [
    ['reply', 'feed'],
    ['subscription', 'subscription'],
    ['message-request', 'conversation'],
    ['payout', 'payout'],
    ['live', 'stream'],
    ['content', 'feed'],
    ['report-outcome', 'report'],
    ['warning', 'report'],
  ] as const
).map(([type, objectType], index) => ({
  ...comment,
  _id: `0193f2a4c1d07b3e5a918b1${index}`,
  type,
  objectType,
  excerpt: objectType === 'feed' ? comment.excerpt : null,
  thumbnailUrl: null,
  amount: type === 'payout' ? 250 : null,
}));

/** A notification of each type. */
export const everyType: Notification[] = [
  reaction,
  commentReaction,
  tip,
  comment,
  mention,
  follow,
  sale,
  shippedOrder,
  ...otherTypes,
];

export const notifications: Notification[] = [tip, reaction, comment, sale, shippedOrder, mention, follow, fanFollow];
