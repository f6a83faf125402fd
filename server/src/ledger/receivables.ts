import { receivables } from '../db/schema/index.ts';
import type { Unit } from '../unit.ts';

/** What accounts owe the platform because a payment was lost (rule M12). `post` takes it from later earnings. Amounts in hundredths. */
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
