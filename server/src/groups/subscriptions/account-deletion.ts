import { and, eq, ne, or } from 'drizzle-orm';
import type { OnAccountDeleted } from '../../content/index.ts';
import { subscriptions } from '../../db/schema/index.ts';

/**
 * Ends the account's subscriptions, as fan and as performer, and clears the card. The rows stay, since they were paid
 * for.
 */
export const onAccountDeleted: OnAccountDeleted = async ({ tx, now }, { id }) => {
  const isTheirs = or(eq(subscriptions.userId, id), eq(subscriptions.performerId, id));
  // In id order: an account at the other end of a subscription may be deleted concurrently.
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
  await tx
    .update(subscriptions)
    .set({ paymentMethodId: null, cardBrand: null, cardLast4: null, cancelNote: null })
    .where(eq(subscriptions.userId, id));
};
