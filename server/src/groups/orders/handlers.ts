import type { Order } from '@fanlight/sdk/models';
import { eq, type SQL } from 'drizzle-orm';
import { viewerOf } from '../../access/standing.ts';
import { userChannel } from '../../channels/names.ts';
import { type Context, requireViewer } from '../../context.ts';
import type { HandlersOf } from '../../contract.ts';
import { orders } from '../../db/schema/index.ts';
import { ApiFailure, fieldFailure } from '../../http/failure.ts';
import { toPage, toPageRequest } from '../../http/paging.ts';
import type { Unit } from '../../unit.ts';
import { readDeliveryAddress } from '../addresses/index.ts';
import { linkDownload } from '../files/index.ts';
import { readProducts } from '../products/index.ts';
import { toOrders } from './present.ts';
import { canMove, canRedirect } from './rules.ts';
import { findOrder, forgetDelivered, listOrders, type OrderFilter, type OrderRow } from './store.ts';

async function list(context: Context, mine: SQL, query: OrderFilter & Parameters<typeof toPageRequest>[0]) {
  const { userId } = requireViewer(context);
  const page = toPageRequest(query);
  const { rows, total, cursorOf } = await listOrders(context.db, mine, query, page);
  const shown = toPage(rows, page, total, cursorOf);
  return { data: { ...shown, data: await toOrders(context, shown.data, userId) } };
}

/** An order that concerns the viewer; everybody else's are as if they were not there. */
async function read(context: Context, id: string): Promise<OrderRow> {
  const row = await findOrder(context.db, id, requireViewer(context).userId);
  if (!row) throw new ApiFailure('NOT_FOUND');
  return row;
}

async function present(context: Context, id: string): Promise<{ data: Order }> {
  const [order] = await toOrders(context, [await read(context, id)], requireViewer(context).userId);
  if (!order) throw new ApiFailure('NOT_FOUND');
  return { data: order };
}

/** The order's row, held until the transaction ends, so that two changes never meet. */
async function lock({ tx }: Unit, id: string) {
  const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for('update');
  if (!order) throw new ApiFailure('NOT_FOUND');
  return order;
}

/** Both sides read it again. */
function tell(unit: Unit, { id, buyerId, performerId }: OrderRow['order']) {
  for (const userId of [buyerId, performerId]) unit.emit(userChannel(userId), 'order/updated', { orderId: id });
}

export const ordersHandlers = {
  listOrders: (context, { query }) => list(context, eq(orders.buyerId, requireViewer(context).userId), query),

  listReceivedOrders: (context, { query }) =>
    list(context, eq(orders.performerId, requireViewer(context).userId), query),

  getOrder: (context, { params }) => present(context, params.id),

  async updateOrder(context, { params, body }) {
    const found = await read(context, params.id);
    if (found.order.performerId !== requireViewer(context).userId) throw new ApiFailure('FORBIDDEN');
    await context.transaction(
      async (unit) => {
        const order = await lock(unit, params.id);
        const { status, ...tracking } = body;
        if (status && !canMove(order.status, status)) throw new ApiFailure('STATUS_CONFLICT');
        const at = {
          ...(status === 'processing' && { processingAt: unit.now }),
          ...(status === 'shipped' && { shippedAt: unit.now }),
          ...(status === 'delivered' && { deliveredAt: unit.now }),
        };
        await unit.tx
          .update(orders)
          .set({ ...tracking, ...(status && { status }), ...at, updatedAt: unit.now })
          .where(eq(orders.id, order.id));
        if (status === 'delivered') await forgetDelivered(unit, order);
        tell(unit, order);
        if (status) unit.publish({ type: 'order-updated', orderId: order.id, status });
      },
      { ids: [found.order.buyerId] },
    );
    return present(context, params.id);
  },

  async updateOrderDeliveryAddress(context, { params, body }) {
    const { userId } = requireViewer(context);
    const found = await read(context, params.id);
    if (found.order.buyerId !== userId) throw new ApiFailure('FORBIDDEN');
    const deliveryAddress = await readDeliveryAddress(context.db, userId, body.addressId);
    if (!deliveryAddress) throw fieldFailure('VALIDATION_FAILED', 'addressId', 'This address is not in your book.');
    await context.transaction(
      async (unit) => {
        const order = await lock(unit, params.id);
        if (!canRedirect(order.type, order.status)) throw new ApiFailure('STATUS_CONFLICT');
        await unit.tx.update(orders).set({ deliveryAddress, updatedAt: unit.now }).where(eq(orders.id, order.id));
        tell(unit, order);
      },
      { ids: [found.order.performerId] },
    );
    return present(context, params.id);
  },

  async getProductDownloadLink(context, { params }) {
    const { userId } = requireViewer(context);
    const row = (await readProducts(context.db, viewerOf(context), [params.id])).get(params.id);
    // What was bought stays, also off sale or behind a block (rule A4); what was taken down does not.
    if (!row || (row.product.hiddenAt && row.product.performerId !== userId)) throw new ApiFailure('NOT_FOUND');
    const { product, isBought } = row;
    const isOwn = product.performerId === userId;
    if (product.deletedAt && !isBought && !isOwn) throw new ApiFailure('NOT_FOUND');
    if (!isBought && !isOwn) throw new ApiFailure('NOT_ENTITLED');
    if (!product.fileId) throw new ApiFailure('NOT_FOUND');
    return { data: await linkDownload(context, product.fileId, product.previousFileId) };
  },
} satisfies HandlersOf<'orders'>;
