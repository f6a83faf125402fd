import { eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { subscriptions } from '../../db/schema/index.ts';
import type { DomainEventOf } from '../../domain-events.ts';
import { ApiFailure } from '../../http/failure.ts';
import { setFollow } from '../follows/index.ts';
import { readPerformer } from '../performers/index.ts';
import { emitUpdated } from './store.ts';

/** Whether the performer is visible to the subscriber, who may have been blocked meanwhile (rule A4). */
async function isVisible({ db }: Context, performerId: string, userId: string): Promise<boolean> {
  try {
    await readPerformer(db, performerId, userId);
    return true;
  } catch (error) {
    if (error instanceof ApiFailure) return false;
    throw error;
  }
}

/**
 * Follows the performer of a new subscription (rule M7). The follow has its own transaction. The transaction of the
 * subscription locks the ledger, and must not also lock the performer's counters until it ends. The performer gets no
 * second notification.
 */
export async function followSubscribedPerformer(
  context: Context,
  { subscriptionId }: DomainEventOf<'subscription-created'>,
): Promise<void> {
  const [row] = await context.db.select().from(subscriptions).where(eq(subscriptions.id, subscriptionId));
  if (!row || !(await isVisible(context, row.performerId, row.userId))) return;
  const { userId, performerId } = row;
  await context.transaction(
    async (unit) => {
      if (!unit.people.has(userId) || !unit.people.has(performerId)) return;
      const changedTotal = await setFollow(unit, userId, performerId, true, { isNotified: false });
      // The subscriber may have read the performer between the two transactions.
      if (changedTotal !== undefined) emitUpdated(unit, row, [userId]);
    },
    { ids: [userId, performerId] },
  );
}
