import type { Order } from '@fanlight/sdk/models';
import { order } from '../products/fixtures.ts';
import { ago } from '../testing/sample-times.ts';

const idOf = (at: number): string => `0193f2a4c1d07b3e5a91f00${at}`;

/** An order of a digital product, which is delivered with the payment. */
export const downloadable: Order = {
  ...order,
  _id: idOf(4),
  number: 'FL-10465',
  type: 'digital',
  status: 'delivered',
  product: { ...order.product, title: 'Forty glaze recipes', thumbnailUrl: null },
  quantity: 1,
  unitPrice: 24.5,
  amount: 24.5,
  note: null,
  deliveryAddress: null,
  canUpdateAddress: false,
  isDownloadable: true,
  deliveredAt: order.createdAt,
};

export const shipped: Order = {
  ...order,
  _id: idOf(2),
  number: 'FL-10471',
  status: 'shipped',
  canUpdateAddress: false,
  carrier: 'Harbour Post',
  trackingNumber: 'HP-2291-884',
  trackingUrl: 'https://parcels.example/HP-2291-884',
  processingAt: ago({ hours: 16 }),
  shippedAt: ago({ hours: 4 }),
};

export const refunded: Order = {
  ...order,
  _id: idOf(5),
  number: 'FL-10440',
  status: 'refunded',
  canUpdateAddress: false,
  refundedAt: ago({ hours: 3 }),
};

/** Returns an order as its seller sees it, who earns the amount after commission. */
const toSale = (each: Order): Order => ({
  ...each,
  earnedAmount: each.amount * 0.8,
  canUpdateAddress: false,
  isDownloadable: false,
});

/** An order in each status. */
export const orders: Order[] = [
  order,
  { ...order, _id: idOf(1), number: 'FL-10480', status: 'processing', processingAt: ago({ hours: 16 }) },
  shipped,
  downloadable,
  refunded,
];

/** The orders, as their seller sees them. */
export const sales: Order[] = orders.map(toSale);

/** The orders by their status, as their seller sees them. */
export const sale = {
  paid: toSale(order),
  processing: toSale({ ...order, status: 'processing', processingAt: ago({ hours: 16 }) }),
  shipped: toSale(shipped),
  delivered: toSale({ ...shipped, status: 'delivered', deliveredAt: ago({ hours: 3 }) }),
  digital: toSale(downloadable),
  refunded: toSale(refunded),
};
