import { api } from '@fanlight/sdk';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  codeOf,
  createPerformer,
  createTestEngine,
  type Person,
  password,
  type TestEngine,
} from '../../../../testing/index.ts';
import { stopCleanly } from '../../../../testing/stop-cleanly.ts';
import { type FakeStripe, startFakeStripe } from '../../../../testing/stripe/fake-stripe.ts';
import { createStripeGateway } from './index.ts';

let engine: TestEngine;
let stripe: FakeStripe;
let mara: Person;

beforeEach(async () => {
  stripe = await startFakeStripe();
  engine = await createTestEngine({ gateway: createStripeGateway(stripe.options) });
  mara = await createPerformer(engine, 'mara');
});

afterEach(async () => {
  await stopCleanly(engine);
  await stripe.stop();
});

const connect = (countryCode = 'PT') => mara.client.call(api.createStripeAccount, { body: { countryCode } });
const statusOf = async () =>
  (await mara.client.call(api.getMyPerformer)).paymentGatewaySettings?.stripeAccount?.status ?? null;

/** Sends an event about an account, which contains an older state of the account. */
async function sendEvent(id: string, accountId: string, userId: string): Promise<number> {
  const object = { id: accountId, object: 'account', payouts_enabled: false, metadata: { userId } };
  const { body, signature } = stripe.sign({ id, type: 'account.updated', object }, engine.ports.clock.now());
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
  const url = 'http://localhost/api/payment/stripe/webhook';
  return (await engine.fetch(new Request(url, { method: 'POST', headers, body }))).status;
}

describe('the account for payouts at Stripe', () => {
  it('is created once, with the page on which the performer continues', async () => {
    const first = await connect();
    expect(first).toMatchObject({ status: 'incomplete', isReady: false });
    expect(first.onboardingUrl).toMatch(/^https:\/\/connect\.stripe\.com\/setup\/e\/acct_/);
    const second = await connect();
    expect(second.accountId).toBe(first.accountId);
    expect(second.onboardingUrl).not.toBe(first.onboardingUrl);
    expect(stripe.calls.filter((call) => call === 'POST /v1/accounts')).toHaveLength(1);
  });

  it.each([
    ['pending', { details_submitted: true, requirements: { currently_due: [], past_due: [] } }],
    [
      'restricted',
      { details_submitted: true, requirements: { currently_due: ['individual.id_number'], past_due: [] } },
    ],
    ['ready', { details_submitted: true, payouts_enabled: true }],
    ['rejected', { details_submitted: true, requirements: { disabled_reason: 'rejected.fraud' } }],
  ])('is %s according to what Stripe reports, by the response and by an event', async (status, change) => {
    const { accountId } = await connect();
    stripe.changeAccount(accountId, change);
    expect(await sendEvent('evt_1', accountId, mara.id)).toBe(200);
    expect(await statusOf()).toBe(status);
    expect(await connect()).toMatchObject({ status, isReady: status === 'ready' });
  });

  it('accepts events that the secret of the connected accounts has signed', async () => {
    const connectWebhookSecret = stripe.options.webhookSecret;
    const options = { ...stripe.options, webhookSecret: 'whsec_of_the_platform', connectWebhookSecret };
    const gateway = createStripeGateway(options);
    const at = engine.ports.clock.now();
    const { body, signature } = stripe.sign({ id: 'evt_1', type: 'account.updated', object: { id: 'acct_1' } }, at);
    const context = { ports: engine.ports } as Parameters<typeof gateway.readEvent>[0];
    expect(await gateway.readEvent(context, body, signature)).toEqual({ eventId: 'evt_1', fact: null });
    const other = createStripeGateway({ ...stripe.options, webhookSecret: 'whsec_of_the_platform' });
    await expect(other.readEvent(context, body, signature)).rejects.toThrow();
  });

  it('ignores events about accounts of other platforms and of other users', async () => {
    const { accountId } = await connect();
    stripe.changeAccount(accountId, { details_submitted: true, payouts_enabled: true });
    expect(await sendEvent('evt_1', 'acct_of_another_platform', mara.id)).toBe(200);
    expect(await sendEvent('evt_2', accountId, '0193f2a4c1d07b3e5a918c42')).toBe(200);
    expect(await statusOf()).toBe('incomplete');
  });

  it('is refused for a country that Stripe does not support, and while Stripe is down', async () => {
    expect(await codeOf(connect('KP'))).toBe('VALIDATION_FAILED');
    stripe.setBroken(true);
    expect(await codeOf(connect())).toBe('UNAVAILABLE');
    expect(await statusOf()).toBeNull();
  });

  it('can receive no payouts after it was deleted at Stripe', async () => {
    const { accountId } = await connect();
    await fetch(new URL(`/v1/accounts/${accountId}`, stripe.options.apiUrl), { method: 'DELETE' });
    expect(await connect()).toMatchObject({ status: 'rejected', onboardingUrl: null });
  });

  it('is deleted with the performer (rule P8)', async () => {
    const { accountId } = await connect();
    await mara.client.call(api.deletePerformer, { params: { id: mara.id }, body: { password } });
    await engine.settle();
    expect(stripe.calls).toContain(`DELETE /v1/accounts/${accountId}`);
  });
});
