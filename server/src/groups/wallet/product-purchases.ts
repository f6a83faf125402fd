import type { OrderAddress, ProductPurchaseReceipt, ProductPurchaseRequest } from '@fanlight/sdk/models';
import { type Viewer, viewerOf } from '../../access/viewer-conditions.ts';
import { lockContent } from '../../content/index.ts';
import { type Context, requireViewer } from '../../context.ts';
import { ApiFailure, fieldFailure } from '../../http/failure.ts';
import type { Tx } from '../../ports/index.ts';
import { readDeliveryAddress } from '../addresses/index.ts';
import { optionalFileUrl } from '../files/index.ts';
import { insertOrder, toOrder } from '../orders/index.ts';
import { findForSale, readProducts, reduceStock } from '../products/index.ts';
import { readSettings } from '../settings/index.ts';
import { readUserSummaries } from '../users/index.ts';
import { chargeTokens, lockParties } from './charging.ts';
import { toReceipt } from './present.ts';
import { checkPrice, readSeller } from './purchases.ts';
import { commissionOf } from './rules.ts';

type Product = NonNullable<Awaited<ReturnType<typeof findForSale>>>;

/** Reads the quantity and the delivery address of an order, and checks them against the product. */
async function readDelivery(
  { db }: Context,
  userId: string,
  product: Product,
  { quantity = 1, addressId }: ProductPurchaseRequest,
): Promise<{ quantity: number; deliveryAddress: OrderAddress | null }> {
  if (product.type === 'digital') {
    if (quantity !== 1) throw fieldFailure('VALIDATION_FAILED', 'quantity', 'DIGITAL_BOUGHT_ONCE');
    return { quantity, deliveryAddress: null };
  }
  if (!addressId) throw fieldFailure('ADDRESS_REQUIRED', 'addressId');
  const deliveryAddress = await readDeliveryAddress(db, userId, addressId);
  if (!deliveryAddress) throw fieldFailure('VALIDATION_FAILED', 'addressId', 'ADDRESS_UNKNOWN');
  return { quantity, deliveryAddress };
}

/**
 * Locks the product, after the account of the buyer was locked. Refuses a digital product that the buyer has already
 * bought (rule M4).
 */
async function readLocked(tx: Tx, id: string, viewer: Viewer): Promise<Product> {
  const product = await findForSale(tx, id, viewer);
  if (!product) throw new ApiFailure('NOT_FOUND');
  const row = product.type === 'digital' ? (await readProducts(tx, viewer, [id])).get(id) : undefined;
  if (row?.isBought) throw new ApiFailure('ALREADY_PURCHASED');
  return product;
}

/**
 * Buys a product, once for each `Idempotency-Key`. Reduces the stock, pays, and creates the order in one transaction
 * (rules M1–M5, M10, A4, W4). The stock is never oversold, and a refused request is not charged.
 *
 * @throws {ApiFailure} `NOT_FOUND`, `OWN_ACCOUNT`, `ADDRESS_REQUIRED`, `ALREADY_PURCHASED`, `PRICE_CHANGED`,
 *   `OUT_OF_STOCK`, `INSUFFICIENT_BALANCE`
 */
export async function buyProduct(
  context: Context,
  id: string,
  body: ProductPurchaseRequest,
): Promise<{ data: ProductPurchaseReceipt }> {
  const { userId } = requireViewer(context);
  const { db, ports } = context;
  const viewer = viewerOf(context);
  const found = await findForSale(db, id, viewer);
  if (!found) throw new ApiFailure('NOT_FOUND');
  const performer = await readSeller(context, found.performerId, userId);
  const user = (await readUserSummaries(ports, db, [userId])).get(userId);
  if (!user) throw new ApiFailure('NOT_FOUND');
  const { quantity, deliveryAddress } = await readDelivery(context, userId, found, body);
  const thumbnailUrl = optionalFileUrl(ports, found.imageFileId, 'thumbnail');
  const { commissionPercent } = await readSettings(db);
  return context.once(
    async (unit) => {
      if (!(await lockContent(unit.tx, 'product', id))) throw new ApiFailure('NOT_FOUND');
      const parties = await lockParties(unit, userId, found.performerId);
      const product = await readLocked(unit.tx, id, viewer);
      const { performerId, type, title } = product;
      const amount = product.price * quantity;
      checkPrice(amount, body.expectedPrice);
      const isPhysical = type === 'physical';
      if (isPhysical && !(await reduceStock(unit.tx, id, quantity))) throw new ApiFailure('OUT_OF_STOCK');
      const orderId = unit.nextId();
      const commission = commissionOf(amount, commissionPercent);
      const common = { title, amount, commission };
      const charged = await chargeTokens(unit, parties, {
        ...common,
        kind: 'purchase',
        type: 'product',
        objectId: id,
        orderId,
        isRepeatable: isPhysical,
      });
      const order = await insertOrder(unit, orderId, {
        ...common,
        chargeId: charged.row.id,
        buyerId: userId,
        performerId,
        productId: id,
        type,
        quantity,
        unitPrice: product.price,
        note: body.note?.trim() || null,
        deliveryAddress,
      });
      unit.publish({ type: 'sale-created', chargeId: charged.row.id });
      const around = { viewerId: userId, performer, user, thumbnailUrl, isReachable: true };
      return { data: { ...toReceipt(charged, performer), order: toOrder(order, around) } };
    },
    { requiredIds: [found.performerId] },
  );
}
