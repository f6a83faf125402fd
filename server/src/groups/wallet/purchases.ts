import type { ChargeReceipt, UserSummary } from '@fanlight/sdk/models';
import { viewerOf } from '../../access/viewer-conditions.ts';
import { excerptOf, findContent, lockForSale, type SoldKind } from '../../content/index.ts';
import { type Context, requireViewer } from '../../context.ts';
import { ApiFailure } from '../../http/failure.ts';
import { toHundredths } from '../../ledger/money.ts';
import { readSettings } from '../settings/index.ts';
import { readUserSummaries } from '../users/index.ts';
import { chargeTokens, lockParties } from './charging.ts';
import { toReceipt } from './present.ts';
import { commissionOf } from './rules.ts';

/**
 * Refuses a request if the price has changed since the buyer saw it (rule M2). `price` is in hundredths, and
 * `expectedPrice` is a decimal number.
 */
export function checkPrice(price: number, expectedPrice: number | undefined): void {
  if (expectedPrice !== undefined && toHundredths(expectedPrice) !== price) throw new ApiFailure('PRICE_CHANGED');
}

/** Returns the performer of an item. Refuses performers who buy their own items (rule M3). */
export async function readSeller(context: Context, performerId: string, buyerId: string): Promise<UserSummary> {
  if (performerId === buyerId) throw new ApiFailure('OWN_ACCOUNT', { reason: 'OWN_CONTENT' });
  const people = await readUserSummaries(context.ports, context.db, [performerId]);
  const performer = people.get(performerId);
  if (!performer) throw new ApiFailure('NOT_FOUND');
  return performer;
}

/**
 * Buys a post, a gallery or a video, once for each `Idempotency-Key` (rules M1–M5, A1, A4, W4). Price and access are
 * read again after the buyer's account and the item were locked. Concurrent requests therefore never pay for an item
 * twice, at an outdated price, or while it is being deleted.
 *
 * @throws {ApiFailure} `NOT_FOUND`, `OWN_ACCOUNT`, `ALREADY_PURCHASED`, `STATUS_CONFLICT` if the item is not for sale
 *   or the buyer already has access, `PRICE_CHANGED`, `INSUFFICIENT_BALANCE`
 */
export async function buyContent(
  context: Context,
  kind: SoldKind,
  id: string,
  expectedPrice: number | undefined,
): Promise<{ data: ChargeReceipt }> {
  const { userId } = requireViewer(context);
  const viewer = viewerOf(context);
  const found = await findContent(context.db, kind, id, viewer);
  if (!found) throw new ApiFailure('NOT_FOUND');
  const performer = await readSeller(context, found.performerId, userId);
  const { commissionPercent } = await readSettings(context.db);
  return context.once(
    async (unit) => {
      await lockForSale(unit.tx, kind, id);
      const parties = await lockParties(unit, userId, found.performerId);
      const item = await findContent(unit.tx, kind, id, viewer);
      if (!item) throw new ApiFailure('NOT_FOUND');
      if (item.access.reason === 'bought') throw new ApiFailure('ALREADY_PURCHASED');
      if (item.access.isAllowed) throw new ApiFailure('STATUS_CONFLICT', { reason: 'ALREADY_ACCESSIBLE' });
      if (item.price === null) throw new ApiFailure('STATUS_CONFLICT', { reason: 'NOT_FOR_SALE' });
      checkPrice(item.price, expectedPrice);
      const charged = await chargeTokens(unit, parties, {
        kind: 'purchase',
        type: kind,
        objectId: id,
        title: excerptOf(item.title) ?? '',
        amount: item.price,
        commission: commissionOf(item.price, commissionPercent),
      });
      unit.publish({ type: 'sale-created', chargeId: charged.row.id });
      return { data: toReceipt(charged, performer) };
    },
    { requiredIds: [found.performerId] },
  );
}
