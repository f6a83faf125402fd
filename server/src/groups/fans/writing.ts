import { and, eq, isNull, not } from 'drizzle-orm';
import { fans } from '../../db/schema/index.ts';
import type { Unit } from '../../unit.ts';

/** The values that a performer changes. The others stay. */
export type FanChanges = Partial<Pick<typeof fans.$inferInsert, 'isVip' | 'isMuted' | 'note'>>;

/** Changes what a performer keeps about a fan. Deletes the row if nothing is left. */
export async function writeFan(
  { tx, now, nextId }: Unit,
  performerId: string,
  userId: string,
  changes: FanChanges,
): Promise<void> {
  const values = { ...changes, updatedAt: now };
  await tx
    .insert(fans)
    .values({ id: nextId(), performerId, userId, ...values })
    .onConflictDoUpdate({ target: [fans.performerId, fans.userId], set: values });
  const isEmpty = and(not(fans.isVip), not(fans.isMuted), isNull(fans.note));
  await tx.delete(fans).where(and(eq(fans.performerId, performerId), eq(fans.userId, userId), isEmpty));
}
