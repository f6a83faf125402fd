import type { Order } from '@fanlight/sdk/models';
import { viewerOf } from '../../access/viewer-conditions.ts';
import { type Context, requireViewer } from '../../context.ts';
import type { AccessOf, HandlersOf } from '../../contract.ts';
import { ApiFailure, fieldFailure } from '../../http/failure.ts';
import { toPageRequest } from '../../http/paging.ts';
import { readDeliveryAddress } from '../addresses/index.ts';
import { linkDownload } from '../files/index.ts';
import { findProduct } from '../products/index.ts';
import { toOrders } from './present.ts';
import { findOrder, listOrders, type OrderFilter, type OrderRow, type OrderSide } from './store.ts';
import { changeDeliveryAddress, updateOrder } from './writing.ts';

async function presentList(
  context: Context,
  side: OrderSide,
  query: OrderFilter & Parameters<typeof toPageRequest>[0],
) {
  const { userId } = requireViewer(context);
  const found = await listOrders(context.db, { side, userId }, query, toPageRequest(query));
  return { data: { ...found, data: await toOrders(context, found.data, userId) } };
}

/** Reads an order of the viewer. For the order of another user, the error does not reveal that the order exists. */
async function readOrder(context: Context, id: string): Promise<OrderRow> {
  const row = await findOrder(context.db, id, requireViewer(context).userId);
  if (!row) throw new ApiFailure('NOT_FOUND');
  return row;
}

async function present(context: Context, row: OrderRow): Promise<{ data: Order }> {
  const [order] = await toOrders(context, [row], requireViewer(context).userId);
  if (!order) throw new ApiFailure('NOT_FOUND');
  return { data: order };
}

type InputWithId = { params: { id: string } };

/** Finds a product and whether the viewer can download it, for operations with `x-access: entitled` (rule A4). */
async function findDownload(context: Context, { params }: InputWithId) {
  const row = await findProduct(context.db, params.id, viewerOf(context));
  return row && { isEntitled: row.isBought || row.product.performerId === requireViewer(context).userId, row };
}

export const ordersAccess = {
  async getOrder(context, { params }: InputWithId) {
    const row = await readOrder(context, params.id);
    return { participantIds: [row.order.buyerId, row.order.performerId], row };
  },

  // The owner in the sense of `x-access` is the seller. Only the seller can change the status.
  async updateOrder(context, { params }: InputWithId) {
    const row = await readOrder(context, params.id);
    return { ownerId: row.order.performerId, row };
  },

  // The owner in the sense of `x-access` is the buyer.
  async updateOrderDeliveryAddress(context, { params }: InputWithId) {
    const row = await readOrder(context, params.id);
    return { ownerId: row.order.buyerId, row };
  },

  getProductDownloadLink: findDownload,
} satisfies AccessOf<'orders'>;

export const ordersHandlers = {
  listOrders: (context, { query }) => presentList(context, 'buyerId', query),
  listReceivedOrders: (context, { query }) => presentList(context, 'performerId', query),

  getOrder: (context, _, row) => present(context, row),

  async updateOrder(context, { body }, { order: { id, buyerId } }) {
    await context.transaction((unit) => updateOrder(unit, id, body), { ids: [buyerId] });
    return present(context, await readOrder(context, id));
  },

  async updateOrderDeliveryAddress(context, { body }, { order: { id, buyerId, performerId } }) {
    const deliveryAddress = await readDeliveryAddress(context.db, buyerId, body.addressId);
    if (!deliveryAddress) throw fieldFailure('VALIDATION_FAILED', 'addressId', 'ADDRESS_UNKNOWN');
    await context.transaction((unit) => changeDeliveryAddress(unit, id, deliveryAddress), { ids: [performerId] });
    return present(context, await readOrder(context, id));
  },

  async getProductDownloadLink(context, _, { product }) {
    if (!product.fileId) throw new ApiFailure('NOT_FOUND');
    return { data: await linkDownload(context, product.fileId, product.previousFileId) };
  },
} satisfies HandlersOf<'orders', typeof ordersAccess>;
