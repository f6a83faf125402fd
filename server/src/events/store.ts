import { and, asc, eq, gt, type SQL, sql } from 'drizzle-orm';
import { isOneOf, runPrepared } from '../db/prepared.ts';
import { channels, events } from '../db/schema/index.ts';
import type { Db, WireEvent } from '../ports/index.ts';

/**
 * Returns the part of a statement that numbers and stores the events in the expression `given` (channel, name, data,
 * turn). The expression `numbered` returns the events with their numbers. The channels are locked in the order of their
 * names (rule W6).
 */
export const sqlInsertingEvents = (at: string): SQL => sql`head as (
      insert into ${channels} (name, last_no)
      select channel, count(*) from given where channel is not null group by channel order by channel collate "C"
      on conflict (name) do update set last_no = ${channels.lastNo} + excluded.last_no
      returning name, last_no
    ), numbered as (
      select given.id, given.channel, given.name, given.data,
        head.last_no - count(*) over (partition by given.channel)
          + row_number() over (partition by given.channel order by given.turn) as no
      from given inner join head on head.name = given.channel
    ), kept as (
      insert into ${events} (channel, no, name, data, at)
      select channel, no, name, data, ${at}::timestamptz from numbered
    )`;

/** Returns the number of the last event in each channel; 0 for a channel without events. */
export async function readHeads(db: Db, names: readonly string[]): Promise<{ channel: string; no: number }[]> {
  // The array is one parameter, so that the statement is the same for every number of channels.
  const rows = await runPrepared(db, 'heads of channels', { names: [...names] }, (slots) =>
    db.select().from(channels).where(isOneOf(channels.name, slots.names)),
  );
  const heads = new Map(rows.map(({ name, lastNo }) => [name, lastNo]));
  return names.map((channel) => ({ channel, no: heads.get(channel) ?? 0 }));
}

/**
 * Returns the events in a channel that follow a number, oldest first, and the number of the last event in the channel.
 */
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
