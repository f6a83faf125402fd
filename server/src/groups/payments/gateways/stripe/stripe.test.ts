import { api } from '@fanlight/sdk';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { payments } from '../../../../db/schema/index.ts';
import { createFan, createTestEngine, type Person, type TestEngine } from '../../../../testing/index.ts';
import { stopCleanly } from '../../../../testing/stop-cleanly.ts';
import { type FakeStripe, startFakeStripe } from '../../../../testing/stripe/fake-stripe.ts';
import fixtures from '../../../../testing/stripe/fixtures.json' with { type: 'json' };
import { createStripeGateway } from './index.ts';

let engine: TestEngine;
let stripe: FakeStripe;
let noor: Person;

beforeEach(async () => {
  stripe = await startFakeStripe();
  engine = await createTestEngine({ gateway: createStripeGateway(stripe.options) });
  noor = await createFan(engine, 'noor');
});

afterEach(async () => {
  await stopCleanly(engine);
  await stripe.stop();
});

const topUp = (paymentMethodId: string, amount = 100, idempotencyKey?: string) =>
  noor.client.call(api.topUpWallet, { body: { amount, paymentMethodId }, ...(idempotencyKey && { idempotencyKey }) });
const save = (paymentMethodId: string) =>
  noor.client.call(api.createPaymentCard, { params: { provider: 'stripe' }, body: { paymentMethodId } });
const balance = async () => (await noor.client.call(api.getWallet)).balance;
const intentOf = async () => {
  const rows = await engine.ports.database.db.select().from(payments);
  return rows.at(-1)?.gatewayPaymentId ?? '';
};
const countCreatedIntents = () => stripe.calls.filter((call) => call === 'POST /v1/payment_intents').length;

/** Posts a body to the webhook. */
function post(body: string, signature?: string): Promise<Response> {
  const headers = { 'content-type': 'application/json', ...(signature && { 'stripe-signature': signature }) };
  return engine.fetch(new Request('http://localhost/api/payment/stripe/webhook', { method: 'POST', headers, body }));
}

async function receiveEvent(type: string, object: unknown, id = `evt_${type}`): Promise<void> {
  const { body, signature } = stripe.sign({ id, type, object }, engine.clock.now());
  expect((await post(body, signature)).status).toBe(200);
}

describe('a top-up with Stripe (rules M3, M6)', () => {
  it('charges once per idempotency key, and a later event about the charge changes nothing', async () => {
    const [first, again] = [
      await topUp('pm_card_visa', 100, 'one-top-up'),
      await topUp('pm_card_visa', 100, 'one-top-up'),
    ];
    expect(first).toMatchObject({
      balance: 100,
      clientSecret: null,
      payment: { gateway: 'stripe', status: 'succeeded' },
    });
    expect(again).toEqual(first);
    expect(stripe.intent(await intentOf())).toMatchObject({
      amount: 100_00,
      currency: 'usd',
      metadata: { paymentId: first.payment._id },
    });
    await receiveEvent('payment_intent.succeeded', stripe.intent(await intentOf()));
    expect([await balance(), countCreatedIntents()]).toEqual([100, 1]);
  });

  it.each([
    ['pm_card_visa_chargeDeclined', 'card_declined'],
    ['pm_card_visa_chargeDeclinedInsufficientFunds', 'insufficient_funds'],
    ['pm_card_chargeDeclinedExpiredCard', 'expired_card'],
    ['pm_card_chargeDeclinedIncorrectCvc', 'incorrect_cvc'],
  ])('fails for the declined card %s with the failure code %s, and cannot succeed later', async (method, code) => {
    await expect(topUp(method)).rejects.toMatchObject({
      code: code === 'expired_card' ? 'CARD_EXPIRED' : 'CARD_DECLINED',
      fields: [{ path: 'failureCode', code: code.toUpperCase() }],
    });
    expect(stripe.intent(await intentOf()).status).toBe('canceled');
    expect(await balance()).toBe(0);
  });

  it('returns the client secret for authentication, and is completed by `getPayment` after the authentication', async () => {
    const pendingTopUp = await topUp('pm_card_threeDSecure2Required');
    const id = await intentOf();
    expect(pendingTopUp).toMatchObject({
      clientSecret: `${id}_secret_of_the_tests`,
      payment: { status: 'requires-authentication' },
    });
    expect(stripe.intent(id)).toMatchObject({ status: 'requires_action', next_action: { type: 'use_stripe_sdk' } });
    const read = () => noor.client.call(api.getPayment, { params: { id: pendingTopUp.payment._id } });
    expect(await read()).toMatchObject({ clientSecret: `${id}_secret_of_the_tests`, balance: 0 });
    stripe.authenticate(id, true);
    expect(await read()).toMatchObject({ clientSecret: null, balance: 100, payment: { status: 'succeeded' } });
    await receiveEvent('payment_intent.succeeded', stripe.intent(id));
    expect(await balance()).toBe(100);
  });

  it('fails when the cardholder rejects the authentication', async () => {
    const pendingTopUp = await topUp('pm_card_threeDSecure2Required');
    await receiveEvent('payment_intent.payment_failed', stripe.authenticate(await intentOf(), false));
    const { payment } = await noor.client.call(api.getPayment, { params: { id: pendingTopUp.payment._id } });
    expect(payment).toMatchObject({ status: 'failed', failureCode: 'authentication_failed' });
  });

  it('is completed by a retry with its idempotency key after Stripe was down', async () => {
    stripe.setBroken(true);
    await expect(topUp('pm_card_visa', 25, 'cut-off-once')).rejects.toMatchObject({ status: 503 });
    stripe.setBroken(false);
    expect((await topUp('pm_card_visa', 25, 'cut-off-once')).balance).toBe(25);
    expect(countCreatedIntents()).toBe(1);
  }, 30_000);

  it('accepts only payment methods of the viewer', async () => {
    const { card } = await save('pm_card_visa');
    expect(card).toMatchObject({ gateway: 'stripe', status: 'ready', brand: 'visa', last4: '4242', isDefault: true });
    const ida = await createFan(engine, 'ida');
    const body = { amount: 10, paymentMethodId: 'pm_card_visa' };
    await expect(ida.client.call(api.topUpWallet, { body })).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    await expect(topUp('../customers')).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    await expect(topUp('pm_of_nothing')).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  });
});

describe('a card saved at Stripe (rule M6)', () => {
  it('becomes ready by the event of its authentication', async () => {
    const { card, clientSecret } = await save('pm_card_authenticationRequiredOnSetup');
    expect(card.status).toBe('requires-authentication');
    expect(clientSecret).toMatch(/^seti_/);
    await receiveEvent('setup_intent.succeeded', { ...fixtures.setup_intent, payment_method: card.paymentMethodId });
    const { data } = await noor.client.call(api.listPaymentCards);
    expect(data).toMatchObject([{ status: 'ready' }]);
  });

  it('is removed by the event of a refused authentication, but stays if it is already ready', async () => {
    const refuse = (id: string) =>
      receiveEvent('setup_intent.setup_failed', {
        ...fixtures.setup_intent,
        payment_method: null,
        last_setup_error: { payment_method: { ...fixtures.payment_method, id } },
      });
    const { card } = await save('pm_card_authenticationRequiredOnSetup');
    await refuse(card.paymentMethodId);
    expect((await noor.client.call(api.listPaymentCards)).data).toEqual([]);
    const { card: kept } = await save('pm_card_mastercard');
    await refuse(kept.paymentMethodId);
    expect((await noor.client.call(api.listPaymentCards)).data).toMatchObject([{ status: 'ready' }]);
  });

  it('is updated and removed by events of Stripe', async () => {
    const { card } = await save('pm_card_mastercard');
    const renewed = { ...fixtures.payment_method.card, brand: 'mastercard', last4: '5454', exp_year: 2038 };
    const method = { ...fixtures.payment_method, id: card.paymentMethodId };
    await receiveEvent('payment_method.automatically_updated', { ...method, card: renewed });
    expect((await noor.client.call(api.listPaymentCards)).data).toMatchObject([{ last4: '5454', expYear: 2038 }]);
    await noor.client.call(api.deletePaymentCard, { params: { id: card._id } });
    await receiveEvent('payment_method.detached', method);
    expect((await noor.client.call(api.listPaymentCards)).data).toEqual([]);
  });

  it('is not stored if the bank refuses it', async () => {
    await expect(save('pm_card_visa_chargeDeclined')).rejects.toMatchObject({ code: 'CARD_DECLINED' });
  });
});

describe('a charge for a subscription period that another payment has already paid (rule M7)', () => {
  it('is refunded and credits nothing', async () => {
    const { database, ids, clock } = engine.ports;
    const now = clock.now();
    const [late, paid] = [ids.next(), ids.next()];
    const row = (id: string, status: 'failed' | 'succeeded', gatewayPaymentId: string) => {
      const common = { userId: noor.id, type: 'subscription' as const, amount: 9_95, tokens: 0, currency: 'USD' };
      const method = { gateway: 'stripe' as const, paymentMethodId: 'pm_card_visa', onceKey: 'subscription/1' };
      return { ...common, ...method, id, status, gatewayPaymentId, createdAt: now, updatedAt: now };
    };
    await database.db.insert(payments).values([row(late, 'failed', 'pi_late'), row(paid, 'succeeded', 'pi_paid')]);
    const intent = { ...fixtures.payment_intent, id: 'pi_late', status: 'succeeded', metadata: { paymentId: late } };
    await receiveEvent('payment_intent.succeeded', intent);
    await engine.settle();
    expect(stripe.calls.filter((call) => call === 'POST /v1/refunds')).toHaveLength(1);
    const { payment } = await noor.client.call(api.getPayment, { params: { id: late } });
    expect(payment.status).toBe('failed');
  });
});

describe('the engine with Stripe as its gateway', () => {
  it('refuses webhook events without a valid signature, changed events and old events', async () => {
    const event = { id: 'evt_1', type: 'payment_intent.succeeded', object: fixtures.payment_intent };
    const { body, signature } = stripe.sign(event, engine.clock.now());
    const old = stripe.sign(event, new Date(engine.clock.now().getTime() - 301_000));
    const refused = await Promise.all([
      post(body),
      post(body, 't=1,v1=00'),
      post(body.replace('succeeded', 'canceled'), signature),
      post(old.body, old.signature),
    ]);
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    expect((await post(body, signature)).status).toBe(200);
  });

  it('responds with 422 if the path of a webhook names a gateway that is not configured', async () => {
    const url = 'http://localhost/api/payment/sandbox/webhook';
    const response = await engine.fetch(new Request(url, { method: 'POST', body: '{}' }));
    expect(response.status).toBe(422);
  });

  it('responds with 404 to the operations of the sandbox', async () => {
    const body = { number: '4242 4242 4242 4242', expMonth: 12, expYear: 2034, cvc: '123' };
    await expect(noor.client.call(api.createSandboxPaymentMethod, { body })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});
