import type { PaymentReceipt, TopUpRequest } from '@fanlight/sdk/models';
import type { Context } from '../../context.ts';
import { ApiFailure, fieldFailure } from '../../http/failure.ts';
import { claimKey, findAnswer, keepAnswer } from '../../idempotency/store.ts';
import { readBalance, spendable } from '../../ledger/ledger.ts';
import { fromHundredths, toHundredths } from '../../ledger/money.ts';
import type { Db } from '../../ports/index.ts';
import { readSettings } from '../settings/index.ts';
import { requirePackage } from '../tokens/index.ts';
import { askGateway, disputeInSandbox, insertPayment, type PaymentDraft, requireCard } from './charge.ts';
import { cardFailure } from './failures.ts';
import type { ChargeOutcome } from './gateways/gateway.ts';
import { requireGateway } from './gateways/index.ts';
import { toPayment } from './present.ts';
import { settle } from './settle.ts';
import { findPayment, type PaymentRow } from './store.ts';

/** A payment with the balance after it; a failed one is a 402. */
async function toReceipt(
  { ports }: Context,
  db: Db,
  payment: PaymentRow,
  clientSecret: string | null = null,
): Promise<{ data: PaymentReceipt }> {
  if (payment.status === 'failed') throw cardFailure(payment.failureCode ?? 'processing_error');
  const balance = spendable(await readBalance(db, payment.userId));
  return { data: { payment: await toPayment(ports, db, payment), balance: fromHundredths(balance), clientSecret } };
}

/** What a top-up costs and brings, in integer hundredths; the price of a package is the server's (rule M2). */
export async function priceTopUp(
  { db }: Context,
  { amount, packageId }: { amount: number; packageId?: string | undefined },
): Promise<{ price: number; bonus: number }> {
  if (packageId) {
    const { price, bonus } = await requirePackage(db, packageId);
    if (price !== toHundredths(amount)) throw fieldFailure('PRICE_CHANGED', 'amount');
    return { price, bonus };
  }
  const { minimumWalletPrice: least, maximumWalletPrice: most } = await readSettings(db);
  if (amount < least || amount > most)
    throw fieldFailure('AMOUNT_OUT_OF_RANGE', 'amount', 'OUT_OF_RANGE', {
      min: least,
      max: most,
    });
  return { price: toHundredths(amount), bonus: 0 };
}

/** A repeated call finds the payment of the first. */
function beginTopUp(
  context: Context,
  draft: PaymentDraft,
  by: Omit<Parameters<typeof insertPayment>[2], 'id'>,
): Promise<string> {
  return context.transaction(async (unit) => {
    const id = unit.nextId();
    const kept = context.callKey && (await claimKey(unit.tx, context.callKey, id, unit.now));
    return kept?.referenceId ?? insertPayment(unit, draft, { ...by, id });
  });
}

/**
 * Settles a payment by what the gateway says, and keeps what is answered in the same transaction. A failed payment's
 * answer needs no keeping: it never changes.
 */
async function finish(context: Context, paymentId: string, outcome: ChargeOutcome) {
  const { callKey } = context;
  const clientSecret = outcome.status === 'requires-authentication' ? outcome.clientSecret : null;
  const settled = await context.transaction(
    async (unit) => {
      // The card may be charged by now: for a deleted account the money goes back, and no answer is kept.
      const isDeleted = context.viewer !== null && !unit.people.has(context.viewer.userId);
      if (isDeleted) {
        await settle(context, unit, paymentId, { type: 'outcome', outcome });
        return undefined;
      }
      const first = callKey && (await claimKey(unit.tx, callKey, paymentId, unit.now));
      if (first?.isKnown) return context.replay<{ data: PaymentReceipt }>(first);
      const payment = await settle(context, unit, paymentId, { type: 'outcome', outcome });
      if (payment.status === 'failed') return payment;
      const receipt = await toReceipt(context, unit.tx, payment, clientSecret);
      if (callKey) await keepAnswer(unit.tx, callKey, 200, receipt);
      return receipt;
    },
    { isViewerOptional: true },
  );
  if (!settled) throw new ApiFailure('UNAUTHENTICATED');
  if (!('data' in settled)) return toReceipt(context, context.db, settled);
  await disputeInSandbox(context, paymentId);
  return settled;
}

/**
 * Buys tokens (operation `topUpWallet`). The gateway is asked outside of any transaction; every step is
 * idempotent, so the next call with the same key completes an interrupted one.
 */
export async function topUp(context: Context, userId: string, request: TopUpRequest) {
  const gateway = requireGateway(context);
  const { paymentMethodId, packageId, couponCode } = request;
  const { price, bonus } = await priceTopUp(context, request);
  const card = await requireCard(context, gateway, userId, paymentMethodId);
  const draft: PaymentDraft = {
    userId,
    type: 'top-up',
    price,
    bonus,
    tokens: price + bonus,
    packageId: packageId ?? null,
    couponCode,
    paymentMethodId,
  };
  const paymentId = await beginTopUp(context, draft, { gateway: gateway.name, card });
  const begun = await findPayment(context.db, paymentId);
  if (!begun) throw new Error(`The payment ${paymentId} is gone.`);
  if (begun.status === 'failed') {
    context.markReplayed();
    return toReceipt(context, context.db, begun);
  }
  return finish(context, paymentId, await askGateway(context, gateway, begun));
}

/** Answers the sandbox gateway's authentication step; an answered payment keeps its first answer. */
export async function authenticate(context: Context, payment: PaymentRow, isApproved: boolean) {
  const { callKey } = context;
  const isRepeated = callKey ? (await findAnswer(context.db, callKey)) !== undefined : false;
  if (!isRepeated && payment.status !== 'requires-authentication') {
    throw new ApiFailure('CONFLICT', { reason: 'PAYMENT_NOT_WAITING' });
  }
  if (isRepeated && payment.status === 'failed') context.markReplayed();
  const outcome: ChargeOutcome = isApproved
    ? { status: 'succeeded' }
    : { status: 'failed', failureCode: 'authentication_failed' };
  return finish(context, payment.id, outcome);
}

/** How a payment stands (operation `getPayment`); the gateway is asked while its event has not come. */
export async function readPayment(context: Context, payment: PaymentRow) {
  const isOver = payment.status === 'succeeded' || payment.status === 'failed';
  const gateway = requireGateway(context);
  if (isOver || !payment.gatewayPaymentId || gateway.name !== payment.gateway) return show(context, payment);
  const outcome = await gateway.readCharge(context, payment.gatewayPaymentId).catch((error) => {
    // What is known without the gateway can be read while it is down.
    if (error instanceof ApiFailure && error.code === 'UNAVAILABLE') return undefined;
    throw error;
  });
  if (!outcome) return show(context, payment);
  const settled = await context.transaction((unit) => settle(context, unit, payment.id, { type: 'outcome', outcome }), {
    isViewerOptional: true,
  });
  const clientSecret = outcome.status === 'requires-authentication' ? outcome.clientSecret : null;
  return show(context, settled, clientSecret);
}

/** A payment to look at: one that failed is shown as well. */
async function show({ ports, db }: Context, payment: PaymentRow, clientSecret: string | null = null) {
  const balance = fromHundredths(spendable(await readBalance(db, payment.userId)));
  return { data: { payment: await toPayment(ports, db, payment), balance, clientSecret } };
}
