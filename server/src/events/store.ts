import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import { channels, events } from '../db/schema/index.ts';
import type { Db, WireEvent } from '../ports/index.ts';

/** The numbers of the last events of channels; 0 for a channel without events. */
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
