import type { Order } from '@fanlight/sdk/models';
import { order } from '../products/fixtures.ts';

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
  processingAt: '2026-05-13T20:00:00.000Z',
  shippedAt: '2026-05-14T07:30:00.000Z',
};

export const refunded: Order = {
  ...order,
  _id: idOf(5),
  number: 'FL-10440',
  status: 'refunded',
  canUpdateAddress: false,
  refundedAt: '2026-05-14T09:00:00.000Z',
};

/** An order in each status. */
export const orders: Order[] = [
  order,
  { ...order, _id: idOf(1), number: 'FL-10480', status: 'processing', processingAt: '2026-05-13T20:00:00.000Z' },
  shipped,
  downloadable,
  refunded,
];
