import type { PaymentFailureCode, PaymentMethod, SandboxPaymentMethodRequest } from '@fanlight/sdk/models';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../../../../context.ts';
import { sandboxPaymentMethods } from '../../../../db/schema/index.ts';
import { ApiFailure, fieldFailure } from '../../../../http/failure.ts';
import { readPayoutAccount } from '../../../performers/index.ts';
import type { ChargeOutcome, ChargeRequest, GatewayCard, PaymentGateway, SaveOutcome } from '../gateway.ts';
import { findTestCard, type SandboxOutcome } from './test-cards.ts';

/** The time for which the address of the onboarding is valid, the same as Stripe's. */
const onboardingMs = 5 * 60 * 1000;

type MethodRow = typeof sandboxPaymentMethods.$inferSelect;

/** Stores a test card, but not its number. */
export async function createPaymentMethod(
  { db, ports }: Context,
  userId: string,
  { number, expMonth, expYear, cvc }: SandboxPaymentMethodRequest,
): Promise<PaymentMethod> {
  const card = findTestCard(number);
  if (!card) throw fieldFailure('VALIDATION_FAILED', 'number', 'TEST_CARDS_ONLY');
  const { outcome, brand, last4 } = card;
  const digits = brand === 'amex' ? 4 : 3;
  if (cvc.length !== digits) throw fieldFailure('VALIDATION_FAILED', 'cvc', 'CVC_LENGTH', { digits });
  const id = `pm_${ports.ids.next()}`;
  const createdAt = ports.clock.now();
  await db.insert(sandboxPaymentMethods).values({ id, userId, outcome, brand, last4, expMonth, expYear, createdAt });
  return { _id: id, card: { brand, last4 } };
}

async function find({ db }: Context, userId: string, id: string): Promise<MethodRow | undefined> {
  const [row] = await db
    .select()
    .from(sandboxPaymentMethods)
    .where(and(eq(sandboxPaymentMethods.id, id), eq(sandboxPaymentMethods.userId, userId)));
  return row;
}

/** Returns the outcome of charging the card now. A card is valid until the last day of its expiry month. */
function outcomeOf({ ports }: Context, row: MethodRow | undefined): SandboxOutcome {
  if (!row) return 'processing_error';
  const isExpired = Date.UTC(row.expYear, row.expMonth, 1) <= ports.clock.now().getTime();
  return isExpired ? 'expired_card' : (row.outcome as SandboxOutcome);
}

const toCard = ({ brand, last4, expMonth, expYear, outcome }: MethodRow): GatewayCard => ({
  brand,
  last4,
  expMonth,
  expYear,
  fingerprint: `${brand}-${last4}-${expMonth}-${expYear}-${outcome}`,
});

/** The failure codes of test cards that are refused both when they are saved and when they are charged. */
const refusals: Partial<Record<SandboxOutcome, PaymentFailureCode>> = {
  card_declined: 'card_declined',
  insufficient_funds: 'insufficient_funds',
  expired_card: 'expired_card',
  incorrect_cvc: 'incorrect_cvc',
  authentication_failed: 'authentication_failed',
  processing_error: 'processing_error',
};

function decide(outcome: SandboxOutcome, { paymentId, isOffSession }: ChargeRequest): ChargeOutcome {
  const gatewayPaymentId = paymentId;
  const needsAuthentication =
    outcome === 'always-authentication' || (outcome === 'requires-authentication' && !isOffSession);
  if (needsAuthentication) return { status: 'requires-authentication', clientSecret: null, gatewayPaymentId };
  const failureCode = outcome === 'declined-later' ? 'card_declined' : refusals[outcome];
  return failureCode ? { status: 'failed', failureCode, gatewayPaymentId } : { status: 'succeeded', gatewayPaymentId };
}

async function save(context: Context, userId: string, id: string): Promise<SaveOutcome | undefined> {
  const row = await find(context, userId, id);
  if (!row) return undefined;
  const failureCode = refusals[outcomeOf(context, row)];
  return failureCode ? { status: 'failed', failureCode } : { status: 'ready', card: toCard(row) };
}

/** Whether payments with this card are disputed as soon as they succeed. */
export async function isDisputed(context: Context, userId: string, paymentMethodId: string): Promise<boolean> {
  return (await find(context, userId, paymentMethodId))?.outcome === 'disputed';
}

/** The gateway of the demo mode. The number of the test card determines the outcome of a charge. No money is moved. */
export const sandboxGateway: PaymentGateway = {
  name: 'sandbox',
  publishableKey: null,
  async findCard(context, userId, paymentMethodId) {
    const row = await find(context, userId, paymentMethodId);
    return row && toCard(row);
  },
  saveCard: save,
  // Deletes only the stored card. Pending payments with it can still be completed.
  async removeCard({ db }, userId, id) {
    const where = and(eq(sandboxPaymentMethods.id, id), eq(sandboxPaymentMethods.userId, userId));
    await db.delete(sandboxPaymentMethods).where(where);
  },
  // The sandbox has no customers. A foreign key deletes the cards together with the account.
  forgetCustomer: async () => undefined,
  charge: async (context, request) =>
    decide(outcomeOf(context, await find(context, request.userId, request.paymentMethodId)), request),
  readCharge: async () => undefined,
  // The sandbox charges no real card, so there is no charge to find.
  findCharge: async () => undefined,
  // A charge that waits for authentication is only a row of `payment`, so there is nothing to cancel.
  cancelCharge: async () => true,
  refund: async () => true,
  createPayoutAccount: async ({ ports }) => `acct_${ports.ids.next()}`,
  // The stored row is the only state of the account. `completeSandboxOnboarding` changes it.
  readPayoutAccount: async ({ db }, { userId }) => (await readPayoutAccount(db, userId))?.status ?? 'rejected',
  // The app shows a dialog in place of the gateway's page.
  createOnboardingLink: async ({ options, ports }) => ({
    url: `${options.origin}/creator/account?dialog=onboarding`,
    expiresAt: new Date(ports.clock.now().getTime() + onboardingMs),
  }),
  removePayoutAccount: async () => undefined,
  async readEvent() {
    throw new ApiFailure('INVALID_SIGNATURE');
  },
};
