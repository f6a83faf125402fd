import { and, eq, sql } from 'drizzle-orm';
import { outbox } from '../db/schema/index.ts';
import type { Db, Tx } from '../ports/index.ts';
import type { OutboxRow } from './store.ts';

/**
 * The progress of a subscriber that does work for many users in batches. Each call of the subscriber processes one
 * batch and saves the progress. The subscriber is called again, until a call does not save. A long fan-out therefore
 * delays neither other effects nor the stop of a server, and if another process takes the fan-out over, it continues
 * after the last completed batch.
 */
export interface Progress {
  /** The last row of the batches that are completed, such as the id of a follow. Empty at the start. */
  readonly cursor: string;
  /**
   * Stores that a batch is completed. If the transaction of the batch calls `save`, each batch is processed exactly
   * once. Otherwise a batch is repeated if the process ends between the transaction and `save`.
   *
   * @throws {FanOutTakenOver} if this process has lost its lease, and another process has continued the fan-out
   */
  save(db: Db | Tx, cursor: string): Promise<void>;
}

/** Thrown in a process that has lost its lease, because another process has continued the fan-out. */
export class FanOutTakenOver extends Error {
  override readonly name = 'FanOutTakenOver';
}

/**
 * Returns the stored progress of an effect. `isSaved` is true after the subscriber has saved the progress. The
 * subscriber must then be called again.
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
        // This batch has succeeded, so the attempts of the next batch are counted from 0.
        .set({ cursor: next, attempts: 1, error: null })
        .where(and(eq(outbox.id, id), isMine))
        .returning({ id: outbox.id });
      if (saved.length === 0) throw new FanOutTakenOver(`Effect ${id} was taken over after ${cursor || 'its start'}.`);
      cursor = next;
      isSaved = true;
    },
  };
}
