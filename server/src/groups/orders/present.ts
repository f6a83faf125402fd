import type { Order, UserSummary } from '@fanlight/sdk/models';
import type { Context } from '../../context.ts';
import { fromHundredths } from '../../ledger/money.ts';
import { optionalFileUrl } from '../files/index.ts';
import { deletedUserSummary, readUserSummaries } from '../users/index.ts';
import { canRedirect, numberOf } from './rules.ts';
import type { OrderRow } from './store.ts';

/** Related data of an order. */
interface Around {
  viewerId: string;
  performer: UserSummary;
  user: UserSummary;
  thumbnailUrl: string | null;
  isReachable: boolean;
}

const timeOf = (at: Date | null) => at?.toISOString() ?? null;

/** Maps an order to the contract, as its buyer or its seller may see it. */
export function toOrder(row: OrderRow['order'], around: Around): Order {
  const { viewerId, performer, user, thumbnailUrl, isReachable } = around;
  const isBuyer = row.buyerId === viewerId;
  return {
    _id: row.id,
    number: numberOf(row.no),
    type: row.type,
    status: row.status,
    product: { _id: row.productId, title: row.title, thumbnailUrl, isReachable },
    performer,
    user,
    quantity: row.quantity,
    unitPrice: fromHundredths(row.unitPrice),
    amount: fromHundredths(row.amount),
    earnedAmount: isBuyer ? null : fromHundredths(row.amount - row.commission),
    note: row.note,
    deliveryAddress: row.deliveryAddress,
    canUpdateAddress: isBuyer && canRedirect(row.type, row.status),
    isDownloadable: isBuyer && row.type === 'digital' && row.status !== 'refunded' && isReachable,
    carrier: row.carrier,
    trackingNumber: row.trackingNumber,
    trackingUrl: row.trackingUrl,
    processingAt: timeOf(row.processingAt),
    shippedAt: timeOf(row.shippedAt),
    deliveredAt: timeOf(row.deliveredAt),
    refundedAt: timeOf(row.refundedAt),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** Maps orders to the contract, with one more query. */
export async function toOrders({ ports, db }: Context, rows: OrderRow[], viewerId: string): Promise<Order[]> {
  const people = await readUserSummaries(
    ports,
    db,
    rows.flatMap(({ order }) => [order.buyerId, order.performerId]),
  );
  return rows.map(({ order, imageFileId, isReachable }) =>
    toOrder(order, {
      viewerId,
      performer: people.get(order.performerId) ?? deletedUserSummary(order.performerId),
      user: people.get(order.buyerId) ?? deletedUserSummary(order.buyerId),
      // A picture that an urgent report hides is visible only to its performer (rule R1).
      thumbnailUrl:
        isReachable || order.performerId === viewerId ? optionalFileUrl(ports, imageFileId, 'thumbnail') : null,
      isReachable,
    }),
  );
}
