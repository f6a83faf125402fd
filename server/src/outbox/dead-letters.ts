import { and, asc, count, gt, inArray, isNotNull } from 'drizzle-orm';
import { outbox } from '../db/schema/index.ts';
import type { Ports } from '../ports/index.ts';

/** An effect that is not retried any more, because it has failed too often. */
export interface DeadLetter {
  id: string;
  topic: string;
  payload: unknown;
  attempts: number;
  error: string | null;
  createdAt: Date;
  deadAt: Date;
}

/** The actions that an operator can perform on dead letters. */
export interface DeadLetters {
  /** Lists the oldest dead letters after an id. Returns at most a hundred. */
  list(afterId?: string): Promise<DeadLetter[]>;
  count(): Promise<number>;
  /** Makes the next sweep retry these dead letters, and counts their failures from 0 again. Returns their number. */
  retry(ids: string[]): Promise<number>;
  /** Deletes these dead letters. Returns their number. */
  discard(ids: string[]): Promise<number>;
}

const pageSize = 100;
const isDead = isNotNull(outbox.deadAt);

export function createDeadLetters({ database, clock }: Pick<Ports, 'database' | 'clock'>): DeadLetters {
  const { db } = database;
  return {
    async list(afterId = '') {
      const { id, topic, payload, attempts, error, createdAt, deadAt } = outbox;
      const rows = await db
        .select({ id, topic, payload, attempts, error, createdAt, deadAt })
        .from(outbox)
        .where(and(isDead, gt(id, afterId)))
        .orderBy(asc(id))
        .limit(pageSize);
      return rows as DeadLetter[];
    },
    async count() {
      const [row] = await db.select({ total: count() }).from(outbox).where(isDead);
      return row?.total ?? 0;
    },
    async retry(ids) {
      const retried = await db
        .update(outbox)
        .set({ deadAt: null, attempts: 0, availableAt: clock.now() })
        .where(and(isDead, inArray(outbox.id, ids)))
        .returning({ id: outbox.id });
      return retried.length;
    },
    async discard(ids) {
      const discarded = await db
        .delete(outbox)
        .where(and(isDead, inArray(outbox.id, ids)))
        .returning({ id: outbox.id });
      return discarded.length;
    },
  };
}
