import { receivables } from '../db/schema/index.ts';
import type { Unit } from '../unit.ts';

/**
 * Stores the debts of users after the platform has lost a payment (rule M12), in hundredths. `post` deducts them from
 * later earnings.
 */
export async function insertReceivables(
  { tx, nextId, now }: Unit,
  paymentId: string,
  owed: readonly { ownerId: string; amount: number }[],
): Promise<void> {
  if (owed.length === 0) return;
  await tx
    .insert(receivables)
    .values(owed.map(({ ownerId, amount }) => ({ id: nextId(), ownerId, paymentId, amount, createdAt: now })));
}
