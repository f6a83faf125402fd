import type { Order, UserSummary } from '@fanlight/sdk/models';
import type { Context } from '../../context.ts';
import { fromHundredths } from '../../ledger/money.ts';
import { optionalFileUrl } from '../files/index.ts';
import { deletedUserSummary, readUserSummaries } from '../users/index.ts';
import { canRedirect, numberOf } from './rules.ts';
import type { OrderRow } from './store.ts';

/** Data of an answer besides the order's row. */
interface Around {
  viewerId: string;
  performer: UserSummary;
  user: UserSummary;
  thumbnailUrl: string | null;
  isReachable: boolean;
}

const timeOf = (at: Date | null) => at?.toISOString() ?? null;

/** An order as one of its two sides sees it. */
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

/** Orders as the viewer sees them; one query more for any number of them. */
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
      // Hidden by an urgent report, it is its performer's alone to see (rule R1).
      thumbnailUrl:
        isReachable || order.performerId === viewerId ? optionalFileUrl(ports, imageFileId, 'thumbnail') : null,
      isReachable,
    }),
  );
}
