import { and, eq, sql } from 'drizzle-orm';
import { outbox } from '../db/schema/index.ts';
import type { Db, Tx } from '../ports/index.ts';
import type { OutboxRow } from './store.ts';

/**
 * The progress of a subscriber that works for many users in batches. A call processes one batch and saves the progress. The
 * subscriber is called again until a call does not save. So a long fan-out delays neither other effects nor a stop of the
 * server, and a process that takes a fan-out over continues after the last completed batch.
 */
export interface Progress {
  /** The last row of the completed batches, such as the id of a follow; empty at the start. */
  readonly cursor: string;
  /**
   * Stores that a batch is completed. Each batch is processed exactly once if the transaction of the batch calls `save`.
   * Otherwise a batch may be repeated.
   *
   * @throws {FanOutTakenOver} if this process lost its lease and another process has continued the fan-out
   */
  save(db: Db | Tx, cursor: string): Promise<void>;
}

/** Thrown in a process that lost its lease, because another process has continued the fan-out. */
export class FanOutTakenOver extends Error {
  override readonly name = 'FanOutTakenOver';
}

/**
 * Returns the stored progress of an effect. `isSaved` is true once the subscriber has saved the progress. Then the
 * subscriber must be called again.
 */
export function progressOf({
  id,
  cursor: begun,
}: Pick<OutboxRow, 'id' | 'cursor'>): Progress & { readonly isSaved: boolean } {
  let cursor = begun ?? '';
  let isSaved = false;
  return {
    get cursor() {
      return cursor;
    },
    get isSaved() {
      return isSaved;
    },
    async save(db, next) {
      const isMine = sql`coalesce(${outbox.cursor}, '') = ${cursor}`;
      const saved = await db
        .update(outbox)
        // The effect works, so the attempts of the next batch are counted from 0.
        .set({ cursor: next, attempts: 1, error: null })
        .where(and(eq(outbox.id, id), isMine))
        .returning({ id: outbox.id });
      if (saved.length === 0) throw new FanOutTakenOver(`Effect ${id} was taken over after ${cursor || 'its start'}.`);
      cursor = next;
      isSaved = true;
    },
  };
}
