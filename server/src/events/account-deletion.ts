import { eq, sql } from 'drizzle-orm';
import { actorOfNotification, channels, events } from '../db/schema/index.ts';
import type { Tx } from '../ports/index.ts';

/**
 * Removes a deleted account from a batch of the notification events that are stored for other users (rule P8). The
 * events themselves are kept, because their numbers must have no gap (rule W6).
 *
 * @returns `more` if events may be left
 */
export async function removeFromEvents(tx: Tx, userId: string, limit: number): Promise<'more' | undefined> {
  const { rows } = (await tx.execute(sql`update ${events}
    set data = jsonb_set(jsonb_set(data, '{notification,actor}', 'null'), '{notification,excerpt}', 'null')
    where (channel, no) in (
      select channel, no from ${events} where name = 'notification/created' and ${actorOfNotification} = ${userId}
      limit ${sql.raw(String(limit))}
    ) returning 1`)) as unknown as { rows: unknown[] };
  return rows.length < limit ? undefined : 'more';
}

/**
 * Deletes a batch of the events in the channel of a deleted account. The last batch also deletes the channel (rule P8).
 *
 * @returns `more` if events may be left
 */
export async function deleteAccountChannel(tx: Tx, userId: string, limit: number): Promise<'more' | undefined> {
  const channel = `user:${userId}`;
  const { rows } = (await tx.execute(sql`delete from ${events}
    where channel = ${channel}
      and no in (select no from ${events} where channel = ${channel} order by no limit ${sql.raw(String(limit))})
    returning 1`)) as unknown as { rows: unknown[] };
  if (rows.length === limit) return 'more';
  await tx.delete(channels).where(eq(channels.name, channel));
  return undefined;
}
