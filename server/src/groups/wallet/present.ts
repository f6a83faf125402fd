import type { Charge, ChargeReceipt, Purchase, PurchaseType, UserSummary } from '@fanlight/sdk/models';
import type { Context } from '../../context.ts';
import { fromHundredths } from '../../ledger/money.ts';
import { optionalFileUrl } from '../files/index.ts';
import { deletedUserSummary, readUserSummaries } from '../users/index.ts';
import type { Charged } from './charging.ts';
import type { ChargeRow, PurchaseRow } from './store.ts';

/** Presents a charge. */
export function toCharge(row: ChargeRow, performer: UserSummary): Charge {
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

/** Presents the receipt of a charge, which its payer receives. */
export function toReceipt({ row, balanceBefore, balance }: Charged, performer: UserSummary): ChargeReceipt {
  return {
    charge: toCharge(row, performer),
    balanceBefore: fromHundredths(balanceBefore),
    balance: fromHundredths(balance),
  };
}

/** Presents charges, with one query. */
export async function toCharges({ ports, db }: Context, rows: ChargeRow[]): Promise<Charge[]> {
  const ids = rows.map(({ performerId }) => performerId);
  const people = await readUserSummaries(ports, db, ids);
  return rows.map((row) => toCharge(row, people.get(row.performerId) ?? deletedUserSummary(row.performerId)));
}

/** Presents purchases, with one query. */
export async function toPurchases({ ports, db }: Context, rows: PurchaseRow[]): Promise<Purchase[]> {
  const ids = rows.map(({ charge }) => charge.performerId);
  const people = await readUserSummaries(ports, db, ids);
  return rows.map(({ charge, thumbnailFileId, isReachable, isDigitalProduct }) => ({
    _id: charge.id,
    type: charge.type as PurchaseType,
    objectId: charge.objectId ?? charge.id,
    orderId: charge.orderId,
    conversationId: null,
    title: charge.title ?? '',
    thumbnailUrl: isReachable ? optionalFileUrl(ports, thumbnailFileId, 'thumbnail') : null,
    performer: people.get(charge.performerId) ?? deletedUserSummary(charge.performerId),
    price: fromHundredths(charge.amount),
    isReachable,
    isDownloadable: isReachable && isDigitalProduct,
    isRefunded: charge.status === 'refunded',
    createdAt: charge.createdAt.toISOString(),
  }));
}
