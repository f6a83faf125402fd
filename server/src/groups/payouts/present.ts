import type { PayoutRequest } from '@fanlight/sdk/models';
import { fromHundredths } from '../../ledger/money.ts';
import { payoutNumberOf } from './rules.ts';
import type { PayoutRow } from './store.ts';

const timeOf = (at: Date | null) => at?.toISOString() ?? null;

/** Presents a payout request to its user. */
export const toPayoutRequest = (row: PayoutRow): PayoutRequest => ({
  _id: row.id,
  number: payoutNumberOf(row.no),
  status: row.status,
  amount: fromHundredths(row.amount),
  currency: row.currency,
  method: row.method,
  destination: row.destination,
  note: row.note,
  reason: row.reason,
  canUpdate: row.status === 'pending',
  approvedAt: timeOf(row.approvedAt),
  paidAt: timeOf(row.paidAt),
  closedAt: timeOf(row.closedAt),
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});
