import { api, login } from '@fanlight/sdk';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { idempotentResponses, payments } from '../../db/schema/index.ts';
import { codeOf, type Person, password, type TestEngine } from '../../testing/index.ts';
import { addTestCard } from '../../testing/money.ts';
import { createEngineWithPeople } from '../../testing/setup.ts';
import { stopCleanly } from '../../testing/stop-cleanly.ts';
import { type FakeStripe, startFakeStripe } from '../../testing/stripe/fake-stripe.ts';
import { createStripeGateway } from './gateways/stripe/index.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let engine: TestEngine;
let stripe: FakeStripe | undefined;
let mara: Person;
let noor: Person;

async function begin(isStripe: boolean): Promise<void> {
  stripe = isStripe ? await startFakeStripe() : undefined;
  ({ engine, mara, noor } = await createEngineWithPeople({
    engine: stripe && { gateway: createStripeGateway(stripe.options) },
  }));
  await login(mara.client, { credentials: 'mara.clay', password, remember: true });
  await login(noor.client, { credentials: 'noor', password, remember: true });
  await mara.client.call(api.updateMyPerformer, { body: { monthlyPrice: 10 } });
}

afterEach(async () => {
  await stopCleanly(engine);
  await stripe?.stop();
});

const db = () => engine.ports.database.db;
const subscribe = (paymentMethodId: string, idempotencyKey: string, couponCode?: string) =>
  noor.client.call(api.subscribePerformer, {
    body: { performerId: mara.id, paymentMethodId, ...(couponCode && { couponCode }) },
    idempotencyKey,
  });
const listSubscriptions = async () => (await noor.client.call(api.listSubscriptions)).data;
const readEarnings = async () => (await mara.client.call(api.getWallet)).balance;
/** Returns the number of successful charges at Stripe. */
const countCharges = () => {
  const ids = [...Array(30).keys()].map((no) => `pi_fake${String(no).padStart(6, '0')}`);
  const intents = ids.flatMap((id) => {
    try {
      return [stripe?.intent(id)];
    } catch {
      return [];
    }
  });
  return intents.filter((intent) => intent?.status === 'succeeded').length;
};
const countRefunds = () => stripe?.calls.filter((call) => call === 'POST /v1/refunds').length;

describe('subscribing while the gateway’s responses are lost (rules W4, M7)', () => {
  beforeEach(async () => {
    await begin(true);
    const body = { paymentMethodId: 'pm_card_visa' };
    await noor.client.call(api.createPaymentCard, { params: { provider: 'stripe' }, body });
  });

  it('charges once per idempotency key, and a retry with the same key starts the subscription', async () => {
    stripe?.setMute(true);
    expect(await codeOf(subscribe('pm_card_visa', 'cut-off-by-card'))).toBe('UNAVAILABLE');
    expect(await listSubscriptions()).toMatchObject([{ status: 'pending' }]);
    stripe?.setMute(false);
    const { subscription, payment } = await subscribe('pm_card_visa', 'cut-off-by-card');
    expect([subscription.status, payment?.status]).toEqual(['active', 'succeeded']);
    await engine.settle();
    expect([countCharges(), countRefunds(), await db().$count(payments), await readEarnings()]).toEqual([1, 0, 1, 8]);
  });

  it('stores nothing if the card could not be looked up', async () => {
    stripe?.setBroken(true);
    expect(await codeOf(subscribe('pm_card_visa', 'never-asked'))).toBe('UNAVAILABLE');
    stripe?.setBroken(false);
    expect([await listSubscriptions(), await db().$count(payments), await db().$count(idempotentResponses)]).toEqual([
      [],
      0,
      0,
    ]);
    expect((await subscribe('pm_card_visa', 'never-asked')).subscription.status).toBe('active');
  });

  it('keeps the pending subscription when the card lookup of a retry fails', async () => {
    stripe?.setMute(true);
    expect(await codeOf(subscribe('pm_card_visa', 'cut-off-twice'))).toBe('UNAVAILABLE');
    stripe?.setMute(false);
    stripe?.setBroken(true);
    expect(await codeOf(subscribe('pm_card_visa', 'cut-off-twice'))).toBe('UNAVAILABLE');
    stripe?.setBroken(false);
    expect((await subscribe('pm_card_visa', 'cut-off-twice')).subscription.status).toBe('active');
    await engine.settle();
    expect([countCharges(), countRefunds(), await readEarnings()]).toEqual([1, 0, 8]);
  });
});

describe('a second request to subscribe while the first waits for authentication (rules W4, M7)', () => {
  beforeEach(() => begin(false));

  it('does not change the pending subscription if the second request has an unknown card', async () => {
    const { payment } = await subscribe(await addTestCard(noor, '4000 0025 0000 3155'), 'first-click');
    expect(await codeOf(subscribe('pm_of_nobody', 'second-click'))).toBe('VALIDATION_FAILED');
    expect(await codeOf(subscribe('pm_of_nobody', 'second-click'))).toBe('VALIDATION_FAILED');
    expect(await listSubscriptions()).toMatchObject([{ status: 'pending' }]);
    const params = { id: payment?._id ?? '' };
    await noor.client.call(api.authenticateSandboxPayment, { params, body: { isApproved: true } });
    await engine.settle();
    expect([await listSubscriptions(), await readEarnings()]).toMatchObject([[{ status: 'active' }], 8]);
  });
});

describe('a renewal whose card requires authentication (rule M7)', () => {
  beforeEach(() => begin(true));

  /** Advances the clock by one day at a time, and runs the due jobs on each day. */
  async function passDays(days: number): Promise<void> {
    for (let passed = 0; passed < days; passed += 1) {
      engine.clock.advance(24 * 60 * 60 * 1000);
      await engine.runDue();
    }
    await engine.settle();
  }

  it('is cancelled if another card becomes the default and is charged instead', async () => {
    const { payment } = await subscribe('pm_card_threeDSecure2Required', 'asked-back');
    const [begun] = await db().select().from(payments);
    stripe?.authenticate(begun?.gatewayPaymentId ?? '', true);
    await noor.client.call(api.getPayment, { params: { id: payment?._id ?? '' } });
    await engine.settle();
    await passDays(31);
    expect(await listSubscriptions()).toMatchObject([{ status: 'past-due', failureCode: 'authentication_failed' }]);
    const body = { paymentMethodId: 'pm_card_mastercard', isDefault: true };
    await noor.client.call(api.createPaymentCard, { params: { provider: 'stripe' }, body });
    await passDays(1);
    expect(await listSubscriptions()).toMatchObject([
      { status: 'active', totalFailures: 0, card: { brand: 'mastercard' } },
    ]);
    const [, renewal] = await db().select().from(payments).orderBy(payments.id);
    expect([renewal?.status, stripe?.intent(renewal?.gatewayPaymentId ?? '').status]).toEqual(['failed', 'canceled']);
    expect([countCharges(), countRefunds(), await readEarnings()]).toEqual([2, 0, 16]);
  });
});
