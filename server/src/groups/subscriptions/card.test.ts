import { api, login } from '@fanlight/sdk';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ledgerTransactions, payments, subscriptions } from '../../db/schema/index.ts';
import { codeOf, createFan, giveTokens, type Person, password, type TestEngine } from '../../testing/index.ts';
import { addTestCard, makeCoupon } from '../../testing/money.ts';
import { createEngineWithPeople } from '../../testing/setup.ts';
import { stopCleanly } from '../../testing/stop-cleanly.ts';

let engine: TestEngine;
let mara: Person;
let noor: Person;
const day = 24 * 60 * 60 * 1000;
const authenticatedCard = '4000 0025 0000 3155';
const alwaysAuthenticatedCard = '4000 0027 6000 3184';
const declinedCard = '4000 0000 0000 0002';

beforeEach(async () => {
  ({ engine, mara, noor } = await createEngineWithPeople());
  for (const [person, credentials] of [
    [mara, 'mara.clay'],
    [noor, 'noor'],
  ] as const) {
    await login(person.client, { credentials, password, remember: true });
  }
  await mara.client.call(api.updateMyPerformer, { body: { monthlyPrice: 10 } });
});

afterEach(() => stopCleanly(engine));

const db = () => engine.ports.database.db;
const listSubscriptions = async () => (await noor.client.call(api.listSubscriptions)).data;
const earned = async () => (await mara.client.call(api.getMe)).balance;
const isSubscribed = async () => (await noor.client.call(api.getPerformer, { params: { id: mara.id } })).isSubscribed;

function subscribe(paymentMethodId?: string, rest: { couponCode?: string; idempotencyKey?: string } = {}) {
  const { couponCode, idempotencyKey } = rest;
  const body = { performerId: mara.id, ...(paymentMethodId && { paymentMethodId }), ...(couponCode && { couponCode }) };
  return noor.client.call(api.subscribePerformer, { body, ...(idempotencyKey && { idempotencyKey }) });
}

/** Saves a card. Renewals charge only saved cards. */
async function saveCard(number?: string, expYear?: number) {
  const paymentMethodId = await addTestCard(noor, number, expYear);
  await noor.client.call(api.createPaymentCard, {
    params: { provider: 'sandbox' },
    body: { paymentMethodId, isDefault: true },
  });
  return paymentMethodId;
}

async function pass(days: number) {
  for (let passed = 0; passed < days; passed += 1) {
    engine.clock.advance(day);
    await engine.runDue();
  }
  await engine.settle();
}

describe('subscribing by card (rules M1, M6, M7)', () => {
  it('charges the card, and credits the performer with the price less the commission', async () => {
    const { subscription, payment, charge, clientSecret } = await subscribe(await saveCard());
    expect(subscription).toMatchObject({
      status: 'active',
      provider: 'sandbox',
      card: { brand: 'visa', last4: '4242' },
    });
    expect(payment).toMatchObject({ status: 'succeeded', amount: 10, type: 'subscription' });
    expect([charge, clientSecret, await earned(), await isSubscribed()]).toEqual([null, null, 8, true]);
    await engine.settle();
    expect([await earned(), await db().$count(ledgerTransactions)]).toEqual([8, 1]);
  });

  it('charges the default card if no card is given, and is refused without a default card', async () => {
    expect(await codeOf(subscribe())).toBe('VALIDATION_FAILED');
    expect(await listSubscriptions()).toEqual([]);
    await saveCard();
    expect((await subscribe()).subscription.status).toBe('active');
  });

  it('creates one subscription and one charge for 50 concurrent requests', async () => {
    const card = await saveCard();
    const codes = await Promise.all(Array.from({ length: 50 }, () => codeOf(subscribe(card))));
    expect(codes.filter((each) => each === 'none')).toHaveLength(1);
    expect(codes.filter((each) => each === 'ALREADY_SUBSCRIBED')).toHaveLength(49);
    await engine.settle();
    expect([await db().$count(subscriptions), await db().$count(payments), await earned()]).toEqual([1, 1, 8]);
  });

  it('returns the same response to 20 concurrent requests with one key (rule W4)', async () => {
    const card = await saveCard();
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => subscribe(card, { idempotencyKey: 'one-by-card' })),
    );
    expect(responses).toEqual(Array.from({ length: 20 }, () => responses[0]));
    expect([await db().$count(payments), await earned()]).toEqual([1, 8]);
  });

  it('stores no subscription for a declined card, repeats the error for the same key, and accepts another card', async () => {
    const declined = await saveCard(declinedCard).catch(() => addTestCard(noor, declinedCard));
    const key = { idempotencyKey: 'declined-by-card' };
    expect(await codeOf(subscribe(declined, key))).toBe('CARD_DECLINED');
    expect(await codeOf(subscribe(declined, key))).toBe('CARD_DECLINED');
    expect([await listSubscriptions(), await isSubscribed(), await db().$count(payments)]).toEqual([[], false, 1]);
    expect((await subscribe(await saveCard())).subscription.status).toBe('active');
    expect(await earned()).toBe(8);
  });
});

describe('subscribing by a card that requires authentication (rule M6)', () => {
  const decideAtBank = (paymentId: string, isApproved: boolean) =>
    codeOf(noor.client.call(api.authenticateSandboxPayment, { params: { id: paymentId }, body: { isApproved } })).then(
      async (result) => {
        await engine.settle();
        return result;
      },
    );

  it('leaves the subscription pending, and activates it once after approval', async () => {
    const { subscription, payment } = await subscribe(await addTestCard(noor, authenticatedCard));
    expect([subscription.status, payment?.status]).toEqual(['pending', 'requires-authentication']);
    expect([await isSubscribed(), await earned()]).toEqual([false, 0]);
    expect((await mara.client.call(api.listSubscribers)).data).toEqual([]);
    await decideAtBank(payment?._id ?? '', true);
    expect([await isSubscribed(), await earned()]).toEqual([true, 8]);
    expect(await decideAtBank(payment?._id ?? '', true)).toBe('CONFLICT');
    expect([await listSubscriptions(), await earned()]).toMatchObject([
      [{ status: 'active', card: { last4: '3155' } }],
      8,
    ]);
  });

  it('returns the same payment to a second request, and removes the subscription if the payment is rejected', async () => {
    const card = await addTestCard(noor, authenticatedCard);
    const first = await subscribe(card);
    const second = await subscribe(card);
    expect(second.payment?._id).toBe(first.payment?._id);
    await decideAtBank(first.payment?._id ?? '', false);
    expect(await listSubscriptions()).toEqual([]);
    expect((await subscribe(await saveCard())).subscription.status).toBe('active');
  });

  it('removes the subscription after a day without authentication', async () => {
    await subscribe(await addTestCard(noor, authenticatedCard));
    await pass(2);
    expect(await listSubscriptions()).toEqual([]);
  });
});

describe('renewal by card (rules M1, M7)', () => {
  it('charges once per period, with several concurrent workers', async () => {
    await subscribe(await saveCard());
    for (let passed = 0; passed < 12; passed += 1) {
      engine.clock.advance(8 * day);
      await Promise.all([engine.runDue(), engine.runDue(), engine.runDue()]);
    }
    await engine.settle();
    expect([await db().$count(payments), await earned()]).toEqual([4, 32]);
    expect(await listSubscriptions()).toMatchObject([{ status: 'active', paidThroughAt: '2026-09-21T12:00:00.000Z' }]);
  });

  it('is retried after the card was declined, and succeeds with another default card', async () => {
    const card = await saveCard();
    await subscribe(card);
    const [saved] = (await noor.client.call(api.listPaymentCards)).data;
    await noor.client.call(api.deletePaymentCard, { params: { id: saved?._id ?? '' } });
    await pass(31);
    expect(await listSubscriptions()).toMatchObject([
      { status: 'past-due', totalFailures: 1, failureCode: 'card_declined' },
    ]);
    await saveCard('5555 5555 5555 4444');
    await pass(1);
    expect(await listSubscriptions()).toMatchObject([
      { status: 'active', totalFailures: 0, card: { brand: 'mastercard' }, paidThroughAt: '2026-07-21T12:00:00.000Z' },
    ]);
    expect(await earned()).toBe(16);
  });

  it('charges the old price if the price is lowered while a renewal is pending, and the new price afterwards', async () => {
    await subscribe(await saveCard(alwaysAuthenticatedCard));
    const approve = async () => {
      const [waiting] = await db().select().from(payments).where(eq(payments.status, 'requires-authentication'));
      const params = { id: waiting?.id ?? '' };
      await noor.client.call(api.authenticateSandboxPayment, { params, body: { isApproved: true } });
      await engine.settle();
    };
    await approve();
    await pass(31);
    expect(await listSubscriptions()).toMatchObject([
      { status: 'past-due', failureCode: 'authentication_failed', price: 10 },
    ]);
    await mara.client.call(api.updateMyPerformer, { body: { monthlyPrice: 8 } });
    await engine.settle();
    await approve();
    expect(await listSubscriptions()).toMatchObject([{ status: 'active', price: 8 }]);
    expect(await earned()).toBe(16);
  });

  it('is retried with a new default card if the first card requires authentication', async () => {
    await subscribe(await saveCard(alwaysAuthenticatedCard));
    const [first] = await db().select().from(payments);
    const params = { id: first?.id ?? '' };
    await noor.client.call(api.authenticateSandboxPayment, { params, body: { isApproved: true } });
    await engine.settle();
    await pass(31);
    expect(await listSubscriptions()).toMatchObject([
      { status: 'past-due', totalFailures: 1, card: { last4: '3184' } },
    ]);
    await saveCard('5555 5555 5555 4444');
    await pass(1);
    expect(await listSubscriptions()).toMatchObject([
      { status: 'active', totalFailures: 0, card: { brand: 'mastercard' } },
    ]);
    const statuses = (await db().select().from(payments).orderBy(payments.id)).map(({ status }) => status);
    expect([statuses, await earned()]).toEqual([['succeeded', 'failed', 'succeeded'], 16]);
  });

  it('is completed by the next worker without a second charge if it was interrupted after the gateway’s response', async () => {
    await subscribe(await saveCard());
    engine.clock.advance(31 * day);
    const { transaction } = engine.ports.database;
    let calls = 0;
    // Simulates a worker that stops after the gateway has responded, but before a transaction stores the result.
    engine.ports.database.transaction = async (work) => {
      calls += 1;
      if (calls === 4) throw new Error('interrupted');
      return transaction(work);
    };
    await engine.runDue();
    engine.ports.database.transaction = transaction;
    engine.faults.length = 0;
    await engine.settle();
    engine.clock.advance(20 * 60 * 1000);
    await engine.runDue();
    await engine.settle();
    expect([await db().$count(payments), await earned()]).toEqual([2, 16]);
    expect(await listSubscriptions()).toMatchObject([{ status: 'active', paidThroughAt: '2026-07-21T12:00:00.000Z' }]);
  });
});

describe('coupons on subscriptions (rule M8)', () => {
  it('reduce only the first payment, by card or from the wallet, and do not reduce the performer’s earnings', async () => {
    await makeCoupon(engine, { code: 'FIRSTKILN', type: 'subscription', usesPerPerson: 1 });
    const { payment, subscription } = await subscribe(await saveCard(), { couponCode: 'firstkiln' });
    expect([payment?.amount, payment?.discount, subscription.price, await earned()]).toEqual([9, 1, 10, 8]);
    const ida = await createFan(engine, 'ida');
    await giveTokens(engine, ida.id, 20_00);
    const body = { performerId: mara.id, source: 'wallet' as const, couponCode: 'FIRSTKILN' };
    const { charge, balance } = await ida.client.call(api.subscribePerformer, { body });
    expect([charge?.amount, balance, await earned()]).toEqual([9, 11, 16]);
    await pass(31);
    expect(await earned()).toBe(32);
  });

  it('give a smaller discount if the tokens for the subscription were bought with a coupon (rule M3)', async () => {
    await makeCoupon(engine, { code: 'TOP16', type: 'top-up', percentOff: 16 });
    await makeCoupon(engine, { code: 'SUB16', type: 'subscription', percentOff: 16 });
    const paymentMethodId = await saveCard();
    await noor.client.call(api.topUpWallet, { body: { amount: 100, paymentMethodId, couponCode: 'TOP16' } });
    const quote = (source: 'card' | 'wallet') =>
      noor.client.call(api.applyCoupon, {
        params: { code: 'SUB16' },
        body: { type: 'subscription', performerId: mara.id, source },
      });
    expect(await quote('card')).toMatchObject({ discount: 1.6, amount: 8.4 });
    expect(await quote('wallet')).toMatchObject({ discount: 0, amount: 10 });
    const body = { performerId: mara.id, source: 'wallet' as const, couponCode: 'SUB16' };
    await noor.client.call(api.subscribePerformer, { body });
    expect((await noor.client.call(api.getMe)).balance).toBe(90);
  });

  it('are refused if they are used up or unknown, and no subscription or payment is stored', async () => {
    await makeCoupon(engine, { code: 'GONE', totalUses: 0 });
    const card = await saveCard();
    expect(await codeOf(subscribe(card, { couponCode: 'GONE' }))).toBe('COUPON_INVALID');
    expect(await codeOf(subscribe(card, { couponCode: 'NEVERWAS' }))).toBe('COUPON_INVALID');
    expect([await listSubscriptions(), await db().$count(payments)]).toEqual([[], 0]);
  });
});
