import { type TestMethod, testMethods } from './cards.ts';
import fixtures from './fixtures.json' with { type: 'json' };

/** A resource of Stripe as JSON. */
export type Resource = Record<string, unknown> & { id: string };

/** A response of the fake, which is a resource or an error. */
export type StubResponse = { status: number; body: unknown };

/** The state of the fake of Stripe. */
export interface Store {
  methods: Map<string, Resource>;
  /** The test card of each payment method. */
  behaviours: Map<string, TestMethod>;
  /** The payment intents and setup intents. */
  intents: Map<string, Resource>;
  /** The accounts for payouts. */
  accounts: Map<string, Resource>;
  /** The ids of payment methods that were saved with the bank's authentication. */
  consented: Set<string>;
  /** Responses by idempotency key. */
  responses: Map<string, StubResponse>;
  next(prefix: string): string;
  /** Emits an event, as Stripe's webhooks do. */
  emit(type: string, object: Resource): void;
}

const ok = (body: unknown): StubResponse => ({ status: 200, body });
const missing = (resource: string): StubResponse => ({
  status: 404,
  body: { error: { type: 'invalid_request_error', code: 'resource_missing', message: `No such ${resource}` } },
});

function createMethod(id: string, { brand, number }: TestMethod): Resource {
  const last4 = number.slice(-4);
  const card = { ...fixtures.payment_method.card, brand, last4, fingerprint: `print-${last4}`, exp_year: 2034 };
  return { ...fixtures.payment_method, id, customer: null, card };
}

/** Creates a payment method for a card that was entered in the browser. */
function createEnteredMethod(store: Store, form: URLSearchParams): StubResponse {
  const number = form.get('card[number]') ?? '';
  const behaviour = Object.values(testMethods).find((each) => each.number === number);
  if (!behaviour) {
    const message = 'Your card number is invalid.';
    return { status: 402, body: { error: { type: 'card_error', code: 'incorrect_number', message } } };
  }
  const id = store.next('pm');
  store.methods.set(id, createMethod(id, behaviour));
  store.behaviours.set(id, behaviour);
  return ok(store.methods.get(id));
}

const cardError = ({ code = 'card_declined', declineCode }: TestMethod, more: object = {}): StubResponse => ({
  status: 402,
  body: {
    error: {
      type: 'card_error',
      code,
      ...(declineCode && { decline_code: declineCode }),
      message: 'Your card was declined.',
      ...more,
    },
  },
});

const lastError = (code: string, declineCode?: string) => ({
  last_payment_error: { type: 'card_error', code, ...(declineCode && { decline_code: declineCode }) },
});

/** Returns the next action of an authentication: Stripe's library if the client uses it, and otherwise a redirect. */
const actionFor = (form: URLSearchParams) =>
  form.get('use_stripe_sdk') === 'true'
    ? { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_2' } }
    : { type: 'redirect_to_url', redirect_to_url: { url: 'https://hooks.stripe.com/redirect', return_url: null } };

function createIntent(store: Store, form: URLSearchParams): StubResponse {
  const methodId = form.get('payment_method') ?? '';
  const method = store.behaviours.get(methodId);
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
  const isExempt = method.isExemptOffSession && (isOffSession || store.consented.has(methodId));
  const needsAuthentication = method.outcome === 'requires_action' && !isExempt;
  if (method.outcome === 'declined' || (needsAuthentication && isOffSession)) {
    const { code = 'authentication_required', declineCode } = method;
    Object.assign(intent, { status: 'requires_payment_method', ...lastError(code, declineCode) });
    store.emit('payment_intent.payment_failed', intent);
    return cardError({ ...method, code }, { payment_intent: intent });
  }
  if (needsAuthentication) Object.assign(intent, { status: 'requires_action', next_action: actionFor(form) });
  store.emit(needsAuthentication ? 'payment_intent.requires_action' : 'payment_intent.succeeded', intent);
  return ok(intent);
}

function createSetup(store: Store, form: URLSearchParams): StubResponse {
  const methodId = form.get('payment_method') ?? '';
  const method = store.behaviours.get(methodId);
  const resource = store.methods.get(methodId);
  if (!method || !resource) return missing('payment_method');
  if (method.outcome === 'declined') return cardError(method);
  const id = store.next('seti');
  resource.customer = form.get('customer');
  const needsAuthentication = method.outcome === 'requires_action';
  const setup: Resource = {
    ...fixtures.setup_intent,
    id,
    client_secret: `${id}_secret_of_the_tests`,
    status: needsAuthentication ? 'requires_action' : 'succeeded',
    next_action: needsAuthentication ? actionFor(form) : null,
    last_setup_error: null,
    payment_method: methodId,
  };
  store.intents.set(id, setup);
  store.emit(`setup_intent.${needsAuthentication ? 'requires_action' : 'succeeded'}`, setup);
  return ok(setup);
}

/** Completes an authentication, which the cardholder has approved or refused at the bank. */
export function authenticate(store: Store, intent: Resource, isApproved: boolean): Resource {
  const isSetup = intent.object === 'setup_intent';
  const kind = isSetup ? 'setup_intent' : 'payment_intent';
  if (isApproved) {
    const cleared = isSetup ? { last_setup_error: null } : { last_payment_error: null };
    Object.assign(intent, { status: 'succeeded', next_action: null, ...cleared });
    if (isSetup) store.consented.add(String(intent.payment_method));
    store.emit(`${kind}.succeeded`, intent);
    return intent;
  }
  const method = store.methods.get(String(intent.payment_method));
  const error = { type: 'card_error', code: `${kind}_authentication_failure`, payment_method: method };
  const refused = { [isSetup ? 'last_setup_error' : 'last_payment_error']: error, payment_method: null };
  Object.assign(intent, { status: 'requires_payment_method', next_action: null, ...refused });
  store.emit(isSetup ? 'setup_intent.setup_failed' : 'payment_intent.payment_failed', intent);
  return intent;
}

/** Handles the outcome that the page of the bank sends. */
function completeAuthentication(store: Store, form: URLSearchParams): StubResponse {
  const intent = store.intents.get(form.get('intent') ?? '');
  if (intent?.status !== 'requires_action') return missing('authentication');
  return ok(authenticate(store, intent, form.get('outcome') === 'complete'));
}

/** Reads an intent. A browser must send the client secret of the intent. */
function readIntent(store: Store, id: string, secret: string | null): StubResponse {
  const intent = store.intents.get(id);
  if (!intent || (secret !== null && secret !== intent.client_secret)) return missing('intent');
  return ok(intent);
}

/** Returns a page of a customer's payment intents, newest first. */
function listIntents(store: Store, { searchParams }: URL): StubResponse {
  const all = [...store.intents.values()]
    .filter(({ object, customer }) => object === 'payment_intent' && customer === searchParams.get('customer'))
    .toReversed();
  const from = all.findIndex(({ id }) => id === searchParams.get('starting_after')) + 1;
  const limit = Number(searchParams.get('limit') ?? 10);
  const data = all.slice(from, from + limit);
  return ok({ object: 'list', url: '/v1/payment_intents', data, has_more: from + limit < all.length });
}

/** Creates an account for payouts, whose onboarding has not begun. Stripe does not support every country. */
function createAccount(store: Store, form: URLSearchParams): StubResponse {
  const country = form.get('country');
  if (country === 'KP') {
    const error = { type: 'invalid_request_error', param: 'country', message: 'KP is not currently supported.' };
    return { status: 400, body: { error } };
  }
  const account: Resource = {
    ...{ id: store.next('acct'), object: 'account', type: 'express', country, email: form.get('email') },
    ...{ charges_enabled: false, payouts_enabled: false, details_submitted: false },
    business_type: form.get('business_type'),
    metadata: { userId: form.get('metadata[userId]') },
    requirements: {
      ...{ currently_due: ['external_account'], eventually_due: [], past_due: [], pending_verification: [] },
      disabled_reason: 'requirements.past_due',
    },
  };
  store.accounts.set(account.id, account);
  return ok(account);
}

/** Creates the address of an onboarding page. */
function createAccountLink(store: Store, form: URLSearchParams): StubResponse {
  const id = form.get('account') ?? '';
  if (!store.accounts.has(id)) return missing('account');
  const url = `https://connect.stripe.com/setup/e/${id}/${store.next('link')}`;
  return ok({ object: 'account_link', created: 1_700_000_000, expires_at: 1_700_000_300, url });
}

/** Handles one API call, which a server or a browser has sent. */
export function respond(store: Store, method: string, url: URL, form: URLSearchParams): StubResponse {
  const [, , group, id = '', act] = url.pathname.split('/');
  const route = `${method} ${group}${id ? '/id' : ''}${act ? `/${act}` : ''}`;
  const paymentMethod = store.methods.get(id);
  const intent = store.intents.get(id);
  switch (route) {
    case 'POST customers':
      return ok({ ...fixtures.customer, id: store.next('cus') });
    case 'POST payment_methods':
      return createEnteredMethod(store, form);
    case 'DELETE customers/id': {
      const methodsOfCustomer = [...store.methods.values()].filter(({ customer }) => customer === id);
      for (const each of methodsOfCustomer) each.customer = null;
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
    case 'GET payment_intents':
      return listIntents(store, url);
    case 'GET payment_intents/id':
    case 'GET setup_intents/id':
      return readIntent(store, id, url.searchParams.get('client_secret'));
    case 'POST payment_intents/id/cancel':
      if (!intent) return missing('payment_intent');
      intent.status = 'canceled';
      return ok(intent);
    case 'POST setup_intents':
      return createSetup(store, form);
    case 'POST accounts':
      return createAccount(store, form);
    case 'GET accounts/id':
      return store.accounts.has(id) ? ok(store.accounts.get(id)) : missing('account');
    case 'DELETE accounts/id':
      return store.accounts.delete(id) ? ok({ id, object: 'account', deleted: true }) : missing('account');
    case 'POST account_links':
      return createAccountLink(store, form);
    case 'POST 3ds2/id':
      return completeAuthentication(store, form);
    case 'POST refunds':
      return ok({ ...fixtures.refund, id: store.next('re'), amount: Number(form.get('amount')) });
    default:
      return missing(route);
  }
}

/** Creates the state with the test payment methods that Stripe has published. */
export function createStore(emit: Store['emit']): Store {
  let count = 0;
  return {
    methods: new Map(Object.entries(testMethods).map(([id, method]) => [id, createMethod(id, method)])),
    behaviours: new Map(Object.entries(testMethods)),
    intents: new Map(),
    accounts: new Map(),
    consented: new Set(),
    responses: new Map(),
    next(prefix) {
      count += 1;
      return `${prefix}_fake${String(count).padStart(6, '0')}`;
    },
    emit,
  };
}
