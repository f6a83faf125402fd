import { type ApiError, api, type Client, createClient, memoryTokenStore } from '@fanlight/sdk';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Postgres } from '../../../.ci/postgres.mjs';
import { startServer } from '../testing/server-process.ts';
import { type FakeStripe, startFakeStripe } from '../testing/stripe/fake-stripe.ts';
import { startProxy, type TcpProxy } from '../testing/tcp-proxy.ts';
import { query, startCluster } from './cluster.ts';
import { type FaultyServer, startFaultyServer } from './server.ts';

/**
 * The maximum duration in milliseconds of a call that needs the gateway. It is shorter than the time for which a server
 * that stops waits for its requests.
 */
const longestGatewayWaitMs = 18_000;
/** The maximum duration in milliseconds of any other call. */
const longestWaitMs = 5000;

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

let postgres: Postgres;

beforeAll(async () => {
  postgres = await startCluster();
});

afterAll(() => postgres.stop());

/** A server with a fake of Stripe that can be made to fail, and the client of a performer who has saved a card. */
interface PaymentServer {
  stripe: FakeStripe;
  proxy: TcpProxy;
  faulty: FaultyServer;
  env: Record<string, string>;
  client: Client;
  close(): Promise<void>;
}

const clientOf = ({ origin, token }: FaultyServer['target']) => {
  const store = memoryTokenStore();
  store.set(token);
  return createClient({ baseUrl: `${origin}/api`, token: store, retry: { times: 0 } });
};

async function startPlace(database: string): Promise<PaymentServer> {
  const stripe = await startFakeStripe();
  const { secretKey, publishableKey, webhookSecret, apiUrl } = stripe.options;
  const proxy = await startProxy(Number(apiUrl.port));
  const env = {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_PUBLISHABLE_KEY: publishableKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_URL: `http://127.0.0.1:${proxy.port}`,
  };
  const faulty = await startFaultyServer(postgres, env, database);
  const client = clientOf(faulty.target);
  await client.call(api.createPaymentCard, {
    params: { provider: 'stripe' },
    body: { paymentMethodId: 'pm_card_visa' },
  });
  return {
    stripe,
    proxy,
    faulty,
    env,
    client,
    async close() {
      await faulty.close();
      await proxy.close();
      await stripe.stop();
    },
  };
}

const topUp = (client: Client, idempotencyKey: string) =>
  client.call(api.topUpWallet, { body: { amount: 100, paymentMethodId: 'pm_card_visa' }, idempotencyKey });

/** Returns the number of successful charges at Stripe. */
const totalCharges = ({ stripe }: PaymentServer) =>
  stripe.intents().filter(({ status }) => status === 'succeeded').length;

/** Awaits a call. Returns its result or its error, and its duration. */
async function timed<T>(call: Promise<T>) {
  const from = performance.now();
  const [result, failure] = await call.then(
    (value) => [value, undefined] as const,
    (error: ApiError) => [undefined, error] as const,
  );
  return { result, failure, ms: performance.now() - from };
}

/** A kind of failure of the gateway. */
type Fault = { begin(place: PaymentServer): void; end(place: PaymentServer): void };

const faults: [string, string, Fault][] = [
  [
    'the gateway refuses connections',
    'refused',
    {
      begin({ proxy }) {
        proxy.setMode('refusing');
        proxy.cut();
      },
      end: ({ proxy }) => proxy.setMode('open'),
    },
  ],
  [
    'the gateway accepts connections and does not respond',
    'silent',
    {
      begin: ({ proxy }) => proxy.setMode('silent'),
      end({ proxy }) {
        proxy.setMode('open');
        proxy.cut();
      },
    },
  ],
  [
    'the gateway responds with 500',
    'broken',
    { begin: ({ stripe }) => stripe.setBroken(true), end: ({ stripe }) => stripe.setBroken(false) },
  ],
];

describe('a server with card payments', () => {
  it.concurrent.each(faults)(
    'refuses only calls that need the gateway, with 503, and charges nothing while %s',
    async (_kind, name, { begin, end }) => {
      const place = await startPlace(`gateway_${name}`);
      const { client } = place;
      try {
        await topUp(client, 'before-the-outage');
        expect(totalCharges(place)).toBe(1);
        begin(place);
        // These concurrent calls need the gateway.
        const needing = Promise.all([
          timed(topUp(client, 'during-the-outage')),
          timed(
            client.call(api.createPaymentCard, {
              params: { provider: 'stripe' },
              body: { paymentMethodId: 'pm_card_mastercard' },
            }),
          ),
        ]);
        // These calls do not need the gateway, and run at the same time.
        const others = await Promise.all([
          timed(client.call(api.getMe)),
          timed(client.call(api.getWallet)),
          timed(client.call(api.listPaymentCards)),
          timed(client.call(api.listTransactions)),
          timed(client.call(api.createFeed, { body: { text: 'Kiln news', audience: 'public' } })),
          timed(client.call(api.updateMyPerformer, { body: { monthlyPrice: 10 } })),
        ]);
        expect(others.map(({ failure }) => failure?.code)).toEqual(others.map(() => undefined));
        expect(Math.max(...others.map(({ ms }) => ms))).toBeLessThan(longestWaitMs);
        for (const { failure, ms } of await needing) {
          expect(failure).toMatchObject({ status: 503, code: 'UNAVAILABLE' });
          expect(failure?.retryAfter).toBeGreaterThan(0);
          expect(ms).toBeLessThan(longestGatewayWaitMs);
        }
        expect(await client.call(api.getWallet)).toMatchObject({ balance: 100 });
        end(place);
        expect(totalCharges(place)).toBe(1);
        // The failed request is repeated twice, and charges once.
        expect(await topUp(client, 'during-the-outage')).toMatchObject({ balance: 200 });
        expect(await topUp(client, 'during-the-outage')).toMatchObject({ balance: 200 });
        expect(totalCharges(place)).toBe(2);
      } finally {
        await place.close();
      }
    },
  );

  it.concurrent('credits a top-up once if the server is killed while the card is charged (rules M3, W4)', async () => {
    const place = await startPlace('gateway_killed');
    try {
      const { stripe, faulty, env, client } = place;
      // The fake charges the card, but its response does not arrive before the server is killed.
      stripe.setDelay(60_000);
      const lost = timed(topUp(client, 'killed-in-the-middle'));
      await vi.waitUntil(() => totalCharges(place) === 1, { timeout: 10_000, interval: 20 });
      await faulty.server.stop('SIGKILL');
      expect((await lost).failure).toBeDefined();
      stripe.setDelay(0);
      // Makes the payment so old that no process can still wait for the response.
      const earlier = `created_at = created_at - interval '5 minutes', updated_at = updated_at - interval '5 minutes'`;
      await query(postgres, `update payment set ${earlier}`, 'gateway_killed');
      const restarted = startServer({ ...faulty.env, ...env, FANLIGHT_PREPARE: '' });
      try {
        const clientAfterRestart = clientOf({ origin: await restarted.origin, token: faulty.target.token });
        const balance = async () => (await clientAfterRestart.call(api.getWallet)).balance;
        await vi.waitUntil(async () => (await balance()) === 100, { timeout: 20_000, interval: 100 });
        expect(await topUp(clientAfterRestart, 'killed-in-the-middle')).toMatchObject({ balance: 100 });
        expect(totalCharges(place)).toBe(1);
      } finally {
        await restarted.stop('SIGKILL');
      }
    } finally {
      await place.close();
    }
  });
});
