import { and, eq, inArray, ne } from 'drizzle-orm';
import { type AccountDeletion, deletionBatch, moreAfter } from '../../content/index.ts';
import { subscriptions } from '../../db/schema/index.ts';
import type { Unit } from '../../unit.ts';
import { countChange, deleteTotal } from './total.ts';

const endedColumns = (now: Date) =>
  ({ status: 'ended', endedAt: now, renewsAt: null, paymentMethodId: null, updatedAt: now }) as const;

/**
 * Ends the subscriptions of an account when the account is closed, so that none is renewed, and removes the saved card
 * from them. Their rows are kept as records of payments.
 */
export async function endOwnSubscriptions(unit: Unit, userId: string): Promise<void> {
  const { tx, now } = unit;
  const isByAccount = eq(subscriptions.userId, userId);
  // The rows are locked in the order of their ids, because the performer of a subscription may be deleted concurrently.
  const { id, performerId, status, endedAt } = subscriptions;
  const rows = await tx
    .select({ id, performerId, status, endedAt })
    .from(subscriptions)
    .where(isByAccount)
    .orderBy(id)
    .for('no key update');
  for (const row of rows)
    countChange(unit, row, { performerId: row.performerId, status: 'ended', endedAt: row.endedAt ?? now });
  await tx
    .update(subscriptions)
    .set(endedColumns(now))
    .where(and(isByAccount, ne(subscriptions.status, 'ended')));
  await tx
    .update(subscriptions)
    .set({ paymentMethodId: null, cardBrand: null, cardLast4: null, cancelNote: null })
    .where(isByAccount);
}

export const accountDeletion: AccountDeletion = {
  /**
   * Ends the subscriptions of fans to the account. A subscription that is due for renewal before this step is ended by
   * the renewal job.
   */
  async responses(unit, { id }) {
    const { tx, now } = unit;
    deleteTotal(unit, id);
    const isRunning = and(eq(subscriptions.performerId, id), ne(subscriptions.status, 'ended'));
    const rows = await tx
      .select({ id: subscriptions.id })
      .from(subscriptions)
      .where(isRunning)
      .orderBy(subscriptions.id)
      .limit(deletionBatch)
      .for('no key update');
    const ids = rows.map((row) => row.id);
    if (ids.length > 0) await tx.update(subscriptions).set(endedColumns(now)).where(inArray(subscriptions.id, ids));
    return moreAfter(ids.length);
  },
};
