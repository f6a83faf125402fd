import { api, login } from '@fanlight/sdk';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { payments, subscriptions } from '../../db/schema/index.ts';
import { createTestContext } from '../../testing/context.ts';
import {
  codeOf,
  createFan,
  createPerformer,
  createTestEngine,
  makeCoupon,
  type Person,
  password,
  type TestEngine,
} from '../../testing/index.ts';
import { addTestCard } from '../../testing/money.ts';
import { stopCleanly } from '../../testing/stop-cleanly.ts';
import { type FakeStripe, startFakeStripe } from '../../testing/stripe/fake-stripe.ts';
import { createStripeGateway } from './gateways/stripe/index.ts';
import { settleInterruptedPayments } from './interrupted.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let engine: TestEngine;
let stripe: FakeStripe;
let noor: Person;

const topUp = (paymentMethodId: string, idempotencyKey: string, couponCode?: string) =>
  noor.client.call(api.topUpWallet, {
    body: { amount: 100, paymentMethodId, ...(couponCode && { couponCode }) },
    idempotencyKey,
  });
const balance = async () => (await noor.client.call(api.getWallet)).balance;
const statuses = async () => {
  const rows = await engine.ports.database.db.select().from(payments).orderBy(payments.id);
  return rows.map(({ status }) => status);
};
const totalCharges = () => stripe.calls.filter((call) => call === 'POST /v1/payment_intents').length;

/** Advances the clock by three minutes, and runs the due jobs twice. */
async function passMinutes(): Promise<void> {
  engine.clock.advance(3 * 60 * 1000);
  await engine.runDue();
  await engine.runDue();
  await engine.settle();
}

describe('a payment whose request ended without Stripe’s response (rules M3, W4)', () => {
  beforeEach(async () => {
    stripe = await startFakeStripe();
    engine = await createTestEngine({ gateway: createStripeGateway(stripe.options) });
    noor = await createFan(engine, 'noor');
    // Creates the user's customer at Stripe.
    const body = { paymentMethodId: 'pm_card_visa' };
    await noor.client.call(api.createPaymentCard, { params: { provider: 'stripe' }, body });
  });

  afterEach(async () => {
    await stopCleanly(engine);
    await stripe.stop();
  });

  it('is credited once if the card was charged', async () => {
    stripe.setMute(true);
    expect(await codeOf(topUp('pm_card_visa', 'cut-off-top-up'))).toBe('UNAVAILABLE');
    stripe.setMute(false);
    expect([await statuses(), await balance()]).toEqual([['pending'], 0]);
    // Stripe's list then contains two payments of the customer, of which one must be found.
    await topUp('pm_card_visa', 'another-top-up');
    const before = totalCharges();
    await passMinutes();
    expect([await statuses(), await balance()]).toEqual([['succeeded', 'succeeded'], 200]);
    expect(await topUp('pm_card_visa', 'cut-off-top-up')).toMatchObject({ balance: 200 });
    expect(totalCharges()).toBe(before);
  });

  it('fails without a charge if Stripe never received it, and releases its coupon', async () => {
    await makeCoupon(engine, { code: 'ONCE', totalUses: 1 });
    await topUp('pm_card_visa', 'first-top-up');
    stripe.setBroken(true, 'POST /v1/payment_intents');
    expect(await codeOf(topUp('pm_card_visa', 'lost-top-up', 'ONCE'))).toBe('UNAVAILABLE');
    stripe.setBroken(false);
    const before = totalCharges();
    await passMinutes();
    expect([await statuses(), await balance()]).toEqual([['succeeded', 'failed'], 100]);
    expect(await codeOf(topUp('pm_card_visa', 'lost-top-up', 'ONCE'))).toBe('CARD_DECLINED');
    expect(totalCharges()).toBe(before);
    expect(await topUp('pm_card_visa', 'new-top-up', 'ONCE')).toMatchObject({ payment: { discount: 10 } });
  });

  it('is not settled while a request may still wait for the response', async () => {
    stripe.setMute(true);
    expect(await codeOf(topUp('pm_card_visa', 'cut-off-top-up'))).toBe('UNAVAILABLE');
    stripe.setMute(false);
    engine.clock.advance(60 * 1000);
    await engine.runDue();
    expect(await statuses()).toEqual(['pending']);
  });

  it('stays pending while Stripe is down, and is settled afterwards', async () => {
    stripe.setMute(true);
    expect(await codeOf(topUp('pm_card_visa', 'cut-off-top-up'))).toBe('UNAVAILABLE');
    stripe.setMute(false);
    stripe.setBroken(true);
    await passMinutes();
    expect([await statuses(), engine.faults.splice(0).length]).toEqual([['pending'], 1]);
    stripe.setBroken(false);
    await passMinutes();
    expect([await statuses(), await balance()]).toEqual([['succeeded'], 100]);
  });

  it('is checked again two minutes after a failed check, and only after payments that were not checked yet', async () => {
    stripe.setMute(true);
    expect(await codeOf(topUp('pm_card_visa', 'older-top-up'))).toBe('UNAVAILABLE');
    expect(await codeOf(topUp('pm_card_visa', 'newer-top-up'))).toBe('UNAVAILABLE');
    stripe.setMute(false);
    engine.clock.advance(3 * 60 * 1000);
    /** Runs a pass that ends after one payment. Returns the number of errors that it has reported. */
    const pass = async () => {
      const report = vi.fn();
      let rows = 0;
      const isOver = () => {
        rows += 1;
        return rows > 1;
      };
      await settleInterruptedPayments(createTestContext(engine), { isOver, report });
      return report.mock.calls.length;
    };
    stripe.setBroken(true);
    expect([await pass(), await statuses()]).toEqual([1, ['pending', 'pending']]);
    stripe.setBroken(false);
    expect([await pass(), await statuses()]).toEqual([0, ['pending', 'succeeded']]);
    expect([await pass(), await statuses()]).toEqual([0, ['pending', 'succeeded']]);
    engine.clock.advance(3 * 60 * 1000);
    expect([await pass(), await statuses()]).toEqual([0, ['succeeded', 'succeeded']]);
    await engine.settle();
    expect(await balance()).toBe(200);
  });

  it('fails if the card was declined', async () => {
    stripe.setMute(true);
    expect(await codeOf(topUp('pm_card_visa_chargeDeclined', 'declined-top-up'))).toBe('UNAVAILABLE');
    stripe.setMute(false);
    await passMinutes();
    expect([await statuses(), await balance()]).toEqual([['failed'], 0]);
    const [{ gatewayPaymentId } = {}] = await engine.ports.database.db.select().from(payments);
    expect(stripe.intent(gatewayPaymentId ?? '').status).toBe('canceled');
  });

  it('starts its subscription if the card was charged, and otherwise removes the subscription', async () => {
    const performers = [await createPerformer(engine, 'mara.clay'), await createPerformer(engine, 'anselm')];
    for (const [index, performer] of performers.entries()) {
      const credentials = ['mara.clay', 'anselm'][index] ?? '';
      await login(performer.client, { credentials, password, remember: true });
      await performer.client.call(api.updateMyPerformer, { body: { monthlyPrice: 10 } });
    }
    const subscribe = (performer?: Person) =>
      codeOf(
        noor.client.call(api.subscribePerformer, {
          body: { performerId: performer?.id ?? '', paymentMethodId: 'pm_card_visa' },
        }),
      );
    stripe.setMute(true);
    expect(await subscribe(performers[0])).toBe('UNAVAILABLE');
    stripe.setMute(false);
    stripe.setBroken(true, 'POST /v1/payment_intents');
    expect(await subscribe(performers[1])).toBe('UNAVAILABLE');
    stripe.setBroken(false);
    await passMinutes();
    const rows = await engine.ports.database.db.select().from(subscriptions);
    expect(rows).toMatchObject([{ performerId: performers[0]?.id, status: 'active' }]);
    expect(await statuses()).toEqual(['succeeded', 'failed']);
  });

  it('is shown in its last known state while Stripe is down', async () => {
    const { payment } = await topUp('pm_card_threeDSecure2Required', 'asked-by-the-bank');
    stripe.setBroken(true);
    const shown = await noor.client.call(api.getPayment, { params: { id: payment._id } });
    expect(shown.payment.status).toBe('requires-authentication');
    stripe.setBroken(false);
  });
});

describe('a sandbox payment whose process was killed', () => {
  it('fails, and nothing is credited', async () => {
    engine = await createTestEngine();
    noor = await createFan(engine, 'noor');
    const card = await addTestCard(noor);
    await topUp(card, 'whole-top-up');
    const { db } = engine.ports.database;
    const [row] = await db.select().from(payments);
    if (!row) throw new Error('There is no payment.');
    // The state of a payment whose process was killed between inserting and settling it.
    const pendingColumns = {
      id: engine.ports.ids.next(),
      status: 'pending' as const,
      isSettled: false,
      gatewayPaymentId: null,
    };
    await db.insert(payments).values({ ...row, ...pendingColumns });
    await passMinutes();
    expect([await statuses(), await balance()]).toEqual([['succeeded', 'failed'], 100]);
    await stopCleanly(engine);
  });
});
