import { and, eq, ne, or } from 'drizzle-orm';
import type { OnAccountDeleted } from '../../content/index.ts';
import { subscriptions } from '../../db/schema/index.ts';

/** Ends the subscriptions on both sides, and forgets the card. The rows stay, since they were paid for. */
export const onAccountDeleted: OnAccountDeleted = async ({ tx, now }, { id }) => {
  const isTheirs = or(eq(subscriptions.userId, id), eq(subscriptions.performerId, id));
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
  await tx
    .update(subscriptions)
    .set({ paymentMethodId: null, cardBrand: null, cardLast4: null, cancelNote: null })
    .where(eq(subscriptions.userId, id));
};
