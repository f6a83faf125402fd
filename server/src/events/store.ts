import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import { channels, events } from '../db/schema/index.ts';
import type { Db, Tx, WireEvent } from '../ports/index.ts';

/**
 * Numbers and keeps an event. The channel's row stays locked until the transaction ends, so numbers have no gap and
 * follow the order of commits; a sequence would lose events that commit late.
 */
export async function appendEvent(tx: Tx, channel: string, name: string, data: unknown, at: Date): Promise<WireEvent> {
  const [row] = await tx
    .insert(channels)
    .values({ name: channel, lastNo: 1 })
    .onConflictDoUpdate({ target: channels.name, set: { lastNo: sql`${channels.lastNo} + 1` } })
    .returning({ no: channels.lastNo });
  if (!row) throw new Error(`The channel ${channel} gave no number.`);
  await tx.insert(events).values({ channel, no: row.no, name, data, at });
  return { channel, no: row.no, name, data, at: at.toISOString() };
}

/** The numbers of the last events of some channels; 0 for one that has none yet. */
export async function readHeads(db: Db, names: readonly string[]): Promise<{ channel: string; no: number }[]> {
  const rows = await db
    .select()
    .from(channels)
    .where(inArray(channels.name, [...names]));
  const heads = new Map(rows.map(({ name, lastNo }) => [name, lastNo]));
  return names.map((channel) => ({ channel, no: heads.get(channel) ?? 0 }));
}

/** The events of a channel after a number, oldest first, and the number of its last one. */
export async function readEvents(
  db: Db,
  channel: string,
  after: number,
  limit: number,
): Promise<{ events: WireEvent[]; lastNo: number }> {
  const [head] = await db.select({ lastNo: channels.lastNo }).from(channels).where(eq(channels.name, channel));
  const rows = await db
    .select()
    .from(events)
    .where(and(eq(events.channel, channel), gt(events.no, after)))
    .orderBy(asc(events.no))
    .limit(limit);
  return { events: rows.map((row) => ({ ...row, at: row.at.toISOString() })), lastNo: head?.lastNo ?? 0 };
}
