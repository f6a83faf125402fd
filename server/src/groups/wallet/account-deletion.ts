import { and, eq, inArray, isNotNull, isNull, ne } from 'drizzle-orm';
import type { AccountDeletion, SoldItems } from '../../content/index.ts';
import { charges, users } from '../../db/schema/index.ts';
import { lockBalances, post } from '../../ledger/ledger.ts';
import type { Db, Tx } from '../../ports/index.ts';
import type { Unit } from '../../unit.ts';

/** Finds the items of a performer that other users have bought and that were not refunded. */
export async function findSoldItems(db: Db | Tx, performerId: string): Promise<SoldItems> {
  const rows = await db
    .selectDistinct({ type: charges.type, objectId: charges.objectId })
    .from(charges)
    .innerJoin(users, and(eq(users.id, charges.payerId), isNull(users.closedAt)))
    .where(
      and(
        eq(charges.performerId, performerId),
        inArray(charges.type, ['feed', 'gallery', 'video', 'product']),
        ne(charges.status, 'refunded'),
      ),
    );
  const idsOf = (kind: keyof SoldItems) =>
    rows.flatMap(({ type, objectId }) => (type === kind && objectId ? [objectId] : []));
  return { feed: idsOf('feed'), gallery: idsOf('gallery'), video: idsOf('video'), product: idsOf('product') };
}

/** Moves the user's tokens to the platform. The user's earnings stay in the ledger as a liability (rule M1). */
async function forfeitTokens(unit: Unit, userId: string): Promise<void> {
  const balances = await lockBalances(unit.tx, [userId], unit.nextId);
  const amount = balances.get(userId)?.tokens ?? 0;
  if (amount === 0) return;
  const movements = [
    { account: { ownerId: userId, kind: 'tokens' as const }, amount: -amount },
    { account: { ownerId: null, kind: 'commission' as const }, amount },
  ];
  await post(
    unit.tx,
    { id: unit.nextId(), kind: 'forfeit', referenceId: userId, at: unit.now, movements },
    unit.nextId,
  );
}

export const accountDeletion: AccountDeletion = {
  /** Deletes the messages of the account's charges, and forfeits its tokens. */
  async own(unit, { id }) {
    const hasMessage = and(eq(charges.payerId, id), isNotNull(charges.message));
    await unit.tx.update(charges).set({ message: null }).where(hasMessage);
    await forfeitTokens(unit, id);
  },
};
