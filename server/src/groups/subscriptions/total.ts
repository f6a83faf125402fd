import { eq, inArray, sql } from 'drizzle-orm';
import { subscriberTotals } from '../../db/schema/index.ts';
import type { Tx } from '../../ports/index.ts';
import type { Unit } from '../../unit.ts';
import type { SubscriptionRow } from './store.ts';

/**
 * Whether a subscription counts as a subscriber. A subscription that another one replaces before it ends has an end in
 * the future and does not count any more.
 */
const isCounted = ({ status, endedAt }: Pick<SubscriptionRow, 'status' | 'endedAt'>) =>
  status !== 'pending' && endedAt === null;

/** The changes of each transaction, by performer. */
const changesByUnit = new WeakMap<Unit, Map<string, number>>();

/** Changes the number of subscribers of a performer at the end of the transaction. */
function addSubscribers(unit: Unit, performerId: string, by: number): void {
  if (by === 0) return;
  let changes = changesByUnit.get(unit);
  if (!changes) {
    changes = new Map();
    changesByUnit.set(unit, changes);
    const written = changes;
    unit.atEnd(() => writeChanges(unit.tx, written));
  }
  changes.set(performerId, (changes.get(performerId) ?? 0) + by);
}

/** Counts a changed or inserted subscription. */
export const countChange = (
  unit: Unit,
  before: Pick<SubscriptionRow, 'status' | 'endedAt'> | undefined,
  after: Pick<SubscriptionRow, 'status' | 'endedAt' | 'performerId'>,
): void =>
  addSubscribers(unit, after.performerId, Number(isCounted(after)) - Number(before ? isCounted(before) : false));

/** Deletes the total of a performer whose account is deleted. Later changes do not insert it again. */
export function deleteTotal(unit: Unit, performerId: string): void {
  unit.atEnd(async () => {
    await unit.tx.delete(subscriberTotals).where(eq(subscriberTotals.performerId, performerId));
  });
}

async function writeChanges(tx: Tx, changes: Map<string, number>): Promise<void> {
  const sorted = [...changes].filter(([, by]) => by !== 0).sort(([one], [other]) => (one < other ? -1 : 1));
  const gains = sorted.filter(([, by]) => by > 0);
  const losses = sorted.filter(([, by]) => by < 0);
  if (gains.length > 0) {
    await tx
      .insert(subscriberTotals)
      .values(gains.map(([performerId, total]) => ({ performerId, total })))
      .onConflictDoUpdate({
        target: subscriberTotals.performerId,
        set: { total: sql`${subscriberTotals.total} + excluded.total` },
      });
  }
  if (losses.length === 0) return;
  const ids = losses.map(([performerId]) => performerId);
  // Updating several rows locks them in any order.
  if (losses.length > 1)
    await tx
      .select({ id: subscriberTotals.performerId })
      .from(subscriberTotals)
      .where(inArray(subscriberTotals.performerId, ids))
      .orderBy(subscriberTotals.performerId)
      .for('no key update');
  await tx.execute(sql`
    update ${subscriberTotals} set total = ${subscriberTotals.total} + change.by
    from jsonb_to_recordset(${JSON.stringify(losses.map(([id, by]) => ({ id, by })))}::jsonb) as change (id text, by int)
    where ${subscriberTotals.performerId} = change.id`);
}
