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

  const refused = (type: string, more: object = {}) => ({ type, message: 'Refused by the test.', ...more });
  it.each([
    ['a wrong key', 401, refused('invalid_request_error')],
    ['a key without the permission', 403, refused('invalid_request_error')],
    ['another use of an idempotency key', 400, refused('idempotency_error')],
  ])('cannot be created with %s, which is logged for the operator', async (_, status, error) => {
    stripe.setRefusal('POST /v1/accounts', { status, error });
    expect(await codeOf(connect())).toBe('UNAVAILABLE');
    expect(engine.faults.splice(0)).toMatchObject([{ message: 'Refused by the test.' }]);
    stripe.setRefusal('POST /v1/accounts', null);
    expect(await connect()).toMatchObject({ status: 'incomplete' });
  });

  it.each([
    ['limits the rate', 429, refused('rate_limit_error')],
    ['has failed', 500, refused('api_error')],
  ])('can be created later if Stripe %s', async (_, status, error) => {
    stripe.setRefusal('POST /v1/accounts', { status, error });
    expect(await codeOf(connect())).toBe('UNAVAILABLE');
    expect(engine.faults).toEqual([]);
  });

  it.each([
    ['country', 'STRIPE_COUNTRY_UNSUPPORTED', 0],
    ['business_type', 'STRIPE_ACCOUNT_REFUSED', 0],
    ['email', 'STRIPE_ACCOUNT_REFUSED', 0],
    // Stripe names no parameter if the platform itself may not create accounts.
    [undefined, 'STRIPE_ACCOUNT_REFUSED', 1],
  ])('is refused if Stripe refuses the parameter %s', async (param, reason, logged) => {
    stripe.setRefusal('POST /v1/accounts', { status: 400, error: refused('invalid_request_error', { param }) });
    await expect(connect()).rejects.toMatchObject({ status: 422, code: 'VALIDATION_FAILED', reason });
    expect(engine.faults.splice(0)).toHaveLength(logged);
  });

  it('is refused if Stripe refuses its onboarding', async () => {
    await connect();
    stripe.setRefusal('POST /v1/account_links', {
      status: 400,
      error: refused('invalid_request_error', { param: 'account' }),
    });
    await expect(connect()).rejects.toMatchObject({ code: 'VALIDATION_FAILED', reason: 'STRIPE_ACCOUNT_REFUSED' });
  });

  it('keeps its status while the key has no permission to read it', async () => {
    const { accountId } = await connect();
    stripe.changeAccount(accountId, { details_submitted: true, payouts_enabled: true });
    await connect();
    const call = `GET /v1/accounts/${accountId}`;
    stripe.setRefusal(call, { status: 403, error: refused('invalid_request_error') });
    expect(await codeOf(connect())).toBe('UNAVAILABLE');
    expect(engine.faults.splice(0)).toHaveLength(1);
    expect(await statusOf()).toBe('ready');
    stripe.setRefusal(call, { status: 403, error: refused('invalid_request_error', { code: 'account_invalid' }) });
    expect(await connect()).toMatchObject({ status: 'rejected' });
  });

  it('is replaced once after a rejection, and then deleted at Stripe, even by concurrent duplicates', async () => {
    const { accountId } = await connect();
    const replace = () =>
      mara.client.call(api.createStripeAccount, { body: { countryCode: 'ES', isReplacement: true } });
    expect(await replace()).toMatchObject({ accountId, countryCode: 'PT' });
    stripe.changeAccount(accountId, { requirements: { disabled_reason: 'rejected.listed' } });
    expect(await connect()).toMatchObject({ accountId, status: 'rejected' });
    const replaced = await Promise.all([replace(), replace(), replace()]);
    const [next, ...others] = new Set(replaced.map((account) => account.accountId));
    expect(others).toEqual([]);
    expect(next).not.toBe(accountId);
    expect(replaced[0]).toMatchObject({ status: 'incomplete', countryCode: 'ES' });
    expect(replaced[0]?.onboardingUrl).toContain(next);
    await engine.settle();
    expect(stripe.calls.filter((call) => call.startsWith('DELETE'))).toEqual([`DELETE /v1/accounts/${accountId}`]);
    // A late event about the old account does not change the new one.
    expect(await sendEvent('evt_1', accountId, mara.id)).toBe(200);
    expect(await statusOf()).toBe('incomplete');
    stripe.changeAccount(next ?? '', { requirements: { disabled_reason: 'rejected.listed' } });
    expect((await replace()).accountId).not.toBe(next);
  });

  it.each(['ready', 'incomplete'])('does not get an older status when it was %s', async (status) => {
    const { accountId } = await connect();
    const ready = { details_submitted: true, payouts_enabled: true };
    if (status === 'ready') {
      stripe.changeAccount(accountId, ready);
      await connect();
    }
    stripe.changeAccount(accountId, { details_submitted: true, payouts_enabled: false });
    const older = stripe.delayNext(`GET /v1/accounts/${accountId}`);
    const event = sendEvent('evt_1', accountId, mara.id);
    await older.received;
    stripe.changeAccount(accountId, ready);
    expect(await sendEvent('evt_2', accountId, mara.id)).toBe(200);
    older.respond();
    expect(await event).toBe(200);
    expect(await statusOf()).toBe('ready');
  });

  it('is not forgotten if Stripe refuses to delete it', async () => {
    const { accountId } = await connect();
    const error = refused('invalid_request_error', { message: 'The account has a balance.' });
    stripe.setRefusal(`DELETE /v1/accounts/${accountId}`, { status: 400, error });
    await mara.client.call(api.deletePerformer, { params: { id: mara.id }, body: { password } });
    await engine.settle();
    // The effect has failed and stays in the outbox, which repeats it.
    expect(engine.faults.splice(0)).not.toEqual([]);
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
