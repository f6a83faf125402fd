import type { PaymentReceipt, TopUpRequest } from '@fanlight/sdk/models';
import type { Context } from '../../context.ts';
import { ApiFailure, fieldFailure } from '../../http/failure.ts';
import { claimKey, findStoredResponse, storeResponse } from '../../idempotency/store.ts';
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

/**
 * Presents a payment with the new balance of the payer.
 *
 * @throws {ApiFailure} with the status 402 if the payment failed
 */
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

/**
 * Returns the price and the tokens of a top-up in integer hundredths. The server determines the price of a package
 * (rule M2).
 */
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

/** Inserts the payment. A retry finds the payment that the first request has inserted. */
function beginTopUp(
  context: Context,
  draft: PaymentDraft,
  by: Omit<Parameters<typeof insertPayment>[2], 'id'>,
): Promise<string> {
  return context.transaction(async (unit) => {
    const id = unit.nextId();
    const claim = context.callKey && (await claimKey(unit.tx, context.callKey, id, unit.now));
    return claim?.referenceId ?? insertPayment(unit, draft, { ...by, id });
  });
}

/**
 * Settles a payment by the outcome that the gateway has returned, and stores the response in the same transaction. The
 * response of a failed payment is not stored: a retry reads the failure from the row of the payment.
 */
async function finish(context: Context, paymentId: string, outcome: ChargeOutcome) {
  const { callKey } = context;
  const clientSecret = outcome.status === 'requires-authentication' ? outcome.clientSecret : null;
  const settled = await context.transaction(
    async (unit) => {
      // The card may have been charged. If the account was deleted meanwhile, the payment is refunded, and no response
      // is stored.
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
      if (callKey) await storeResponse(unit.tx, callKey, 200, receipt);
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
 * Buys tokens (operation `topUpWallet`). The gateway is called outside of any transaction. Every step is idempotent, so
 * that a retry with the same key completes an interrupted request.
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
  const pendingPayment = await findPayment(context.db, paymentId);
  if (!pendingPayment) throw new Error(`The payment ${paymentId} does not exist.`);
  if (pendingPayment.status === 'failed') {
    context.markReplayed();
    return toReceipt(context, context.db, pendingPayment);
  }
  return finish(context, paymentId, await askGateway(context, gateway, pendingPayment));
}

/** Completes the authentication in the sandbox. If the payment is already completed, its result does not change. */
export async function authenticate(context: Context, payment: PaymentRow, isApproved: boolean) {
  const { callKey } = context;
  const isRepeated = callKey ? (await findStoredResponse(context.db, callKey)) !== undefined : false;
  if (!isRepeated && payment.status !== 'requires-authentication') {
    throw new ApiFailure('CONFLICT', { reason: 'PAYMENT_NOT_WAITING' });
  }
  if (isRepeated && payment.status === 'failed') context.markReplayed();
  const outcome: ChargeOutcome = isApproved
    ? { status: 'succeeded' }
    : { status: 'failed', failureCode: 'authentication_failed' };
  return finish(context, payment.id, outcome);
}

/** Reads a payment (operation `getPayment`). If no event has reported its result yet, asks the gateway. */
export async function readPayment(context: Context, payment: PaymentRow) {
  const isOver = payment.status === 'succeeded' || payment.status === 'failed';
  const gateway = requireGateway(context);
  if (isOver || !payment.gatewayPaymentId || gateway.name !== payment.gateway) return show(context, payment);
  const outcome = await gateway.readCharge(context, payment.gatewayPaymentId).catch((error) => {
    // If the gateway is down, the response contains the last known state.
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

/** Presents the receipt of a payment, including a payment that failed. */
async function show({ ports, db }: Context, payment: PaymentRow, clientSecret: string | null = null) {
  const balance = fromHundredths(spendable(await readBalance(db, payment.userId)));
  return { data: { payment: await toPayment(ports, db, payment), balance, clientSecret } };
}
