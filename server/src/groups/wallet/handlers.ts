import type { Purchase, PurchaseType } from '@fanlight/sdk/models';
import { requireViewer } from '../../context.ts';
import type { HandlersOf } from '../../contract.ts';
import type { charges } from '../../db/schema/index.ts';
import { fieldFailure } from '../../http/failure.ts';
import { toPage, toPageRequest } from '../../http/paging.ts';
import { fromHundredths } from '../../ledger/money.ts';
import { optionalFileUrl } from '../files/index.ts';
import { deletedUserSummary, readUserSummaries } from '../users/index.ts';
import { toCharge } from './present.ts';
import { buyProduct } from './product-purchases.ts';
import { buyContent } from './purchases.ts';
import { listCharges, listPurchases } from './store.ts';
import { tip } from './tips.ts';
import { readWallet } from './wallet.ts';

export const walletHandlers = {
  async tipPerformer(context, { params, body }) {
    // Nobody can go live before there are streams, so none has this id.
    if (body.streamId) throw fieldFailure('NOT_FOUND', 'streamId', 'STREAM_MISSING');
    return tip(context, requireViewer(context).userId, params.id, body.amount, body.message);
  },

  getWallet: (context) => readWallet(context, requireViewer(context).userId),
  buyFeed: (context, { params, body }) => buyContent(context, 'feed', params.id, body.expectedPrice),
  buyGallery: (context, { params, body }) => buyContent(context, 'gallery', params.id, body.expectedPrice),
  buyVideo: (context, { params, body }) => buyContent(context, 'video', params.id, body.expectedPrice),

  buyProduct: (context, { params, body }) => buyProduct(context, params.id, body),

  async listCharges(context, { query }) {
    const { db, ports } = context;
    const page = toPageRequest(query);
    const { rows, total } = await listCharges(db, requireViewer(context).userId, query, page);
    const ids = rows.map(({ performerId }) => performerId);
    const people = await readUserSummaries(ports, db, ids);
    const idOf = ({ id }: typeof charges.$inferSelect) => id;
    return {
      data: toPage(rows, page, total, idOf, (row) =>
        toCharge(row, people.get(row.performerId) ?? deletedUserSummary(row.performerId)),
      ),
    };
  },

  async listPurchases(context, { query }) {
    const { db, ports } = context;
    const page = toPageRequest(query);
    const sortBy = query.sortBy ?? 'createdAt';
    const { rows, total, cursorOf } = await listPurchases(db, requireViewer(context).userId, query, sortBy, page);
    const ids = rows.map(({ charge }) => charge.performerId);
    const people = await readUserSummaries(ports, db, ids);
    const shown = toPage(rows, page, total, cursorOf);
    const data = shown.data.map(
      ({ charge, thumbnailFileId, isReachable }): Purchase => ({
        _id: charge.id,
        type: charge.type as PurchaseType,
        objectId: charge.objectId ?? charge.id,
        orderId: charge.orderId,
        conversationId: null,
        title: charge.title ?? '',
        thumbnailUrl: isReachable ? optionalFileUrl(ports, thumbnailFileId, 'thumbnail') : null,
        performer: people.get(charge.performerId) ?? deletedUserSummary(charge.performerId),
        price: fromHundredths(charge.amount),
        isReachable,
        isRefunded: charge.status === 'refunded',
        createdAt: charge.createdAt.toISOString(),
      }),
    );
    return { data: { ...shown, data } };
  },
} satisfies HandlersOf<'wallet'>;
