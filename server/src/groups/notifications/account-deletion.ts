import { and, eq, ne } from 'drizzle-orm';
import type { OnAccountDeleted } from '../../content/index.ts';
import { notificationActors, notifications } from '../../db/schema/index.ts';
import { deleteAccountEvents } from '../../events/store.ts';

/** Removes the account from the notifications of other users, and deletes the events of its channel. */
export const onAccountDeleted: OnAccountDeleted = async ({ tx }, { id }) => {
  await tx
    .update(notifications)
    .set({ excerpt: null })
    .where(and(eq(notifications.actorId, id), ne(notifications.type, 'reaction')));
  await tx.delete(notificationActors).where(eq(notificationActors.actorId, id));
  await deleteAccountEvents(tx, id);
};
