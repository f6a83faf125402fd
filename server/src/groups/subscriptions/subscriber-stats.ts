import { type SQL, sql } from 'drizzle-orm';
import { runPrepared } from '../../db/prepared.ts';
import { subscriberTotals, subscriptions } from '../../db/schema/index.ts';
import type { Db } from '../../ports/index.ts';

/** The periods to compare. They adjoin each other. */
interface Periods {
  current: { start: Date; end: Date };
  previous: { start: Date };
  now: Date;
}

/** The condition that no other subscription of the same user to the same performer fulfils a condition. */
const hasNoOther = (condition: SQL) => sql`not exists (
  select 1 from ${subscriptions} as other
  where other.user_id = ${subscriptions.userId} and other.performer_id = ${subscriptions.performerId}
    and other.status <> 'pending' and ${condition})`;

/**
 * Counts the subscribers of a performer, and the new and lost ones of two periods, with one statement. A user who
 * replaces a subscription by another one without an interruption is not counted. Thus the number of subscribers is the
 * earlier number, plus new subscribers, less lost ones.
 */
export async function readSubscriberStats(db: Db, performerId: string, { current, previous, now }: Periods) {
  const values = {
    performerId,
    start: previous.start.toISOString(),
    middle: current.start.toISOString(),
    now: now.toISOString(),
  };
  const [row] = await runPrepared(db, 'statistics of subscribers', values, (slots) => {
    const isTheirs = sql`${subscriptions.performerId} = ${slots.performerId}`;
    const isIn = (column: SQL, from: SQL, to: SQL) => sql`${column} >= ${from} and ${column} ${to}`;
    const [start, middle, end] = [slots.start, slots.middle, slots.now].map((at) => sql`${at}::timestamptz`) as [
      SQL,
      SQL,
      SQL,
    ];
    const createdAt = sql`${subscriptions.createdAt}`;
    const endedAt = sql`${subscriptions.endedAt}`;
    const came = (from: SQL, to: SQL) =>
      sql`(select count(*) from ${subscriptions}
      where ${isTheirs} and ${subscriptions.status} <> 'pending' and ${isIn(createdAt, from, to)}
        and ${hasNoOther(sql`other.id < ${subscriptions.id} and other.ended_at >= ${createdAt}`)})`.mapWith(Number);
    const left = (from: SQL, to: SQL) =>
      sql`(select count(*) from ${subscriptions}
      where ${isTheirs} and ${isIn(endedAt, from, to)}
        and ${hasNoOther(sql`other.id > ${subscriptions.id} and other.created_at <= ${endedAt}`)})`.mapWith(Number);
    // A subscription that is replaced before it ends has an end in the future, which does not count yet.
    return db
      .select({
        total: sql`coalesce((select ${subscriberTotals.total} from ${subscriberTotals}
          where ${subscriberTotals.performerId} = ${slots.performerId}), 0)`.mapWith(Number),
        newInCurrent: came(middle, sql`<= ${end}`),
        newInPrevious: came(start, sql`< ${middle}`),
        lostInCurrent: left(middle, sql`<= ${end}`),
        lostInPrevious: left(start, sql`< ${middle}`),
      })
      .from(sql`(select 1) as one`);
  });
  return row ?? { total: 0, newInCurrent: 0, newInPrevious: 0, lostInCurrent: 0, lostInPrevious: 0 };
}
