import { type Context, requireViewer } from '../../context.ts';
import type { HandlersOf } from '../../contract.ts';
import { fieldFailure } from '../../http/failure.ts';
import { toPageRequest } from '../../http/paging.ts';
import { explainBalance, listBalanceEntries } from './explanation.ts';
import { toCharges, toPurchases } from './present.ts';
import { buyProduct } from './product-purchases.ts';
import { buyContent } from './purchases.ts';
import { listCharges, listPurchases } from './store.ts';
import { tip } from './tips.ts';
import { readWallet } from './wallet.ts';

const subjectOf = (context: Context) => ({
  userId: requireViewer(context).userId,
  now: context.ports.clock.now().toISOString(),
});

export const walletHandlers = {
  async tipPerformer(context, { params, body }) {
    // Streams are not implemented yet, so no stream has this id.
    if (body.streamId) throw fieldFailure('NOT_FOUND', 'streamId', 'STREAM_MISSING');
    return tip(context, requireViewer(context).userId, params.id, body.amount, body.message);
  },

  getWallet: (context) => readWallet(context, requireViewer(context).userId),

  async getBalanceExplanation(context, { query }) {
    return { data: await explainBalance(context.db, query.figure, subjectOf(context)) };
  },

  async listBalanceEntries(context, { query }) {
    const page = toPageRequest(query);
    return { data: await listBalanceEntries(context.db, query.figure, subjectOf(context), page) };
  },

  buyFeed: (context, { params, body }) => buyContent(context, 'feed', params.id, body.expectedPrice),
  buyGallery: (context, { params, body }) => buyContent(context, 'gallery', params.id, body.expectedPrice),
  buyVideo: (context, { params, body }) => buyContent(context, 'video', params.id, body.expectedPrice),

  buyProduct: (context, { params, body }) => buyProduct(context, params.id, body),

  async listCharges(context, { query }) {
    const found = await listCharges(context.db, requireViewer(context).userId, query, toPageRequest(query));
    return { data: { ...found, data: await toCharges(context, found.data) } };
  },

  async listPurchases(context, { query }) {
    const { userId } = requireViewer(context);
    const page = toPageRequest(query);
    const found = await listPurchases(context.db, userId, query, query.sortBy ?? 'createdAt', page);
    return { data: { ...found, data: await toPurchases(context, found.data) } };
  },
} satisfies HandlersOf<'wallet'>;
