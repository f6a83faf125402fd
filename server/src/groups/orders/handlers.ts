import type { Order } from '@fanlight/sdk/models';
import { viewerOf } from '../../access/standing.ts';
import { type Context, requireViewer } from '../../context.ts';
import type { HandlersOf } from '../../contract.ts';
import { ApiFailure, fieldFailure } from '../../http/failure.ts';
import { toPageRequest } from '../../http/paging.ts';
import { readDeliveryAddress } from '../addresses/index.ts';
import { linkDownload } from '../files/index.ts';
import { readProducts } from '../products/index.ts';
import { toOrders } from './present.ts';
import { findOrder, listOrders, type OrderFilter, type OrderRow, type OrderSide } from './store.ts';
import { redirectOrder, updateOrder } from './writing.ts';

async function list(context: Context, side: OrderSide, query: OrderFilter & Parameters<typeof toPageRequest>[0]) {
  const { userId } = requireViewer(context);
  const found = await listOrders(context.db, { side, userId }, query, toPageRequest(query));
  return { data: { ...found, data: await toOrders(context, found.data, userId) } };
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

export const ordersHandlers = {
  listOrders: (context, { query }) => list(context, 'buyerId', query),
  listReceivedOrders: (context, { query }) => list(context, 'performerId', query),

  getOrder: (context, { params }) => present(context, params.id),

  async updateOrder(context, { params, body }) {
    const found = await read(context, params.id);
    if (found.order.performerId !== requireViewer(context).userId) throw new ApiFailure('FORBIDDEN');
    await context.transaction((unit) => updateOrder(unit, params.id, body), { ids: [found.order.buyerId] });
    return present(context, params.id);
  },

  async updateOrderDeliveryAddress(context, { params, body }) {
    const { userId } = requireViewer(context);
    const found = await read(context, params.id);
    if (found.order.buyerId !== userId) throw new ApiFailure('FORBIDDEN');
    const deliveryAddress = await readDeliveryAddress(context.db, userId, body.addressId);
    if (!deliveryAddress) throw fieldFailure('VALIDATION_FAILED', 'addressId', 'ADDRESS_UNKNOWN');
    await context.transaction((unit) => redirectOrder(unit, params.id, deliveryAddress), {
      ids: [found.order.performerId],
    });
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
