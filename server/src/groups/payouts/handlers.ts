import { type Context, requireViewer } from '../../context.ts';
import type { AccessOf, HandlersOf } from '../../contract.ts';
import { ApiFailure } from '../../http/failure.ts';
import { toPageRequest } from '../../http/paging.ts';
import { toHundredths } from '../../ledger/money.ts';
import { toPayoutRequest } from './present.ts';
import { findPayout, findPendingPayout, listPayouts } from './store.ts';
import { readTerms, toCalculation } from './terms.ts';
import { insertPayout, updatePayout } from './writing.ts';

type Query = Parameters<typeof listPayouts>[2] & Parameters<typeof toPageRequest>[0];

async function presentList(context: Context, query: Query) {
  const found = await listPayouts(context.db, requireViewer(context).userId, query, toPageRequest(query));
  return { data: { ...found, data: found.data.map(toPayoutRequest) } };
}

/** Finds a request of the viewer. For the request of another user, the error does not reveal that it exists. */
async function findOwn(context: Context, { params }: { params: { id: string } }) {
  const row = await findPayout(context.db, params.id, requireViewer(context).userId);
  if (!row) throw new ApiFailure('NOT_FOUND');
  return { ownerId: row.userId, row };
}

export const payoutsAccess = { getPayoutRequest: findOwn, updatePayoutRequest: findOwn } satisfies AccessOf<'payouts'>;

export const payoutsHandlers = {
  async calculatePayout(context, { body }) {
    const { amount, method } = body;
    const wanted = amount === undefined ? undefined : toHundredths(amount);
    const now = context.ports.clock.now();
    const terms = await readTerms(context.db, requireViewer(context).userId, { amount: wanted, method, now });
    return { data: toCalculation(terms) };
  },

  createPayoutRequest(context, { body }) {
    const { userId } = requireViewer(context);
    return context.once(async (unit) => ({ data: toPayoutRequest(await insertPayout(unit, userId, body)) }));
  },

  listPayoutRequests: (context, { query }) => presentList(context, query),
  listUserPayoutRequests: (context, { query }) => presentList(context, query),

  getPayoutRequest: async (_context, _input, row) => ({ data: toPayoutRequest(row) }),

  async updatePayoutRequest(context, { body }, { id }) {
    return { data: toPayoutRequest(await context.transaction((unit) => updatePayout(unit, id, body))) };
  },

  async checkPendingPayoutRequest(context) {
    const row = await findPendingPayout(context.db, requireViewer(context).userId);
    return { data: { isPending: row !== undefined, payoutRequest: row ? toPayoutRequest(row) : null } };
  },
} satisfies HandlersOf<'payouts', typeof payoutsAccess>;
