import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { type TestMethod, testMethods } from './cards.ts';
import fixtures from './fixtures.json' with { type: 'json' };

/** A resource of Stripe's, as JSON. */
export type Resource = Record<string, unknown> & { id: string };

const webhookSecret = 'whsec_of_the_tests';

/** What a call of the stand-in answers: a resource, or the body of a failure with its status. */
type Answer = { status: number; body: unknown };

interface Store {
  methods: Map<string, Resource>;
  intents: Map<string, Resource>;
  /** Answers by idempotency key. */
  answers: Map<string, Answer>;
  next(prefix: string): string;
}

const ok = (body: unknown): Answer => ({ status: 200, body });
const missing = (what: string): Answer => ({
  status: 404,
  body: { error: { type: 'invalid_request_error', code: 'resource_missing', message: `No such ${what}` } },
});

function createMethod(id: string, { brand, last4 }: TestMethod): Resource {
  const card = { ...fixtures.payment_method.card, brand, last4, fingerprint: `print-${last4}`, exp_year: 2034 };
  return { ...fixtures.payment_method, id, customer: null, card };
}

const declined = ({ code = 'card_declined', declineCode }: TestMethod, intent: Resource): Answer => ({
  status: 402,
  body: {
    error: {
      type: 'card_error',
      code,
      ...(declineCode && { decline_code: declineCode }),
      message: 'Your card was declined.',
      payment_intent: intent,
    },
  },
});

const lastError = (code: string, declineCode?: string) => ({
  last_payment_error: { type: 'card_error', code, ...(declineCode && { decline_code: declineCode }) },
});

function createIntent(store: Store, form: URLSearchParams): Answer {
  const methodId = form.get('payment_method') ?? '';
  const method = testMethods[methodId];
  if (!method) return missing('payment_method');
  const id = store.next('pi');
  const paymentId = form.get('metadata[paymentId]');
  const intent: Resource = {
    ...fixtures.payment_intent,
    id,
    client_secret: `${id}_secret_of_the_tests`,
    amount: Number(form.get('amount')),
    currency: form.get('currency'),
    customer: form.get('customer'),
    payment_method: methodId,
    metadata: paymentId ? { paymentId } : {},
    status: 'succeeded',
    last_payment_error: null,
    next_action: null,
  };
  store.intents.set(id, intent);
  const isOffSession = form.get('off_session') === 'true';
  if (method.outcome === 'declined') {
    Object.assign(intent, { status: 'requires_payment_method', ...lastError(method.code ?? '', method.declineCode) });
    return declined(method, intent);
  }
  if (method.outcome === 'requires_action' && isOffSession && !method.isQuietOffSession) {
    Object.assign(intent, { status: 'requires_payment_method', ...lastError('authentication_required') });
    return declined({ ...method, code: 'authentication_required' }, intent);
  }
  if (method.outcome === 'requires_action' && !isOffSession) intent.status = 'requires_action';
  return ok(intent);
}

function createSetup(store: Store, form: URLSearchParams): Answer {
  const methodId = form.get('payment_method') ?? '';
  const method = testMethods[methodId];
  const resource = store.methods.get(methodId);
  if (!method || !resource) return missing('payment_method');
  if (method.outcome === 'declined')
    return {
      status: 402,
      body: { error: { type: 'card_error', code: method.code, decline_code: method.declineCode } },
    };
  const id = store.next('seti');
  resource.customer = form.get('customer');
  const status = method.outcome === 'requires_action' ? 'requires_action' : 'succeeded';
  const secret = { client_secret: `${id}_secret_of_the_tests`, last_setup_error: null };
  return ok({ ...fixtures.setup_intent, ...secret, id, status, payment_method: methodId });
}

function answer(store: Store, method: string, path: string, form: URLSearchParams): Answer {
  const [, , group, id = '', act] = path.split('/');
  const route = `${method} ${group}${id ? '/id' : ''}${act ? `/${act}` : ''}`;
  const paymentMethod = store.methods.get(id);
  const intent = store.intents.get(id);
  switch (route) {
    case 'POST customers':
      return ok({ ...fixtures.customer, id: store.next('cus') });
    case 'DELETE customers/id': {
      const own = [...store.methods.values()].filter(({ customer }) => customer === id);
      for (const each of own) each.customer = null;
      return ok({ id, object: 'customer', deleted: true });
    }
    case 'GET payment_methods/id':
      return paymentMethod ? ok(paymentMethod) : missing('payment_method');
    case 'POST payment_methods/id/detach':
      if (paymentMethod?.customer == null) return missing('payment_method');
      paymentMethod.customer = null;
      return ok(paymentMethod);
    case 'POST payment_intents':
      return createIntent(store, form);
    case 'GET payment_intents/id':
      return intent ? ok(intent) : missing('payment_intent');
    case 'POST payment_intents/id/cancel':
      if (!intent) return missing('payment_intent');
      intent.status = 'canceled';
      return ok(intent);
    case 'POST setup_intents':
      return createSetup(store, form);
    case 'POST refunds':
      return ok({ ...fixtures.refund, id: store.next('re'), amount: Number(form.get('amount')) });
    default:
      return missing(route);
  }
}

async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return new URLSearchParams(text);
}

/** Stripe on loopback: the calls that the gateway makes, in the shapes of Stripe's own fixtures. */
export interface StripeStandIn {
  /** What the gateway is set up with. */
  options: { secretKey: string; publishableKey: string; webhookSecret: string; address: URL };
  /** Calls as they came in, such as `POST /v1/payment_intents`. */
  calls: string[];
  /** A payment intent as it stands. */
  intent(id: string): Resource;
  /** Knows a payment intent that was made elsewhere. */
  put(intent: Resource): void;
  /** Answers for a while as if Stripe were broken. */
  setBroken(isBroken: boolean): void;
  /** What the holder of the card answers their bank. */
  authenticate(intentId: string, isApproved: boolean): Resource;
  /** A signed event about a resource. */
  sign(event: { id: string; type: string; object: unknown }, at: Date): { body: string; signature: string };
  stop(): Promise<void>;
}

function signEvent({ id, type, object }: { id: string; type: string; object: unknown }, at: Date) {
  const body = JSON.stringify({ ...fixtures.event, id, type, data: { object } });
  const timestamp = Math.floor(at.getTime() / 1000);
  const { webhooks } = new Stripe('sk_test_of_nobody');
  return { body, signature: webhooks.generateTestHeaderString({ payload: body, secret: webhookSecret, timestamp }) };
}

function createStore(): Store {
  let count = 0;
  return {
    methods: new Map(Object.entries(testMethods).map(([id, method]) => [id, createMethod(id, method)])),
    intents: new Map(),
    answers: new Map(),
    next(prefix) {
      count += 1;
      return `${prefix}_standIn${String(count).padStart(6, '0')}`;
    },
  };
}

/** Starts a stand-in on a free port of loopback. Stop it when the test is over. */
export async function startStripeStandIn(): Promise<StripeStandIn> {
  const store = createStore();
  const calls: string[] = [];
  let isBroken = false;
  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const { method = 'GET', url = '/' } = request;
    const form = await readForm(request);
    calls.push(`${method} ${url}`);
    const key = request.headers['idempotency-key'] as string | undefined;
    const known = key ? store.answers.get(key) : undefined;
    const given: Answer = isBroken
      ? { status: 500, body: { error: { type: 'api_error', message: 'Broken.' } } }
      : (known ?? answer(store, method, url.split('?')[0] ?? '/', form));
    if (key && !isBroken) store.answers.set(key, given);
    response.writeHead(given.status, { 'content-type': 'application/json' }).end(JSON.stringify(given.body));
  };
  const server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const intent = (id: string) => {
    const found = store.intents.get(id);
    if (!found) throw new Error(`There is no payment intent ${id}.`);
    return found;
  };
  return {
    options: {
      secretKey: 'sk_test_of_the_tests',
      publishableKey: 'pk_test_of_the_tests',
      webhookSecret,
      address: new URL(`http://127.0.0.1:${port}`),
    },
    calls,
    intent,
    put: (made) => void store.intents.set(made.id, made),
    setBroken(next) {
      isBroken = next;
    },
    authenticate(id, isApproved) {
      const found = intent(id);
      const refused = { status: 'requires_payment_method', ...lastError('payment_intent_authentication_failure') };
      return Object.assign(found, isApproved ? { status: 'succeeded', last_payment_error: null } : refused);
    },
    sign: signEvent,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
