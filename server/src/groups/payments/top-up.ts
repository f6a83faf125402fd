import type { PaymentFailureCode, PaymentReceipt } from '@fanlight/sdk/models';
import type { Context } from '../../context.ts';
import { payments } from '../../db/schema/index.ts';
import { ApiFailure, fieldFailure } from '../../http/failure.ts';
import { claimKey, findAnswer, keepAnswer } from '../../idempotency/store.ts';
import { readBalance, spendable } from '../../ledger/ledger.ts';
import { fromHundredths, hasTwoDecimals, toHundredths } from '../../ledger/money.ts';
import type { Db } from '../../ports/index.ts';
import { readSettings } from '../settings/index.ts';
import type { ChargeOutcome, PaymentGateway } from './gateways/gateway.ts';
import { findPayment, type PaymentRow, settle, toPayment } from './store.ts';

const failureWords: Record<PaymentFailureCode, string> = {
  card_declined: 'Your card was declined.',
  insufficient_funds: 'There is not enough money on this card.',
  expired_card: 'This card has expired.',
  incorrect_cvc: 'The security code is wrong.',
  authentication_failed: 'Your bank did not confirm the payment.',
  processing_error: 'The payment could not be processed. Nothing was charged.',
};

/** A payment with the balance after it; a failed one is a 402. */
async function toReceipt(db: Db, payment: PaymentRow): Promise<{ data: PaymentReceipt }> {
  if (payment.status === 'failed') {
    const code = (payment.failureCode ?? 'processing_error') as PaymentFailureCode;
    throw new ApiFailure('CARD_DECLINED', {
      message: failureWords[code],
      fields: [{ path: 'failureCode', message: code }],
    });
  }
  const balance = spendable(await readBalance(db, payment.userId));
  return { data: { payment: toPayment(payment), balance: fromHundredths(balance) } };
}

async function checkAmount({ db }: Context, amount: number) {
  const { minimumWalletPrice: least, maximumWalletPrice: most } = await readSettings(db);
  if (!hasTwoDecimals(amount)) throw fieldFailure('VALIDATION_FAILED', 'amount', 'Use at most two decimals.');
  if (amount < least || amount > most)
    throw fieldFailure('AMOUNT_OUT_OF_RANGE', 'amount', `Between ${least} and ${most}.`);
}

/** Writes the payment down before the gateway hears of it; a repeated call finds the one of the first. */
async function beginPayment(
  context: Context,
  draft: Omit<typeof payments.$inferInsert, 'id' | 'createdAt' | 'updatedAt'>,
): Promise<string> {
  return context.transaction(async ({ tx, now, nextId }) => {
    const id = nextId();
    const kept = context.callKey && (await claimKey(tx, context.callKey, id, now));
    if (kept?.referenceId) return kept.referenceId;
    await tx.insert(payments).values({ ...draft, id, createdAt: now, updatedAt: now });
    return id;
  });
}

/**
 * Settles a payment by what the gateway says, and keeps what is answered in the same transaction; who is connected hears
 * the balance. A failed payment's answer needs no keeping: it never changes.
 */
async function finish(context: Context, paymentId: string, outcome: ChargeOutcome) {
  const { callKey } = context;
  const settled = await context.transaction(async (unit) => {
    const { payment, hasChanged } = await settle(unit, paymentId, outcome);
    if (hasChanged && payment.status === 'succeeded') {
      const balance = spendable(await readBalance(unit.tx, payment.userId));
      await unit.emit(payment.userId, 'wallet/balance-updated', { balance: fromHundredths(balance) });
    }
    const first = callKey && (await claimKey(unit.tx, callKey, paymentId, unit.now));
    if (first?.isKnown) return JSON.parse(first.body) as { data: PaymentReceipt };
    if (payment.status === 'failed') return payment;
    const receipt = await toReceipt(unit.tx, payment);
    if (callKey) await keepAnswer(unit.tx, callKey, 200, receipt);
    return receipt;
  });
  return 'data' in settled ? settled : toReceipt(context.db, settled);
}

/**
 * Buys tokens (operation `topUpWallet`). The gateway is asked outside of any transaction; every step bears being
 * repeated, so that a call that was cut off is finished by the next one with the same key.
 */
export async function topUp(
  context: Context,
  userId: string,
  gateway: PaymentGateway,
  amount: number,
  paymentMethodId: string,
) {
  await checkAmount(context, amount);
  const card = await gateway.findCard(context, userId, paymentMethodId);
  if (!card) throw fieldFailure('VALIDATION_FAILED', 'paymentMethodId', 'This card is not there any more.');
  const { primaryCurrency: currency } = await readSettings(context.db);
  const hundredths = toHundredths(amount);
  const paymentId = await beginPayment(context, {
    userId,
    type: 'top-up',
    status: 'pending',
    amount: hundredths,
    currency,
    tokens: hundredths,
    gateway: gateway.name,
    paymentMethodId,
    cardBrand: card.brand,
    cardLast4: card.last4,
  });
  const begun = await findPayment(context.db, paymentId);
  if (begun?.status === 'failed') return toReceipt(context.db, begun);
  const outcome = await gateway.charge(context, { paymentId, userId, amount: hundredths, currency, paymentMethodId });
  return finish(context, paymentId, outcome);
}

/** Answers the sandbox gateway's authentication step; an answered payment keeps its first answer. */
export async function authenticate(context: Context, userId: string, paymentId: string, isApproved: boolean) {
  const payment = await findPayment(context.db, paymentId);
  if (payment?.gateway !== 'sandbox') throw new ApiFailure('NOT_FOUND');
  if (payment.userId !== userId) throw new ApiFailure('FORBIDDEN');
  const { callKey } = context;
  const isRepeated = callKey ? (await findAnswer(context.db, callKey)) !== undefined : false;
  if (!isRepeated && payment.status !== 'requires-authentication') {
    throw new ApiFailure('CONFLICT', { message: 'This payment waits for no answer.' });
  }
  const outcome: ChargeOutcome = isApproved
    ? { status: 'succeeded' }
    : { status: 'failed', failureCode: 'authentication_failed' };
  return finish(context, paymentId, outcome);
}
