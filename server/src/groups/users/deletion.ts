import { and, eq, inArray, ne, or } from 'drizzle-orm';
import { type Context, requireViewer } from '../../context.ts';
import { files, idempotentAnswers, orders, subscriptions, uploadParts, uploads, users } from '../../db/schema/index.ts';
import { ApiFailure } from '../../http/failure.ts';
import { lockBalances, post } from '../../ledger/ledger.ts';
import type { Tx } from '../../ports/index.ts';
import type { Unit } from '../../unit.ts';
import { deleteSessions, requirePassword } from '../auth/index.ts';
import { deleteFiles } from '../files/index.ts';
import { forgetInBooks, forgetNews } from './forgetting.ts';
import { keepSold, movePollsAndFiles } from './keep-sold.ts';
import { findTraces, leaveItems, leavePerformers, leavePolls, removeResponsesOf } from './leave-others.ts';
import { readUser } from './store.ts';

/** Tokens go to the platform; earnings stay in the books as what is owed (rule M1). */
async function forfeitTokens(unit: Unit, userId: string): Promise<void> {
  const balances = await lockBalances(unit.tx, [userId], unit.nextId);
  const amount = balances.get(userId)?.tokens ?? 0;
  if (amount === 0) return;
  const movements = [
    { account: { ownerId: userId, kind: 'tokens' as const }, amount: -amount },
    { account: { ownerId: null, kind: 'commission' as const }, amount },
  ];
  await post(
    unit.tx,
    { id: unit.nextId(), kind: 'forfeit', referenceId: userId, at: unit.now, movements },
    unit.nextId,
  );
}

/** @throws {ApiFailure} `ORDERS_OPEN` while somebody waits for what only this performer can send (rule M10) */
async function requireAllSent({ tx }: Unit, performerId: string): Promise<void> {
  const isOpen = inArray(orders.status, ['paid', 'processing']);
  const [open] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.performerId, performerId), isOpen))
    .limit(1);
  if (open) throw new ApiFailure('ORDERS_OPEN');
}

/** Nothing is charged any more, for what the person subscribed to nor for them. */
async function endSubscriptions({ tx, now }: Unit, userId: string): Promise<void> {
  const isTheirs = or(eq(subscriptions.userId, userId), eq(subscriptions.performerId, userId));
  // In id order: another account, whose subscription is among them, may be deleted at the same time.
  await tx
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(isTheirs)
    .orderBy(subscriptions.id)
    .for('no key update');
  await tx
    .update(subscriptions)
    .set({ status: 'ended', endedAt: now, renewsAt: null, paymentMethodId: null, updatedAt: now })
    .where(and(isTheirs, ne(subscriptions.status, 'ended')));
}

/** The ids under which bytes of a person are stored: files, and the parts of those that are on their way. */
async function storedOf(tx: Tx, ownerId: string): Promise<string[]> {
  const whole = await tx.select({ id: files.id }).from(files).where(eq(files.ownerId, ownerId));
  const parts = await tx
    .select({ id: uploadParts.storedId })
    .from(uploadParts)
    .innerJoin(uploads, eq(uploads.id, uploadParts.uploadId))
    .where(eq(uploads.ownerId, ownerId));
  return [...whole, ...parts].map(({ id }) => id);
}

/**
 * Deletes the viewer's own account (rule P8): ends sessions and subscriptions, forfeits tokens, removes what is personal,
 * here and at the gateways of cards. The ledger stays, under an id that nothing explains any more, and what others
 * bought stays theirs (rules A4, M4).
 *
 * @throws {ApiFailure} `NOT_FOUND`, `FORBIDDEN` for somebody else's, `WRONG_PASSWORD`, `ORDERS_OPEN`
 */
export async function deleteAccount(context: Context, id: string, password: string): Promise<void> {
  const { userId } = requireViewer(context);
  if (id !== userId) {
    await readUser(context.db, id);
    throw new ApiFailure('FORBIDDEN');
  }
  await requirePassword(context, userId, password, 'password');
  const { passwords, random } = context.ports;
  const lockedHash = await passwords.hash(random.token(32));
  await context.transaction(
    async (unit) => {
      const { tx } = unit;
      const [user] = await tx.select().from(users).where(eq(users.id, userId));
      if (!user) throw new ApiFailure('UNAUTHENTICATED');
      // Orders are placed by people who hold the account: none comes after this.
      if (user.isPerformer) await requireAllSent(unit, userId);
      await deleteSessions(unit, userId, 'account-deleted');
      await tx.delete(idempotentAnswers).where(eq(idempotentAnswers.userId, userId));
      const traces = await findTraces(tx, userId);
      await leavePerformers(tx, userId, traces);
      await leaveItems(tx, traces, userId);
      const heirId = user.isPerformer ? await keepSold(unit, userId, lockedHash) : undefined;
      const pictureIds = await removeResponsesOf(tx, userId);
      await leavePolls(tx, userId);
      if (user.isPerformer) await movePollsAndFiles(unit, userId, heirId);
      await deleteFiles(unit, pictureIds);
      for (const fileId of await storedOf(tx, userId)) unit.removeFile(fileId);
      await endSubscriptions(unit, userId);
      await forgetInBooks(unit, user);
      await forfeitTokens(unit, userId);
      await forgetNews(unit, userId);
      // Everything else that belongs to the account goes with its row.
      await tx.delete(users).where(inArray(users.id, [userId]));
    },
    { strength: 'update' },
  );
}
