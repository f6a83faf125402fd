import { inArray, sql } from 'drizzle-orm';
import { outbox } from '../db/schema/index.ts';
import type { Db, Tx } from '../ports/index.ts';

/** Milliseconds that the process which wrote an effect has for doing it, before others take it over. */
const lease = 15_000;
/** An effect that failed is tried again after 15, then every 30 seconds: soon after what it needs is back. */
const longestBackoff = 1;

/** An effect to be done after commit. */
export interface OutboxRow {
  id: string;
  topic: 'event' | 'domain' | 'mail' | 'file' | 'media';
  payload: unknown;
  attempts: number;
}

/** Writes an effect down, inside the transaction that it belongs to. */
export async function enqueue(
  tx: Tx,
  { id, topic, payload, now }: { id: string; topic: OutboxRow['topic']; payload: unknown; now: Date },
): Promise<OutboxRow> {
  await tx.insert(outbox).values({ id, topic, payload, availableAt: new Date(now.getTime() + lease), createdAt: now });
  return { id, topic, payload, attempts: 0 };
}

/** Takes effects whose process did not come back for them. Several workers never take the same one at once. */
export async function claimEffects(db: Db, now: Date, limit: number): Promise<OutboxRow[]> {
  const { rows } = (await db.execute(sql`
    update outbox set attempts = attempts + 1,
      available_at = ${now.toISOString()}::timestamptz + (${lease} * interval '1 millisecond') * power(2, least(attempts, ${longestBackoff}))
    where id in (
      select id from outbox where available_at <= ${now.toISOString()}::timestamptz
      order by id limit ${limit} for update skip locked)
    returning id, topic, payload, attempts`)) as unknown as { rows: OutboxRow[] };
  return rows.toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

/** Forgets effects that are done. */
export async function finishEffects(db: Db, ids: string[]): Promise<void> {
  if (ids.length > 0) await db.delete(outbox).where(inArray(outbox.id, ids));
}
