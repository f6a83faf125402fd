import { and, eq, sql } from 'drizzle-orm';
import { outbox } from '../db/schema/index.ts';
import type { Db, Tx } from '../ports/index.ts';
import type { OutboxRow } from './store.ts';

/**
 * How far a subscriber has come that does something for any number of people, in batches. It is kept with its effect: who
 * takes the effect over from a killed process goes on behind the last batch.
 */
export interface Progress {
  /** The last one of the batches that are done, such as the id of a follow; empty at the start. */
  readonly cursor: string;
  /**
   * Writes down that a batch is done. In the transaction of the batch, each batch is done exactly once; outside of it, one
   * may be repeated.
   *
   * @throws {FanOutTakenOver} where another process goes on with it: this one lost its lease
   */
  save(db: Db | Tx, cursor: string): Promise<void>;
}

/** Another process has come further with a fan-out. */
export class FanOutTakenOver extends Error {
  override readonly name = 'FanOutTakenOver';
}

/** The progress of an effect. */
export function progressOf({ id, cursor: begun }: Pick<OutboxRow, 'id' | 'cursor'>): Progress {
  let cursor = begun ?? '';
  return {
    get cursor() {
      return cursor;
    },
    async save(db, next) {
      const isMine = sql`coalesce(${outbox.cursor}, '') = ${cursor}`;
      const saved = await db
        .update(outbox)
        .set({ cursor: next })
        .where(and(eq(outbox.id, id), isMine))
        .returning({ id: outbox.id });
      if (saved.length === 0) throw new FanOutTakenOver(`Effect ${id} was taken over behind ${cursor || 'its start'}.`);
      cursor = next;
    },
  };
}
