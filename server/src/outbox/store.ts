import { eq, sql } from 'drizzle-orm';
import type { ChannelName } from '../channels/names.ts';
import { isOneOf } from '../db/prepared.ts';
import { outbox } from '../db/schema/index.ts';
import { sqlInsertingEvents } from '../events/store.ts';
import { type ResponseToStore, sqlStoringResponse } from '../idempotency/store.ts';
import type { Db, Tx, WireEvent } from '../ports/index.ts';

/** If the lease of an effect is not renewed for this number of milliseconds, another process takes the effect over. */
export const leaseMs = 15_000;
/** An effect that is performed after the commit. */
export interface OutboxRow {
  id: string;
  topic: 'event' | 'domain' | 'mail' | 'file' | 'orphans' | 'media';
  payload: unknown;
  /** The number of attempts that have begun. */
  attempts: number;
  /** The progress of a fan-out; null at its start. */
  cursor?: string | null;
}

/** An effect that a transaction has collected. An event of a channel gets its number just before the commit. */
export type EffectDraft =
  | { id: string; topic: OutboxRow['topic']; payload: unknown }
  | { id: string; topic: 'event'; channel: ChannelName; name: string; data: unknown };

/**
 * Writes everything that a transaction has collected, as its last statement. It numbers and stores the events, adds all
 * effects to the outbox (rule W6), and stores the response to a call with an `Idempotency-Key` (rule W4). The rows of
 * the channels are locked here, in the order of their names, until the commit that follows. The numbers of events
 * therefore have no gap and follow the order of the commits, and a popular channel is locked for milliseconds only. A
 * sequence would lose events that commit late. It is one statement, because it runs in every transaction that writes.
 * The first attempt is counted here, because this process performs the effects immediately.
 */
export async function flushEffects(
  tx: Tx,
  drafts: EffectDraft[],
  now: Date,
  response?: ResponseToStore,
): Promise<OutboxRow[]> {
  if (drafts.length === 0) {
    if (response) await tx.execute(sqlStoringResponse(response));
    return [];
  }
  const responding = response ? sql`, responded as (${sqlStoringResponse(response)})` : sql``;
  const at = now.toISOString();
  const given = JSON.stringify(drafts.map((draft, turn) => ({ ...draft, turn })));
  const { rows } = (await tx.execute(sql`
    with given as (
      select * from jsonb_to_recordset(${given}::jsonb)
        as given (id text, topic text, payload jsonb, channel text, name text, data jsonb, turn int)
    ), ${sqlInsertingEvents(at)}${responding}
    insert into ${outbox} (id, topic, payload, attempts, available_at, created_at)
    select given.id, given.topic,
      coalesce(given.payload, jsonb_build_object('channel', numbered.channel, 'no', numbered.no, 'name', numbered.name,
        'data', numbered.data, 'at', ${at}::text)), 1,
      ${new Date(now.getTime() + leaseMs).toISOString()}::timestamptz, ${at}::timestamptz
    from given left join numbered on numbered.id = given.id
    returning id, payload ->> 'no' as no`)) as unknown as { rows: { id: string; no: string | null }[] };
  const numbers = new Map(rows.map(({ id, no }) => [id, Number(no)]));
  return drafts.map((draft): OutboxRow => {
    const { id, topic } = draft;
    if ('payload' in draft) return { id, topic, payload: draft.payload, attempts: 1 };
    const { channel, name, data } = draft;
    return { id, topic, payload: { channel, no: numbers.get(id), name, data, at }, attempts: 1 };
  });
}

/**
 * Adds an effect that is performed at a time, unless it is finished before ({@link finishEffects}). For work that has to
 * be undone if this process is killed.
 */
export async function scheduleEffect(
  db: Db,
  { id, topic, payload }: Pick<OutboxRow, 'id' | 'topic' | 'payload'>,
  { now, at }: { now: Date; at: Date },
): Promise<void> {
  await db.insert(outbox).values({ id, topic, payload, availableAt: at, createdAt: now });
}

/** Returns those effects that are events in a channel. */
export const eventsIn = (effects: OutboxRow[], channel: ChannelName): WireEvent[] =>
  effects.flatMap(({ topic, payload }) => {
    if (topic !== 'event') return [];
    const event = payload as WireEvent;
    return event.channel === channel ? [event] : [];
  });

/** Claims effects whose lease has ended. Concurrent workers never claim the same effect. */
export async function claimEffects(db: Db, now: Date, limit: number): Promise<OutboxRow[]> {
  const { rows } = (await db.execute(sql`
    update outbox set available_at = ${new Date(now.getTime() + leaseMs).toISOString()}::timestamptz
    where id in (
      select id from outbox where dead_at is null and available_at <= ${now.toISOString()}::timestamptz
      order by id limit ${limit} for update skip locked)
    returning id, topic, payload, attempts, cursor`)) as unknown as { rows: OutboxRow[] };
  return rows.toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

/**
 * Renews the leases of effects in progress. Skips locked rows, because they belong to completed effects that are being
 * deleted.
 */
export async function renewEffects(db: Db, now: Date, ids: string[]): Promise<void> {
  const until = sql`${new Date(now.getTime() + leaseMs).toISOString()}::timestamptz`;
  await db.execute(sql`
    update ${outbox} set available_at = ${until}
    where id in (select id from ${outbox} where ${isOneOf(outbox.id, ids)} and available_at < ${until} for update skip locked)`);
}

/** Counts an attempt before it begins. Returns the number of attempts; undefined if the effect was deleted. */
export async function countAttempt(db: Db, id: string): Promise<number | undefined> {
  const attempts = sql<number>`${outbox.attempts} + 1`;
  const [row] = await db
    .update(outbox)
    .set({ attempts })
    .where(eq(outbox.id, id))
    .returning({ attempts: outbox.attempts });
  return row?.attempts;
}

/**
 * Ends the leases of effects, so that another process can continue them immediately. Locks the effects in the order of
 * their ids, like {@link finishEffects}.
 */
export async function releaseEffects(db: Db, now: Date, ids: string[]): Promise<void> {
  await db.execute(sql`
    update ${outbox} set available_at = ${now.toISOString()}::timestamptz
    where id in (select id from ${outbox} where ${isOneOf(outbox.id, ids)} order by id for update)`);
}

/** Stores that an effect has failed: the time of its next attempt, or that it is a dead letter. */
export async function failEffect(
  db: Db,
  id: string,
  failure: Pick<typeof outbox.$inferSelect, 'attempts' | 'error' | 'availableAt' | 'deadAt'>,
): Promise<void> {
  await db.update(outbox).set(failure).where(eq(outbox.id, id));
}

/**
 * Deletes completed effects. Locks them in the order of their ids, like the deletion of an account
 * (`account-deletion.ts`).
 */
export async function finishEffects(db: Db | Tx, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await db.execute(sql`
    delete from ${outbox}
    where id in (select id from ${outbox} where ${isOneOf(outbox.id, ids)} order by id for update)`);
}
