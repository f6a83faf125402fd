import { type ApiError, api } from '@fanlight/sdk';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { couponUses, disputes, ledgerAccounts, payments } from '../../db/schema/index.ts';
import { createTestContext } from '../../testing/context.ts';
import { createFan, createPerformer, type Person, type TestEngine } from '../../testing/index.ts';
import { addTestCard, makeCoupon, makePackage } from '../../testing/money.ts';
import { createEngineWithPeople } from '../../testing/setup.ts';
import { stopCleanly } from '../../testing/stop-cleanly.ts';
import { type CardCharge, chargeCard } from './charge.ts';
import { type PaymentFact, settle } from './settle.ts';

let engine: TestEngine;
let mara: Person;
let noor: Person;

beforeEach(async () => {
  ({ engine, mara, noor } = await createEngineWithPeople());
});

afterEach(() => stopCleanly(engine));

const walletOf = ({ client }: Person) => client.call(api.getWallet);
const report = (paymentId: string, fact: PaymentFact) => {
  const context = createTestContext(engine);
  return context.transaction((unit) => settle(context, unit, paymentId, fact));
};
const topUp = (
  person: Person,
  body: { amount: number; paymentMethodId: string; packageId?: string; couponCode?: string },
) => person.client.call(api.topUpWallet, { body });

const createPackage = (price: number, bonus: number) => makePackage(engine, { title: 'Harbour light', price, bonus });

describe('a top-up with a token package or a coupon (rules M2, M3, M8)', () => {
  it('adds the bonus of the package, and reduces the price by the coupon', async () => {
    const packageId = await createPackage(50_00, 2_00);
    await makeCoupon(engine, { code: 'FIRSTKILN', percentOff: 10, usesPerPerson: 1 });
    const quote = await noor.client.call(api.applyCoupon, {
      params: { code: 'firstkiln' },
      body: { type: 'top-up', amount: 50, packageId },
    });
    expect(quote).toMatchObject({ amountBefore: 50, discount: 5, amount: 45, tokens: 52, remainingUses: 1 });
    const card = await addTestCard(noor);
    const { payment, balance } = await topUp(noor, {
      amount: 50,
      packageId,
      paymentMethodId: card,
      couponCode: 'firstKiln',
    });
    expect(payment).toMatchObject({
      amount: 45,
      discount: 5,
      couponCode: 'FIRSTKILN',
      tokens: 52,
      status: 'succeeded',
    });
    expect(balance).toBe(52);
    await expect(
      topUp(noor, { amount: 50, packageId, paymentMethodId: card, couponCode: 'FIRSTKILN' }),
    ).rejects.toMatchObject({ code: 'COUPON_INVALID' });
  });

  it('is refused if its price is not the package’s current price, or is below the minimum', async () => {
    const packageId = await createPackage(50_00, 2_00);
    const paymentMethodId = await addTestCard(noor);
    await expect(topUp(noor, { amount: 40, packageId, paymentMethodId })).rejects.toMatchObject({
      code: 'PRICE_CHANGED',
    });
    await expect(topUp(noor, { amount: 1, paymentMethodId })).rejects.toMatchObject({ code: 'AMOUNT_OUT_OF_RANGE' });
  });

  it('has no larger discount or bonus than the commission less the referrer’s share', async () => {
    await makeCoupon(engine, { code: 'HALF', percentOff: 50 });
    const { payment } = await topUp(noor, {
      amount: 100,
      paymentMethodId: await addTestCard(noor),
      couponCode: 'HALF',
    });
    expect(payment).toMatchObject({ amount: 84, discount: 16, tokens: 100 });
    const packageId = await createPackage(100_00, 90_00);
    const [listed] = (await noor.client.call(api.listTokenPackages)).data;
    expect(listed).toMatchObject({ _id: packageId, tokens: 119.04, bonusTokens: 19.04 });
  });

  it('cannot use a coupon that is expired, of another type or unknown', async () => {
    const now = engine.clock.now();
    await makeCoupon(engine, { code: 'OVER', expiresAt: now });
    await makeCoupon(engine, { code: 'SUBSCRIBERS', type: 'subscription' });
    const apply = (code: string) =>
      noor.client.call(api.applyCoupon, { params: { code }, body: { type: 'top-up', amount: 10 } });
    await expect(apply('OVER')).rejects.toMatchObject({ code: 'COUPON_INVALID' });
    await expect(apply('SUBSCRIBERS')).rejects.toMatchObject({ code: 'COUPON_INVALID' });
    await expect(apply('NOTHING')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('releases the coupon when the card is declined', async () => {
    await makeCoupon(engine, { code: 'ONCE', totalUses: 1 });
    const declined = await addTestCard(noor, '4000 0000 0000 0002');
    await expect(topUp(noor, { amount: 10, paymentMethodId: declined, couponCode: 'ONCE' })).rejects.toMatchObject({
      code: 'CARD_DECLINED',
    });
    await topUp(noor, { amount: 10, paymentMethodId: await addTestCard(noor), couponCode: 'ONCE' });
    expect(await engine.ports.database.db.$count(couponUses)).toBe(1);
  });

  it('accepts a coupon with one use in only one of 100 concurrent payments', async () => {
    await makeCoupon(engine, { code: 'LASTONE', totalUses: 1 });
    const people: { fan: Person; paymentMethodId: string }[] = [];
    for (let at = 0; at < 100; at += 1) {
      const fan = await createFan(engine, `fan.${at}`);
      people.push({ fan, paymentMethodId: await addTestCard(fan) });
    }
    const results = await Promise.allSettled(
      people.map(({ fan, paymentMethodId }) => topUp(fan, { amount: 10, paymentMethodId, couponCode: 'LASTONE' })),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const codes = results.flatMap((each) => (each.status === 'rejected' ? [(each.reason as ApiError).code] : []));
    expect(codes).toEqual(Array.from({ length: 99 }, () => 'COUPON_INVALID'));
    expect(await engine.ports.database.db.$count(payments)).toBe(1);
  }, 120_000);
});

describe('a saved card (rules M6, M7)', () => {
  const save = async (number?: string, isDefault = false) => {
    const paymentMethodId = await addTestCard(noor, number);
    return noor.client.call(api.createPaymentCard, {
      params: { provider: 'sandbox' },
      body: { paymentMethodId, isDefault },
    });
  };

  it('is stored once, and becomes the default if it is the first or if the default is removed', async () => {
    const { card: visa } = await save();
    const { card: again } = await save();
    expect([visa.isDefault, again._id]).toEqual([true, visa._id]);
    const { card: other } = await save('5555 5555 5555 4444');
    expect(other).toMatchObject({ isDefault: false, brand: 'mastercard', last4: '4444', status: 'ready' });
    await noor.client.call(api.setDefaultPaymentCard, { params: { id: other._id } });
    const listed = await noor.client.call(api.listPaymentCards);
    expect(listed.data.map(({ _id, isDefault }) => [_id, isDefault])).toEqual([
      [other._id, true],
      [visa._id, false],
    ]);
    await expect(mara.client.call(api.deletePaymentCard, { params: { id: other._id } })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    await noor.client.call(api.deletePaymentCard, { params: { id: other._id } });
    expect((await noor.client.call(api.listPaymentCards)).data).toMatchObject([{ _id: visa._id, isDefault: true }]);
    await topUp(noor, { amount: 10, paymentMethodId: visa.paymentMethodId });
  });

  it('is not stored if the bank refuses it or if it belongs to another user', async () => {
    await expect(save('4000 0000 0000 0002')).rejects.toMatchObject({ code: 'CARD_DECLINED' });
    const paymentMethodId = await addTestCard(mara);
    await expect(
      noor.client.call(api.createPaymentCard, { params: { provider: 'sandbox' }, body: { paymentMethodId } }),
    ).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    await expect(
      noor.client.call(api.createPaymentCard, { params: { provider: 'stripe' }, body: { paymentMethodId } }),
    ).rejects.toMatchObject({ code: 'PROVIDER_NOT_CONFIGURED' });
  });

  describe('when it is charged for a subscription period,', () => {
    const subscriptionId = '0193f2a4c1d07b3e5a918c42';
    const period = (change: Partial<CardCharge> = {}) =>
      chargeCard(createTestContext(engine), {
        userId: noor.id,
        performerId: mara.id,
        subscriptionId,
        onceKey: `${subscriptionId}/1`,
        price: 9_95,
        isOffSession: true,
        ...change,
      });

    it('pays once for 20 concurrent requests with one key, after an earlier payment was declined', async () => {
      const declined = await addTestCard(noor, '4000 0000 0000 9995');
      const refused = await period({ paymentMethodId: declined });
      expect(refused).toMatchObject({ status: 'failed', failureCode: 'insufficient_funds' });
      await save();
      const results = await Promise.all(Array.from({ length: 20 }, () => period()));
      expect(new Set(results.map(({ paymentId }) => paymentId)).size).toBe(1);
      expect(results[0]).toMatchObject({ status: 'succeeded', amount: 9_95, clientSecret: null });
      const { data } = await noor.client.call(api.listTransactions, {
        query: { type: 'subscription', status: 'succeeded' },
      });
      expect(data).toMatchObject([{ amount: 9.95, tokens: 0, subscriptionId, performer: { _id: mara.id } }]);
    });

    it('requires authentication for the first payment but not for a renewal', async () => {
      const { card } = await save('4000 0025 0000 3155');
      const first = await period({ paymentMethodId: card.paymentMethodId, isOffSession: false });
      expect(first.status).toBe('requires-authentication');
      const params = { id: first.paymentId };
      await noor.client.call(api.authenticateSandboxPayment, { params, body: { isApproved: true } });
      expect(await period()).toMatchObject({ status: 'succeeded', paymentId: first.paymentId });
      expect(await period({ onceKey: `${subscriptionId}/2` })).toMatchObject({ status: 'succeeded' });
    });
  });
});

describe('gateway events in any order (rules M3, M12)', () => {
  const succeeded: PaymentFact = { type: 'outcome', outcome: { status: 'succeeded' } };
  const begin = async () => {
    const paymentMethodId = await addTestCard(noor, '4000 0025 0000 3155');
    return (await topUp(noor, { amount: 100, paymentMethodId })).payment._id;
  };

  it('leave a payment in the status "succeeded" if both a success and a failure are reported, in any order', async () => {
    const failed: PaymentFact = { type: 'outcome', outcome: { status: 'failed', failureCode: 'card_declined' } };
    for (const facts of [
      [failed, succeeded, failed],
      [succeeded, failed, succeeded],
    ]) {
      const id = await begin();
      for (const fact of facts) await report(id, fact);
      const { payment } = await noor.client.call(api.getPayment, { params: { id } });
      expect(payment).toMatchObject({ status: 'succeeded', failureCode: null });
    }
    expect((await walletOf(noor)).balance).toBe(200);
  });

  it('freeze the unspent tokens of a disputed top-up, and release them when the dispute is won', async () => {
    const id = await begin();
    const dispute = (status: 'open' | 'won' | 'lost'): PaymentFact => ({
      type: 'dispute',
      disputeId: 'dp_1',
      status,
      amount: 100_00,
    });
    await report(id, dispute('open'));
    expect(await walletOf(noor)).toMatchObject({ balance: 0, frozenTokens: 0 });
    await report(id, succeeded);
    expect(await walletOf(noor)).toMatchObject({ balance: 0, frozenTokens: 100 });
    await report(id, dispute('won'));
    await report(id, dispute('open'));
    expect(await walletOf(noor)).toMatchObject({ balance: 100, frozenTokens: 0 });
  });

  it('freeze the earnings that were paid with disputed tokens, and recover a shortfall from later earnings', async () => {
    const id = await begin();
    await report(id, succeeded);
    await noor.client.call(api.tipPerformer, { params: { id: mara.id }, body: { amount: 60 } });
    // The performer has earned 48 and spends 38, so that only 10 can be frozen.
    const tomas = await createPerformer(engine, 'tomas');
    await mara.client.call(api.tipPerformer, { params: { id: tomas.id }, body: { amount: 38 } });
    const dispute = { type: 'dispute' as const, disputeId: 'dp_2', amount: 100_00 };
    await report(id, { ...dispute, status: 'open' });
    expect(await walletOf(noor)).toMatchObject({ balance: 0, frozenTokens: 40 });
    expect(await walletOf(mara)).toMatchObject({ balance: 0, frozenEarnings: 10, receivable: 0 });
    await report(id, { ...dispute, status: 'lost' });
    expect(await walletOf(noor)).toMatchObject({ balance: 0, frozenTokens: 0, receivable: 0 });
    expect(await walletOf(mara)).toMatchObject({ balance: 0, frozenEarnings: 0, receivable: 38 });
    await topUp(noor, { amount: 100, paymentMethodId: await addTestCard(noor) });
    await noor.client.call(api.tipPerformer, { params: { id: mara.id }, body: { amount: 25 } });
    expect(await walletOf(mara)).toMatchObject({ balance: 0, receivable: 18 });
    await noor.client.call(api.tipPerformer, { params: { id: mara.id }, body: { amount: 50 } });
    expect(await walletOf(mara)).toMatchObject({ balance: 22, receivable: 0 });
  });

  it('withdraw the unspent tokens of a refunded top-up once, however often the refund is reported', async () => {
    const id = await begin();
    for (const fact of [
      { type: 'refund', amount: 40_00 } as const,
      succeeded,
      { type: 'refund', amount: 40_00 } as const,
    ])
      await report(id, fact);
    expect((await walletOf(noor)).balance).toBe(60);
    await report(id, { type: 'refund', amount: 100_00 });
    expect(await walletOf(noor)).toMatchObject({ balance: 0, receivable: 0 });
    const { payment } = await noor.client.call(api.getPayment, { params: { id } });
    expect(payment).toMatchObject({ refundedAmount: 100, status: 'succeeded' });
  });

  it('include a dispute right after each payment with the sandbox card that simulates disputes', async () => {
    await topUp(noor, { amount: 100, paymentMethodId: await addTestCard(noor, '4000 0000 0000 0259') });
    expect(await walletOf(noor)).toMatchObject({ balance: 0, frozenTokens: 100 });
    expect(await engine.ports.database.db.select().from(disputes)).toMatchObject([{ status: 'open', amount: 100_00 }]);
    const { data } = await noor.client.call(api.listTransactions);
    expect(data).toMatchObject([{ isDisputed: true }]);
    const [gateway] = await engine.ports.database.db
      .select()
      .from(ledgerAccounts)
      .where(eq(ledgerAccounts.kind, 'gateway'));
    expect(gateway?.isFloored).toBe(false);
  });
});
