import type { PaymentMethod, SandboxPaymentMethodRequest } from '@fanlight/sdk/models';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../../../../context.ts';
import { sandboxPaymentMethods } from '../../../../db/schema/index.ts';
import { fieldFailure } from '../../../../http/failure.ts';
import type { PaymentGateway } from '../gateway.ts';
import { findTestCard, type SandboxOutcome } from './test-cards.ts';

/** Holds a test card; its number is not kept. */
export async function createPaymentMethod(
  { db, ports }: Context,
  userId: string,
  { number, expMonth, expYear }: SandboxPaymentMethodRequest,
): Promise<PaymentMethod> {
  const card = findTestCard(number);
  if (!card) throw fieldFailure('VALIDATION_FAILED', 'number', 'Only the published test cards work here.');
  const now = ports.clock.now();
  // A card works through the last day of its month.
  const isExpired = Date.UTC(expYear, expMonth, 1) <= now.getTime();
  const outcome = isExpired ? 'expired_card' : card.outcome;
  const { brand, last4 } = card;
  const id = `pm_${ports.ids.next()}`;
  await db.insert(sandboxPaymentMethods).values({ id, userId, outcome, brand, last4, createdAt: now });
  return { _id: id, card: { brand, last4 } };
}

async function find({ db }: Context, userId: string, id: string) {
  const [row] = await db
    .select()
    .from(sandboxPaymentMethods)
    .where(and(eq(sandboxPaymentMethods.id, id), eq(sandboxPaymentMethods.userId, userId)));
  return row;
}

/** The embedded gateway of demo mode: decides by the card's number, and moves no money. */
export const sandboxGateway: PaymentGateway = {
  name: 'sandbox',
  async findCard(context, userId, paymentMethodId) {
    const row = await find(context, userId, paymentMethodId);
    return row && { brand: row.brand, last4: row.last4 };
  },
  async charge(context, { userId, paymentMethodId }) {
    const outcome = (await find(context, userId, paymentMethodId))?.outcome as SandboxOutcome | undefined;
    if (outcome === 'succeeded' || outcome === 'requires-authentication') return { status: outcome };
    return { status: 'failed', failureCode: outcome ?? 'processing_error' };
  },
};
