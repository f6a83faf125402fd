import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import fixtures from './fixtures.json' with { type: 'json' };
import { authenticate, createStore, type Resource, respond, type StubResponse } from './responses.ts';

const webhookSecret = 'whsec_of_the_tests';

async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return new URLSearchParams(text);
}

/**
 * A fake of Stripe's server on the loopback interface. It handles the calls that the gateway makes. The formats are
 * those of Stripe's fixtures.
 */
export interface FakeStripe {
  /** The options for the gateway. */
  options: { secretKey: string; publishableKey: string; webhookSecret: string; apiUrl: URL };
  /** The calls that were received, in their order, such as `POST /v1/payment_intents`. */
  calls: string[];
  /** Delays the responses to `POST`. The effects of the calls are not delayed. */
  setDelay(ms: number): void;
  /** Returns all payment intents. */
  intents(): Resource[];
  /** Returns a payment intent. */
  intent(id: string): Resource;
  /** Adds a payment intent that was not created by a call to this server. */
  addIntent(intent: Resource): void;
  /** Changes an account for payouts, as Stripe does after onboarding or a check. */
  changeAccount(id: string, change: object): void;
  /** Makes the server respond with 500 to all calls, or to one kind of call, such as `POST /v1/payment_intents`. */
  setBroken(isBroken: boolean, call?: string): void;
  /** Makes the server refuse one kind of call, such as `POST /v1/accounts`, with a status and an error; null ends it. */
  setRefusal(call: string, refusal: { status: number; error: object } | null): void;
  /**
   * Delays the response to the next call of a kind. The response is what the server knows when it receives the call.
   * `received` resolves then.
   */
  delayNext(call: string): { received: Promise<void>; respond(): void };
  /** Makes the server handle `POST` calls without responding to them. */
  setMute(isMute: boolean): void;
  /** Completes an authentication, which the cardholder approves or refuses at the bank. */
  authenticate(intentId: string, isApproved: boolean): Resource;
  /** Creates a signed event about a resource. */
  sign(event: { id: string; type: string; object: unknown }, at: Date): { body: string; signature: string };
  stop(): Promise<void>;
}

function signEvent({ id, type, object }: { id: string; type: string; object: unknown }, at: Date) {
  const body = JSON.stringify({ ...fixtures.event, id, type, data: { object } });
  const timestamp = Math.floor(at.getTime() / 1000);
  const { webhooks } = new Stripe('sk_test_of_nobody');
  return { body, signature: webhooks.generateTestHeaderString({ payload: body, secret: webhookSecret, timestamp }) };
}

/**
 * Starts a fake of Stripe's server on a free port of the loopback interface. Stop it at the end of the test.
 *
 * @param onEvent called with each event
 */
export async function startFakeStripe(
  onEvent: (type: string, object: Resource) => void = () => undefined,
): Promise<FakeStripe> {
  const store = createStore(onEvent);
  const calls: string[] = [];
  let isBrokenFor = (_call: string) => false;
  const refusals = new Map<string, { status: number; error: object }>();
  const delays = new Map<string, { onReceived(): void; released: Promise<void> }>();
  let isMute = false;
  let delayMs = 0;
  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const { method = 'GET', url = '/' } = request;
    const form = await readForm(request);
    const call = `${method} ${url}`;
    calls.push(call);
    const isBroken = isBrokenFor(call);
    const refusal = refusals.get(call);
    const delay = delays.get(call);
    delays.delete(call);
    const key = request.headers['idempotency-key'] as string | undefined;
    const storedResponse = key ? store.responses.get(key) : undefined;
    const stubResponse: StubResponse = isBroken
      ? { status: 500, body: { error: { type: 'api_error', message: 'Broken.' } } }
      : refusal
        ? { status: refusal.status, body: { error: refusal.error } }
        : (storedResponse ?? respond(store, method, new URL(url, 'http://127.0.0.1'), form));
    delay?.onReceived();
    await delay?.released;
    if (key && !isBroken && !refusal) store.responses.set(key, stubResponse);
    if (isMute && method === 'POST') return void response.destroy();
    if (delayMs > 0 && method === 'POST') await new Promise((resolve) => setTimeout(resolve, delayMs).unref());
    response
      .writeHead(stubResponse.status, { 'content-type': 'application/json' })
      .end(JSON.stringify(stubResponse.body));
  };
  const server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const intent = (id: string) => {
    const found = store.intents.get(id);
    if (!found) throw new Error(`No such payment intent: ${id}.`);
    return found;
  };
  return {
    options: {
      secretKey: 'sk_test_of_the_tests',
      publishableKey: 'pk_test_of_the_tests',
      webhookSecret,
      apiUrl: new URL(`http://127.0.0.1:${port}`),
    },
    calls,
    intent,
    addIntent: (intent) => void store.intents.set(intent.id, intent),
    changeAccount: (id, change) => void Object.assign(store.accounts.get(id) ?? {}, change),
    setBroken(isBroken, only) {
      isBrokenFor = (call) => isBroken && (only === undefined || call === only);
    },
    setRefusal(call, refusal) {
      if (refusal) refusals.set(call, refusal);
      else refusals.delete(call);
    },
    delayNext(call) {
      const { promise: received, resolve: onReceived } = Promise.withResolvers<void>();
      const { promise: released, resolve: release } = Promise.withResolvers<void>();
      delays.set(call, { onReceived, released });
      return { received, respond: release };
    },
    setMute(next) {
      isMute = next;
    },
    setDelay(ms) {
      delayMs = ms;
    },
    intents: () => [...store.intents.values()].filter(({ object }) => object === 'payment_intent'),
    authenticate: (id, isApproved) => authenticate(store, intent(id), isApproved),
    sign: signEvent,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
