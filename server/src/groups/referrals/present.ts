import type { Referral } from '@fanlight/sdk/models';
import type { Context } from '../../context.ts';
import { fromHundredths } from '../../ledger/money.ts';
import { readUserSummaries } from '../users/index.ts';
import type { ReferralRow } from './store.ts';

/** Presents referrals, with one query. */
export async function toReferrals({ ports, db }: Context, rows: ReferralRow[]): Promise<Referral[]> {
  const people = await readUserSummaries(
    ports,
    db,
    rows.map(({ userId }) => userId),
  );
  const now = ports.clock.now();
  return rows.map((row) => ({
    _id: row.id,
    user: people.get(row.userId) ?? null,
    amount: fromHundredths(row.amount),
    isActive: row.isPerformer === true && row.endsAt > now,
    endsAt: row.endsAt.toISOString(),
    createdAt: row.createdAt.toISOString(),
  }));
}
