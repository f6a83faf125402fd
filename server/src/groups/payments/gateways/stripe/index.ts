import { and, eq } from 'drizzle-orm';
import Stripe from 'stripe';
import type { Context } from '../../../../context.ts';
import { gatewayCustomers, users } from '../../../../db/schema/index.ts';
import { ApiFailure } from '../../../../http/failure.ts';
import type { ChargeOutcome, ChargeRequest, PaymentGateway, SaveOutcome } from '../gateway.ts';
import { readSigned } from './events.ts';
import { unavailable } from './failures.ts';
import { toCard, toFailureCode, toOutcome } from './outcomes.ts';
import { createAccount, createLink, readAccount, removeAccount } from './payout-accounts.ts';

/** The credentials of a Stripe account. */
export interface StripeOptions {
  secretKey: string;
  /** The public key with which the app opens Stripe's card form. */
  publishableKey: string;
  /** The secret with which the signatures of events are verified. */
  webhookSecret: string;
  /** The secret of the events of connected accounts, which Stripe sends by a webhook of their own. */
  connectWebhookSecret?: string | undefined;
  /** Replaces the URL of Stripe's API, for example by that of a proxy, or of the fake in tests. */
  apiUrl?: URL | undefined;
}

/** Older events are refused, because an attacker may have recorded them. */
const maxEventAgeSeconds = 300;

const attemptTimeoutMs = 8000;
const maxRetries = 1;

/**
 * Creates the client for Stripe's API. If Stripe does not respond, a call fails after less than 20 seconds, before a
 * server that stops would abort its requests. A charge that takes longer is settled by its event.
 */
function createStripe({ secretKey, apiUrl }: StripeOptions): Stripe {
  return new Stripe(secretKey, {
    appInfo: { name: 'Fanlight' },
    telemetry: false,
    maxNetworkRetries: maxRetries,
    timeout: attemptTimeoutMs,
    httpClient: Stripe.createFetchHttpClient(),
    ...(apiUrl && {
      host: apiUrl.hostname,
      port: Number(apiUrl.port),
      protocol: apiUrl.protocol === 'http:' ? ('http' as const) : ('https' as const),
    }),
  });
}

/** Returns the id that Stripe has given to the user as a customer. Undefined before the user's first payment. */
async function findKnownCustomer({ db }: Context, userId: string): Promise<string | undefined> {
  const where = and(eq(gatewayCustomers.userId, userId), eq(gatewayCustomers.gateway, 'stripe'));
  const [knownCustomer] = await db.select().from(gatewayCustomers).where(where);
  return knownCustomer?.customerId;
}

/** Returns the id of the user as a customer of Stripe. Creates the customer when it is first needed. Idempotent. */
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

/**
 * Finds a payment method that belongs to this user, or to no user yet; undefined for the payment method of another
 * user.
 */
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

/** Excludes payment methods that redirect to another page, because the app's card form does not support them. */
const withoutRedirects = { automatic_payment_methods: { enabled: true, allow_redirects: 'never' as const } };

/** States that Stripe's library in the browser will authenticate the cardholder. */
const authenticatedInBrowser = { use_stripe_sdk: true };

/** Cancels a payment intent. Ignores the error that Stripe returns if the intent is already completed. */
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
        ...withoutRedirects,
        ...(!isOffSession && authenticatedInBrowser),
      },
      { idempotencyKey: `payment-${paymentId}` },
    );
    return toOutcome(intent);
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeCardError)) return unavailable(error);
    const intent = error.payment_intent;
    if (error.code === 'authentication_required' && intent)
      return { status: 'requires-authentication', clientSecret: intent.client_secret, gatewayPaymentId: intent.id };
    // The payment becomes `failed`, so its intent must not succeed later at Stripe.
    if (intent) await cancelQuietly(stripe, intent.id);
    const failureCode = toFailureCode(error.code, error.decline_code);
    return { status: 'failed', failureCode, ...(intent && { gatewayPaymentId: intent.id }) };
  }
}

/**
 * Finds the payment intent of a payment in the list of the customer's intents. Creating the intent again instead could
 * charge the card: if Stripe never received the first call, or after a day, when idempotency keys expire. Stripe's
 * search is not used, because it may not contain the latest intents.
 */
async function findCharge(
  stripe: Stripe,
  context: Context,
  { paymentId, userId }: { paymentId: string; userId: string },
): Promise<ChargeOutcome | undefined> {
  // The id of the customer is stored before the first charge.
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
      {
        customer,
        payment_method: paymentMethodId,
        confirm: true,
        usage: 'off_session',
        ...withoutRedirects,
        ...authenticatedInBrowser,
      },
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

/**
 * Verifies and parses an event that one of the secrets has signed.
 *
 * @throws {ApiFailure} `INVALID_SIGNATURE`
 */
async function verify(
  { webhooks }: Stripe,
  { body, signature, now }: { body: string; signature: string | null; now: number },
  secrets: readonly string[],
): Promise<Stripe.Event> {
  for (const secret of secrets) {
    const provider = Stripe.createSubtleCryptoProvider();
    const reading = webhooks.constructEventAsync(body, signature ?? '', secret, maxEventAgeSeconds, provider, now);
    const event = await reading.catch(() => undefined);
    if (event) return event;
  }
  throw new ApiFailure('INVALID_SIGNATURE');
}

/** Removes an object at Stripe. Does nothing if it was already removed. */
async function remove(removing: Promise<unknown>): Promise<void> {
  try {
    await removing;
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) unavailable(error);
  }
}

/**
 * Creates the gateway for card payments with Stripe (rule M6). Stripe's card form sends card numbers directly to
 * Stripe, and never to this server.
 */
export function createStripeGateway(options: StripeOptions): PaymentGateway {
  const stripe = createStripe(options);
  const secrets = [options.webhookSecret, ...(options.connectWebhookSecret ? [options.connectWebhookSecret] : [])];
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
    createPayoutAccount: (context, request) => createAccount(stripe, context, request),
    readPayoutAccount: (_context, { accountId }) => readAccount(stripe, accountId),
    createOnboardingLink: (context, accountId) => createLink(stripe, context, accountId),
    removePayoutAccount: (_context, accountId) => removeAccount(stripe, accountId),
    async readEvent({ ports }, body, signature) {
      const now = ports.clock.now().getTime();
      const event = await verify(stripe, { body, signature, now }, secrets);
      return readSigned(event, findIntent);
    },
  };
}
