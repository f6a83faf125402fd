import { eq } from 'drizzle-orm';
import { type AccountDeletion, type DeletedAccount, deletionPhases } from '../content/index.ts';
import type { Context } from '../context.ts';
import type { AccessOf, ActiveGroup, HandlersOf } from '../contract.ts';
import { users as accounts } from '../db/schema/index.ts';
import type { DomainEventOf } from '../domain-events.ts';
import { ApiFailure } from '../http/failure.ts';
import { deleteStoredResponses } from '../idempotency/store.ts';
import type { Progress } from '../outbox/fan-out.ts';
import type { Unit } from '../unit.ts';
import * as auth from './auth/index.ts';
import * as comments from './comments/index.ts';
import * as conversations from './conversations/index.ts';
import * as fans from './fans/index.ts';
import * as feeds from './feeds/index.ts';
import * as files from './files/index.ts';
import * as follows from './follows/index.ts';
import * as galleries from './galleries/index.ts';
import * as mails from './mails/index.ts';
import * as messages from './messages/index.ts';
import * as notifications from './notifications/index.ts';
import * as orders from './orders/index.ts';
import * as payments from './payments/index.ts';
import * as payouts from './payouts/index.ts';
import * as performers from './performers/index.ts';
import * as photos from './photos/index.ts';
import * as products from './products/index.ts';
import * as reactions from './reactions/index.ts';
import * as reels from './reels/index.ts';
import * as reports from './reports/index.ts';
import * as stories from './stories/index.ts';
import * as subscriptions from './subscriptions/index.ts';
import * as uploads from './uploads/index.ts';
import * as users from './users/index.ts';
import * as videos from './videos/index.ts';
import * as wallet from './wallet/index.ts';

/**
 * The steps with which each group deletes the data of an account. Within a phase, the steps run in the order of this
 * list. A missing group is a type error. Null means that the group needs no step, for one of these reasons: it stores
 * no data about accounts; a foreign key deletes its few rows; its rows are deleted when the account is closed; or its
 * data stays after the deletion (rule P8).
 */
const groups: Record<ActiveGroup, AccountDeletion | null> = {
  performers: performers.accountDeletion,
  follows: follows.accountDeletion,
  fans: fans.accountDeletion,
  reactions: reactions.accountDeletion,
  comments: comments.accountDeletion,
  stories: stories.accountDeletion,
  feeds: feeds.accountDeletion,
  photos: photos.accountDeletion,
  galleries: galleries.accountDeletion,
  videos: videos.accountDeletion,
  reels: reels.accountDeletion,
  products: products.accountDeletion,
  uploads: uploads.accountDeletion,
  files: files.accountDeletion,
  subscriptions: subscriptions.accountDeletion,
  reports: reports.accountDeletion,
  payments: payments.accountDeletion,
  orders: orders.accountDeletion,
  payouts: payouts.accountDeletion,
  wallet: wallet.accountDeletion,
  messages: messages.accountDeletion,
  conversations: conversations.accountDeletion,
  notifications: notifications.accountDeletion,
  users: users.accountDeletion,
  addresses: null,
  auth: null,
  blocks: null,
  earnings: null,
  events: null,
  geo: null,
  mails: null,
  operator: null,
  posts: null,
  referrals: null,
  search: null,
  settings: null,
  tokens: null,
};

/** All steps in their order. The outbox stores the name of the current step as the progress of the deletion. */
const steps = deletionPhases.flatMap((phase) =>
  Object.entries(groups).flatMap(([group, deletion]) => {
    const step = deletion?.[phase];
    return step ? [{ name: `${phase} ${group}`, step }] : [];
  }),
);

async function readAccount({ db }: Context, { userId, placeholderId }: DomainEventOf<'account-closed'>) {
  const [user] = await db.select().from(accounts).where(eq(accounts.id, userId));
  if (!user) return undefined;
  const sold = await wallet.findSoldItems(db, userId);
  const isSold = Object.values(sold).some((ids) => ids.length > 0);
  const placeholder = isSold ? { id: placeholderId, passwordHash: user.passwordHash, sold } : null;
  return { id: userId, placeholder } satisfies DeletedAccount;
}

/**
 * Deletes the data of a closed account (rule P8). Each step has its own transaction and is idempotent. If a step has
 * more rows than fit into one batch, the progress is stored, and the outbox calls this subscriber again.
 */
export async function deleteClosedAccount(
  context: Context,
  event: DomainEventOf<'account-closed'>,
  progress: Progress,
): Promise<void> {
  const account = await readAccount(context, event);
  // An earlier call has completed the last step, which deletes the account's row.
  if (!account) return;
  const firstStep = Math.max(
    0,
    steps.findIndex(({ name }) => name === progress.cursor),
  );
  for (const { name, step } of steps.slice(firstStep)) {
    const result = await context.transaction(async (unit) => {
      const more = await step(unit, account);
      if (more) await progress.save(unit.tx, name);
      return more;
    });
    if (result === 'more') return;
  }
}

/**
 * Closes an account. Its sessions and subscriptions end, and its profile becomes anonymous and hidden.
 * {@link deleteClosedAccount} deletes the remaining data afterwards.
 *
 * @throws {ApiFailure} `ORDERS_OPEN`, `PAYOUT_PENDING`
 */
async function close(unit: Unit, id: string, passwordHash: string): Promise<void> {
  const [user] = await unit.tx.select().from(accounts).where(eq(accounts.id, id));
  if (!user) throw new ApiFailure('UNAUTHENTICATED');
  await orders.requireAllShipped(unit, id);
  await payouts.requireNoOpenPayout(unit, id);
  await auth.deleteSessions(unit, id, 'account-deleted');
  await deleteStoredResponses(unit.tx, id);
  await performers.closePerformer(unit, id);
  await subscriptions.endOwnSubscriptions(unit, id);
  await mails.deleteMails(unit, user);
  await users.closeAccount(unit, id, passwordHash);
  unit.publish({ type: 'account-closed', userId: id, placeholderId: unit.nextId() });
}

/**
 * Closes the viewer's account (rule P8). {@link deleteClosedAccount} then deletes the personal data, also at the card
 * gateways, and forfeits the tokens. The ledger keeps only the account's id, and buyers keep their items (rules A4,
 * M4).
 *
 * @throws {ApiFailure} `WRONG_PASSWORD`, `ORDERS_OPEN`, `PAYOUT_PENDING`
 */
async function deleteAccount(context: Context, userId: string, password: string): Promise<{ data: { success: true } }> {
  await auth.requirePassword(context, userId, password, 'password');
  const { passwords, random } = context.ports;
  const passwordHash = await passwords.hash(random.token(32));
  await context.transaction((unit) => close(unit, userId, passwordHash), { strength: 'update' });
  return { data: { success: true } };
}

/** The resolvers of `x-access`. */
export const accountDeletionAccess = {
  deleteUser: users.findAccount,
  deletePerformer: users.findAccount,
} satisfies Pick<AccessOf<'users' | 'performers'>, 'deleteUser' | 'deletePerformer'>;

/** The operations that delete an account. They are not in a group, because they concern all groups. */
export const accountDeletionHandlers = {
  deleteUser: (context, { body }, id) => deleteAccount(context, id, body.password),
  deletePerformer: (context, { body }, id) => deleteAccount(context, id, body.password),
} satisfies Pick<HandlersOf<'users' | 'performers', typeof accountDeletionAccess>, 'deleteUser' | 'deletePerformer'>;
