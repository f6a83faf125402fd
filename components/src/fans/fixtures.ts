import type { Fan, Follow, Subscription, UserSummary } from '@fanlight/sdk/models';
import { type ListLoadable, ready } from '../primitives/index.ts';
import { samplePicture } from '../primitives/sample-picture.ts';
import * as samples from '../subscriptions/fixtures.ts';
import { ago } from '../testing/sample-times.ts';

const fan = (number: number, name: string, username: string | null, rest: Partial<UserSummary> = {}): UserSummary => ({
  _id: `0193f2a4c1d07b3e5a91c00${number}`,
  name,
  username,
  avatar: null,
  isPerformer: false,
  isVerified: false,
  ...rest,
});

const noor = fan(1, 'Noor Haddad', 'noor', { avatar: samplePicture(3) });
const anselm = fan(2, 'Anselm Roth', 'anselm.strings', { isPerformer: true, isVerified: true });
const bertrand = fan(3, 'Bertrand de la Fontaine-Saint-Hilaire', 'bertrand.de.la.fontaine');
const deniz = fan(4, 'Deniz Aydın', 'deniz', { avatar: samplePicture(5) });
const tomas = fan(5, 'Tomás Ferreira', 'tomas');
const ida = fan(6, 'Ida Lind', 'ida');
const deleted = fan(7, 'Deleted account', null);

/** A fan about whom nothing is kept. */
const plain: Fan = { isVip: false, isMuted: false, note: null, spent: 0 };

/** The notes, lists and spending of fans, by their ids. */
const kept: Record<string, Fan> = {
  [noor._id]: { isVip: true, isMuted: false, note: 'Collects the blue bowls. Asks before each opening.', spent: 264.9 },
  [bertrand._id]: {
    isVip: true,
    isMuted: true,
    note: 'Writes in French, prefers small parcels, and comments on every single post that I publish. Answer on Sundays, together with the orders of the week, so that nothing is forgotten.',
    spent: 1284.5,
  },
  [deniz._id]: { ...plain, isMuted: true },
  [tomas._id]: { ...plain, spent: 29.85 },
};

export const followers: Follow[] = [noor, anselm, bertrand, deniz, tomas].map((user, index) => ({
  _id: `0193f2a4c1d07b3e5a91d00${index}`,
  user,
  fan: kept[user._id] ?? plain,
  createdAt: ago({ days: 3 + 20 * index }),
}));

/** Returns a subscription as its performer sees it, without the card and the reason of a failure. */
const ofFan = (subscription: Subscription, user: UserSummary): Subscription => ({
  ...subscription,
  _id: `0193f2a4c1d07b3e5a91e${user._id.slice(-3)}`,
  user,
  fan: kept[user._id] ?? plain,
  card: null,
  failureCode: null,
});

export const renewing = ofFan(samples.active, noor);
export const withdrawn = ofFan(samples.withdrawn, anselm);
export const cancelled = ofFan(samples.cancelled, bertrand);
export const free = ofFan(samples.free, deniz);
export const pastDue = ofFan(samples.pastDue, tomas);
const over: Subscription = { ...samples.ended, startedAt: ago({ days: 164 }) };
export const ended = ofFan(over, ida);
export const ofDeletedUser = ofFan(over, deleted);

/** A subscription that ends unless the subscriber consents to a higher price (rule M7). */
export const withoutConsent: Subscription = {
  ...ofFan(samples.repriced, noor),
  isRenewing: false,
  renewsAt: null,
  newPriceAt: samples.repriced.paidThroughAt,
};

/** A subscription in each state. */
export const subscriptions: Subscription[] = [renewing, withdrawn, cancelled, free, pastDue, ended, ofDeletedUser];

/** Returns the only page of a list, with its total. */
export const page = <T>(items: readonly T[]): ListLoadable<T> => ready({ items, more: 'end', total: items.length });
