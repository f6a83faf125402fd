import { eq, sql } from 'drizzle-orm';
import {
  type AccountDeletion,
  deleteBatch,
  deleteBatchWithoutId,
  deletionBatch,
  moreAfter,
} from '../../content/index.ts';
import { notificationActors, notifications } from '../../db/schema/index.ts';
import { deleteAccountChannel, removeFromEvents } from '../../events/account-deletion.ts';
import type { Tx } from '../../ports/index.ts';

/**
 * Removes the account and the texts that it wrote from a batch of notifications of other users. Notifications
 * of reactions keep their text, which is that of the item.
 */
async function removeActor(tx: Tx, actorId: string): Promise<'more' | undefined> {
  const { rows } = (await tx.execute(sql`
    with batch as (
      select id from ${notifications} where ${eq(notifications.actorId, actorId)}
      order by id limit ${sql.raw(String(deletionBatch))} for no key update
    )
    update ${notifications} set actor_id = null, excerpt = case when type = 'reaction' then excerpt end
    where id in (select id from batch) returning 1`)) as unknown as { rows: unknown[] };
  return moreAfter(rows.length);
}

export const accountDeletion: AccountDeletion = {
  async actions({ tx }, { id }) {
    if (await removeActor(tx, id)) return 'more';
    if (await deleteBatchWithoutId(tx, notificationActors, eq(notificationActors.actorId, id))) return 'more';
    return removeFromEvents(tx, id, deletionBatch);
  },
  async own({ tx }, { id }) {
    if (await deleteBatch(tx, notifications, notifications.id, eq(notifications.userId, id))) return 'more';
    return deleteAccountChannel(tx, id, deletionBatch);
  },
};
