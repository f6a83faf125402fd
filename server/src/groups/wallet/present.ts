import type { Charge, ChargeReceipt, UserSummary } from '@fanlight/sdk/models';
import type { charges } from '../../db/schema/index.ts';
import { fromHundredths } from '../../ledger/money.ts';
import type { Charged } from './charging.ts';

/** A charge as it goes over the wire. */
export function toCharge(row: typeof charges.$inferSelect, performer: UserSummary): Charge {
  return {
    _id: row.id,
    type: row.type,
    status: row.status,
    amount: fromHundredths(row.amount),
    performer,
    objectId: row.objectId,
    orderId: row.orderId,
    title: row.title,
    message: row.message,
    createdAt: row.createdAt.toISOString(),
  };
}

/** What the payer hears. */
export function toReceipt({ row, balanceBefore, balance }: Charged, performer: UserSummary): ChargeReceipt {
  return {
    charge: toCharge(row, performer),
    balanceBefore: fromHundredths(balanceBefore),
    balance: fromHundredths(balance),
  };
}
