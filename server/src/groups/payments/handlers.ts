import { and, eq, sql } from 'drizzle-orm';
import { type Context, requireViewer } from '../../context.ts';
import type { HandlersOf } from '../../contract.ts';
import { payments } from '../../db/schema/index.ts';
import { ApiFailure } from '../../http/failure.ts';
import { countCapped, keyset, toPage, toPageRequest } from '../../http/paging.ts';
import { createPaymentMethod, sandboxGateway } from './gateways/sandbox/index.ts';
import { toPayment } from './store.ts';
import { authenticate, topUp } from './top-up.ts';

/** The sandbox exists in demo mode only (rule M6). */
function requireSandbox({ options }: Context) {
  if (options.mode === 'production') throw new ApiFailure('NOT_FOUND');
}

export const paymentsHandlers = {
  topUpWallet(context, { body }) {
    requireSandbox(context);
    return topUp(context, requireViewer(context).userId, sandboxGateway, body.amount, body.paymentMethodId);
  },

  async listTransactions(context, { query }) {
    const mine = eq(payments.userId, requireViewer(context).userId);
    const page = toPageRequest(query);
    const { after, order } = keyset(payments.id, page);
    const rows = await context.db
      .select()
      .from(payments)
      .where(and(mine, after))
      .orderBy(order)
      .limit(page.limit + 1)
      .offset(page.offset);
    const total = await countCapped(context.db, sql`select 1 from ${payments} where ${mine}`);
    return { data: toPage(rows, page, total, ({ id }) => id, toPayment) };
  },

  async createSandboxPaymentMethod(context, { body }) {
    requireSandbox(context);
    return { data: await createPaymentMethod(context, requireViewer(context).userId, body) };
  },

  authenticateSandboxPayment(context, { params, body }) {
    requireSandbox(context);
    return authenticate(context, requireViewer(context).userId, params.id, body.isApproved);
  },
  // The payments that begin and end a subscription are answered by the group subscriptions.
} satisfies Omit<HandlersOf<'payments'>, 'subscribePerformer' | 'cancelSubscription'>;
