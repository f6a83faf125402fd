import { and, eq } from 'drizzle-orm';
import Stripe from 'stripe';
import type { Context } from '../../../../context.ts';
import { gatewayCustomers, users } from '../../../../db/schema/index.ts';
import { ApiFailure } from '../../../../http/failure.ts';
import type { ChargeOutcome, ChargeRequest, PaymentGateway, SaveOutcome } from '../gateway.ts';
import { readSigned } from './events.ts';
import { toCard, toFailureCode, toOutcome } from './outcomes.ts';

/** What a Stripe account is reached with. */
export interface StripeOptions {
  secretKey: string;
  /** What Stripe's own form in the browser is opened with. */
  publishableKey: string;
  /** What its events are signed with. */
  webhookSecret: string;
  /** Another address of its API, such as a relay or the stand-in of the tests. */
  address?: URL | undefined;
}

/** Seconds that an event may be old: what is older was recorded by somebody else. */
const tolerance = 300;

/** Milliseconds that one attempt of a call may take, and further attempts after it. */
const attemptMs = 8000;
const furtherAttempts = 1;

/**
 * The client. While Stripe is silent a call fails within {@link attemptMs} for each attempt and less than a second
 * between them: before a server that is asked to stop cuts its requests off. A charge that takes longer is settled by
 * its event.
 */
function createStripe({ secretKey, address }: StripeOptions): Stripe {
  return new Stripe(secretKey, {
    appInfo: { name: 'Fanlight' },
    telemetry: false,
    maxNetworkRetries: furtherAttempts,
    timeout: attemptMs,
    httpClient: Stripe.createFetchHttpClient(),
    ...(address && {
      host: address.hostname,
      port: Number(address.port),
      protocol: address.protocol === 'http:' ? ('http' as const) : ('https' as const),
    }),
  });
}

/** Anything but a refused card: nobody knows what came of it, and it can be asked again. */
function unavailable(error: unknown): never {
  if (error instanceof Stripe.errors.StripeError) {
    throw new ApiFailure('UNAVAILABLE', { reason: 'GATEWAY_UNAVAILABLE' });
  }
  throw error;
}

/** Stripe's name for a person; undefined before its first use. */
async function findKnownCustomer({ db }: Context, userId: string): Promise<string | undefined> {
  const isIt = and(eq(gatewayCustomers.userId, userId), eq(gatewayCustomers.gateway, 'stripe'));
  const [known] = await db.select().from(gatewayCustomers).where(isIt);
  return known?.customerId;
}

/** Stripe's name for a person, made at its first use; asked for twice it stays one. */
async function findCustomer(stripe: Stripe, context: Context, userId: string): Promise<string> {
  const { db } = context;
  const known = await findKnownCustomer(context, userId);
  if (known) return known;
  const [user] = await db.select({ name: users.name, email: users.email }).from(users).where(eq(users.id, userId));
  const { id: customerId } = await stripe.customers.create(
    { ...(user && { name: user.name, email: user.email }), metadata: { userId } },
    { idempotencyKey: `customer-${userId}` },
  );
  await db.insert(gatewayCustomers).values({ userId, gateway: 'stripe', customerId }).onConflictDoNothing();
  return customerId;
}

/** A payment method that is this person's, or nobody's yet; undefined for every other one. */
async function findMethod(stripe: Stripe, context: Context, userId: string, id: string) {
  if (!/^pm_\w+$/.test(id)) return undefined;
  try {
    const method = await stripe.paymentMethods.retrieve(id);
    const owner = typeof method.customer === 'string' ? method.customer : (method.customer?.id ?? null);
    if (owner !== null && owner !== (await findCustomer(stripe, context, userId))) return undefined;
    return method;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError) return undefined;
    return unavailable(error);
  }
}

/** Only what the card form of the app can answer: no step that leaves the page for another one. */
const inPage = { automatic_payment_methods: { enabled: true, allow_redirects: 'never' as const } };

/** The bank's question goes to Stripe's library in the page, which a confirmation by the server has to be told of. */
const byLibrary = { use_stripe_sdk: true };

/** Cancels a payment intent; Stripe refuses for one that is over. */
async function cancelQuietly(stripe: Stripe, id: string): Promise<void> {
  await stripe.paymentIntents.cancel(id).catch(() => undefined);
}

async function charge(stripe: Stripe, context: Context, request: ChargeRequest): Promise<ChargeOutcome> {
  const { paymentId, userId, amount, currency, paymentMethodId, isOffSession } = request;
  const customer = await findCustomer(stripe, context, userId).catch(unavailable);
  try {
    const intent = await stripe.paymentIntents.create(
      {
        amount,
        currency: currency.toLowerCase(),
        customer,
        payment_method: paymentMethodId,
        confirm: true,
        off_session: isOffSession,
        metadata: { paymentId },
        ...inPage,
        // Off session nobody has a page open.
        ...(!isOffSession && byLibrary),
      },
      { idempotencyKey: `payment-${paymentId}` },
    );
    return toOutcome(intent);
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeCardError)) return unavailable(error);
    const intent = error.payment_intent;
    const isAsked = error.code === 'authentication_required';
    if (isAsked && intent)
      return { status: 'requires-authentication', clientSecret: intent.client_secret, gatewayPaymentId: intent.id };
    // A try that failed is over here, and may not succeed there later on.
    if (intent) await cancelQuietly(stripe, intent.id);
    const failureCode = toFailureCode(error.code, error.decline_code);
    return { status: 'failed', failureCode, ...(intent && { gatewayPaymentId: intent.id }) };
  }
}

/**
 * The payment intent of a payment. It is listed rather than asked for again: an idempotency key is known for a day only,
 * and would charge a card whose payment was never begun. Lists are up to date, which Stripe does not promise for its search.
 */
async function findCharge(
  stripe: Stripe,
  context: Context,
  { paymentId, userId }: { paymentId: string; userId: string },
): Promise<ChargeOutcome | undefined> {
  // The customer is written down before the first charge.
  const customer = await findKnownCustomer(context, userId);
  if (!customer) return undefined;
  try {
    for await (const intent of stripe.paymentIntents.list({ customer, limit: 100 })) {
      if (intent.metadata.paymentId !== paymentId) continue;
      const outcome = toOutcome(intent);
      if (outcome.status === 'failed') await cancelQuietly(stripe, intent.id);
      return outcome;
    }
    return undefined;
  } catch (error) {
    return unavailable(error);
  }
}

async function save(
  stripe: Stripe,
  context: Context,
  userId: string,
  paymentMethodId: string,
): Promise<SaveOutcome | undefined> {
  const method = await findMethod(stripe, context, userId, paymentMethodId);
  const card = method && toCard(method);
  if (!card) return undefined;
  try {
    const customer = await findCustomer(stripe, context, userId);
    const intent = await stripe.setupIntents.create(
      { customer, payment_method: paymentMethodId, confirm: true, usage: 'off_session', ...inPage, ...byLibrary },
      { idempotencyKey: `setup-${userId}-${paymentMethodId}` },
    );
    if (intent.status === 'succeeded') return { status: 'ready', card };
    if (intent.status === 'requires_action')
      return { status: 'requires-authentication', card, clientSecret: intent.client_secret };
    const { code, decline_code: declineCode } = intent.last_setup_error ?? {};
    return { status: 'failed', failureCode: toFailureCode(code, declineCode) };
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeCardError)) return unavailable(error);
    return { status: 'failed', failureCode: toFailureCode(error.code, error.decline_code) };
  }
}

/** What is gone already needs no removing. */
async function remove(removing: Promise<unknown>): Promise<void> {
  try {
    await removing;
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) unavailable(error);
  }
}

/** Card payments by Stripe (rule M6). Card numbers go from its own form in the browser to Stripe and never come here. */
export function createStripeGateway(options: StripeOptions): PaymentGateway {
  const stripe = createStripe(options);
  const findIntent = (id: string) => stripe.paymentIntents.retrieve(id).catch(unavailable);
  return {
    name: 'stripe',
    publishableKey: options.publishableKey,
    async findCard(context, userId, paymentMethodId) {
      const method = await findMethod(stripe, context, userId, paymentMethodId);
      return method && toCard(method);
    },
    saveCard: (context, userId, paymentMethodId) => save(stripe, context, userId, paymentMethodId),
    removeCard: (_context, _userId, paymentMethodId) => remove(stripe.paymentMethods.detach(paymentMethodId)),
    forgetCustomer: (_context, customerId) => remove(stripe.customers.del(customerId)),
    charge: (context, request) => charge(stripe, context, request),
    readCharge: async (_context, gatewayPaymentId) => toOutcome(await findIntent(gatewayPaymentId)),
    findCharge: (context, payment) => findCharge(stripe, context, payment),
    async cancelCharge(_context, gatewayPaymentId) {
      await cancelQuietly(stripe, gatewayPaymentId);
      return (await findIntent(gatewayPaymentId)).status === 'canceled';
    },
    async refund(_context, { refundId, gatewayPaymentId, amount }) {
      await stripe.refunds
        .create({ payment_intent: gatewayPaymentId, amount }, { idempotencyKey: `refund-${refundId}` })
        .catch(unavailable);
      return false;
    },
    async readEvent({ ports }, body, signature) {
      let event: Stripe.Event;
      try {
        const now = ports.clock.now().getTime();
        event = await stripe.webhooks.constructEventAsync(
          body,
          signature ?? '',
          options.webhookSecret,
          tolerance,
          Stripe.createSubtleCryptoProvider(),
          now,
        );
      } catch {
        throw new ApiFailure('INVALID_SIGNATURE');
      }
      return readSigned(event, findIntent);
    },
  };
}
