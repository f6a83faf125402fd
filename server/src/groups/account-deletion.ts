import { eq } from 'drizzle-orm';
import type { DeletedAccount, OnAccountDeleted } from '../content/index.ts';
import type { Context } from '../context.ts';
import type { AccessOf, ActiveGroup, HandlersOf } from '../contract.ts';
import { users as accounts } from '../db/schema/index.ts';
import { ApiFailure } from '../http/failure.ts';
import { deleteStoredResponses } from '../idempotency/store.ts';
import type { Unit } from '../unit.ts';
import * as auth from './auth/index.ts';
import * as comments from './comments/index.ts';
import * as feeds from './feeds/index.ts';
import * as files from './files/index.ts';
import * as follows from './follows/index.ts';
import * as galleries from './galleries/index.ts';
import * as mails from './mails/index.ts';
import * as notifications from './notifications/index.ts';
import * as orders from './orders/index.ts';
import * as payments from './payments/index.ts';
import * as performers from './performers/index.ts';
import * as photos from './photos/index.ts';
import * as products from './products/index.ts';
import * as reactions from './reactions/index.ts';
import * as reels from './reels/index.ts';
import * as reports from './reports/index.ts';
import * as stories from './stories/index.ts';
import * as subscriptions from './subscriptions/index.ts';
import * as users from './users/index.ts';
import * as videos from './videos/index.ts';
import * as wallet from './wallet/index.ts';

/** Additional steps, for modules outside of the groups and for groups with several places in the lock order. */
type ExtraStep = 'openOrders' | 'storedResponses' | 'placeholder' | 'placeholderPerformer' | 'polls';

/**
 * The function with which each group handles the deletion of an account, in the lock order (`Unit`). A missing group is a
 * type error. Null means that the group has nothing to do: it stores no data about accounts, or a foreign key deletes the
 * data, or the data stays after the deletion (rule P8).
 */
const steps: Record<ActiveGroup | ExtraStep, OnAccountDeleted | null> = {
  openOrders: orders.requireAllShipped,
  auth: auth.onAccountDeleted,
  storedResponses: ({ tx }, { id }) => deleteStoredResponses(tx, id),
  placeholder: users.addPlaceholder,
  follows: follows.onAccountDeleted,
  performers: performers.onAccountDeleted,
  feeds: feeds.onAccountDeleted,
  galleries: galleries.onAccountDeleted,
  photos: photos.onAccountDeleted,
  videos: videos.onAccountDeleted,
  reels: reels.onAccountDeleted,
  products: products.onAccountDeleted,
  stories: stories.onAccountDeleted,
  placeholderPerformer: performers.addPlaceholder,
  comments: comments.onAccountDeleted,
  reactions: reactions.onAccountDeleted,
  polls: feeds.removeFromPolls,
  files: files.onAccountDeleted,
  subscriptions: subscriptions.onAccountDeleted,
  reports: reports.onAccountDeleted,
  payments: payments.onAccountDeleted,
  orders: orders.onAccountDeleted,
  mails: mails.onAccountDeleted,
  wallet: wallet.onAccountDeleted,
  notifications: notifications.onAccountDeleted,
  users: users.onAccountDeleted,
  addresses: null,
  blocks: null,
  earnings: null,
  events: null,
  geo: null,
  posts: null,
  referrals: null,
  search: null,
  settings: null,
  tokens: null,
  uploads: null,
};

/** Reads the data that the steps need, before a step changes them. */
async function readDeletedAccount({ tx, nextId }: Unit, id: string, passwordHash: string): Promise<DeletedAccount> {
  const [user] = await tx.select().from(accounts).where(eq(accounts.id, id));
  if (!user) throw new ApiFailure('UNAUTHENTICATED');
  const { emailKey, isPerformer } = user;
  const sold = isPerformer ? await wallet.findSoldItems(tx, id) : undefined;
  const isSold = sold !== undefined && Object.values(sold).some((ids) => ids.length > 0);
  const placeholder = isSold ? { id: nextId(), passwordHash, sold } : null;
  return { id, emailKey, isPerformer, placeholder, followedIds: [], pictureIds: [] };
}

/**
 * Deletes the viewer's account (rule P8). Sessions and subscriptions end, tokens are forfeited, and personal data is
 * deleted here and at the card gateways. The ledger keeps only the account's id, and buyers keep their items (rules A4,
 * M4).
 *
 * @throws {ApiFailure} `WRONG_PASSWORD`, `ORDERS_OPEN`
 */
async function deleteAccount(context: Context, userId: string, password: string): Promise<{ data: { success: true } }> {
  await auth.requirePassword(context, userId, password, 'password');
  const { passwords, random } = context.ports;
  const passwordHash = await passwords.hash(random.token(32));
  await context.transaction(
    async (unit) => {
      const account = await readDeletedAccount(unit, userId, passwordHash);
      for (const step of Object.values(steps)) await step?.(unit, account);
    },
    { strength: 'update' },
  );
  return { data: { success: true } };
}

export const accountDeletionAccess = {
  deleteUser: users.findAccount,
  deletePerformer: users.findAccount,
} satisfies Pick<AccessOf<'users' | 'performers'>, 'deleteUser' | 'deletePerformer'>;

/** The operations that delete an account. Their handlers are outside of the groups, because they call all groups. */
export const accountDeletionHandlers = {
  deleteUser: (context, { body }, id) => deleteAccount(context, id, body.password),
  deletePerformer: (context, { body }, id) => deleteAccount(context, id, body.password),
} satisfies Pick<HandlersOf<'users' | 'performers', typeof accountDeletionAccess>, 'deleteUser' | 'deletePerformer'>;
