import type { Order, UserSummary } from '@fanlight/sdk/models';
import type { Context } from '../../context.ts';
import { fromHundredths } from '../../ledger/money.ts';
import { optionalFileUrl } from '../files/index.ts';
import { deletedUserSummary, readUserSummaries } from '../users/index.ts';
import { canChangeAddress, orderNumberOf } from './rules.ts';
import type { OrderRow } from './store.ts';

/** The data that the response for an order contains in addition to its row. */
interface RelatedData {
  viewerId: string;
  performer: UserSummary;
  user: UserSummary;
  thumbnailUrl: string | null;
  isReachable: boolean;
}

const timeOf = (at: Date | null) => at?.toISOString() ?? null;

/** Presents an order to its buyer or its seller. */
export function toOrder(row: OrderRow['order'], related: RelatedData): Order {
  const { viewerId, performer, user, thumbnailUrl, isReachable } = related;
  const isBuyer = row.buyerId === viewerId;
  return {
    _id: row.id,
    number: orderNumberOf(row.no),
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
    canUpdateAddress: isBuyer && canChangeAddress(row.type, row.status),
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

/** Presents orders, and reads their buyers and sellers with one query. */
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
      // If an urgent report hides the product, only its performer sees the picture (rule R1).
      thumbnailUrl:
        isReachable || order.performerId === viewerId ? optionalFileUrl(ports, imageFileId, 'thumbnail') : null,
      isReachable,
    }),
  );
}
