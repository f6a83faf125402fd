import { api, login } from '@fanlight/sdk';
import type { PromotionCreateRequest } from '@fanlight/sdk/models';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  changeSetting,
  codeOf,
  createFan,
  createVisitor,
  giveTokens,
  type Person,
  password,
  type TestEngine,
} from '../../testing/index.ts';
import { addTestCard, makeCoupon } from '../../testing/money.ts';
import { createEngineWithPeople } from '../../testing/setup.ts';
import { stopCleanly } from '../../testing/stop-cleanly.ts';

let engine: TestEngine;
let mara: Person;
let noor: Person;
const day = 24 * 60 * 60 * 1000;

beforeEach(async () => {
  ({ engine, mara, noor } = await createEngineWithPeople());
  for (const [{ client }, credentials] of [[mara, 'mara.clay'] as const, [noor, 'noor'] as const])
    await login(client, { credentials, password, remember: true });
  await mara.client.call(api.updateMyPerformer, { body: { monthlyPrice: 9.95 } });
});

afterEach(() => stopCleanly(engine));

const inDays = (days: number) => new Date(engine.clock.now().getTime() + days * day).toISOString();
const create = (body: Partial<PromotionCreateRequest> = {}) =>
  mara.client.call(api.createPromotion, {
    body: { kind: 'discount', percentOff: 20, endsAt: inDays(7), maxUses: 2, ...body } as PromotionCreateRequest,
  });
const createTrial = (body: Partial<PromotionCreateRequest> = {}) =>
  create({ kind: 'trial', percentOff: undefined, freeDays: 7, ...body });

type Options = { expectedPrice?: number; type?: 'free' | 'monthly' | 'yearly'; couponCode?: string };
const subscribe = ({ client }: Person, promotionCode: string, options: Options = {}) =>
  client.call(api.subscribePerformer, {
    body: { performerId: mara.id, type: 'monthly', source: 'wallet', promotionCode, ...options },
  });
const balanceOf = async ({ client }: Person) => (await client.call(api.getMe)).balance;
const profile = ({ client }: Pick<Person, 'client'> = noor) =>
  client.call(api.getPerformer, { params: { id: mara.id } });
const show = (code: string, { client }: Pick<Person, 'client'> = noor) =>
  client.call(api.getPromotion, { params: { code } });
const listOwn = async () => (await mara.client.call(api.listMyPromotions)).data;

async function createFans(count: number) {
  const fans: Person[] = [];
  for (let index = 0; index < count; index += 1) {
    const fan = await createFan(engine, `fan.${index}`);
    await giveTokens(engine, fan.id, 20_00);
    fans.push(fan);
  }
  return fans;
}

/** Advances the clock by one day at a time, and runs the due jobs on each day, as the host's timer does. */
async function pass(days: number) {
  for (let passed = 0; passed < days; passed += 1) {
    engine.clock.advance(day);
    await engine.runDue();
  }
  await engine.settle();
}

describe('a promotion (rule M13)', () => {
  it('needs the terms of its kind, an end in the future and a price per month', async () => {
    for (const body of [
      { percentOff: undefined },
      { percentOff: 51 },
      { percentOff: 4 },
      { endsAt: inDays(-1) },
      { maxUses: 0 },
    ])
      expect(await codeOf(create(body))).toBe('VALIDATION_FAILED');
    expect(await codeOf(createTrial({ freeDays: undefined }))).toBe('VALIDATION_FAILED');
    await mara.client.call(api.updateMyPerformer, { body: { monthlyPrice: null, yearlyPrice: 99 } });
    expect(await codeOf(create())).toBe('VALIDATION_FAILED');
    expect(await createTrial()).toMatchObject({ kind: 'trial', freeDays: 7, percentOff: null, status: 'active' });
    expect(await codeOf(noor.client.call(api.listMyPromotions))).toBe('FORBIDDEN');
  });

  it('for everyone is on the profile, and one by link is shown only by its code', async () => {
    const open = await create();
    const hidden = await createTrial({ isLinkOnly: true });
    const visitor = { client: createVisitor(engine) };
    for (const viewer of [noor, visitor])
      expect((await profile(viewer)).promotion).toEqual({
        performerId: mara.id,
        code: open.code,
        kind: 'discount',
        percentOff: 20,
        freeDays: null,
        endsAt: open.endsAt,
        status: 'active',
        price: 7.96,
        remainingUses: 2,
      });
    expect(await show(hidden.code.toLowerCase(), visitor)).toMatchObject({ code: hidden.code, freeDays: 7, price: 0 });
    expect(await codeOf(show('ZZZZ2222'))).toBe('NOT_FOUND');
    expect(await listOwn()).toMatchObject([
      { code: hidden.code, isLinkOnly: true },
      { code: open.code, totalUses: 0 },
    ]);
  });

  it('ends at its time, or when its performer ends it', async () => {
    await giveTokens(engine, noor.id, 20_00);
    const first = await create({ endsAt: inDays(1) });
    engine.clock.advance(day);
    expect(await show(first.code)).toMatchObject({ status: 'ended' });
    expect((await profile()).promotion).toBeNull();
    expect(await codeOf(subscribe(noor, first.code))).toBe('STATUS_CONFLICT');
    const second = await create();
    const params = { id: second._id };
    expect(await codeOf(noor.client.call(api.endPromotion, { params }))).toBe('FORBIDDEN');
    expect(await mara.client.call(api.endPromotion, { params })).toMatchObject({ status: 'ended' });
    expect(await mara.client.call(api.endPromotion, { params })).toMatchObject({ status: 'ended' });
    expect(await codeOf(subscribe(noor, second.code))).toBe('STATUS_CONFLICT');
    expect(await balanceOf(noor)).toBe(20);
  });
});

describe('a discount of the first month (rules M2, M5, M13)', () => {
  it('reduces the first month only, and the earnings by the same part', async () => {
    await giveTokens(engine, noor.id, 30_00);
    const { code } = await create();
    expect(await codeOf(subscribe(noor, code, { expectedPrice: 9.95 }))).toBe('PRICE_CHANGED');
    const { subscription, charge } = await subscribe(noor, code, { expectedPrice: 7.96 });
    expect(subscription).toMatchObject({ type: 'monthly', price: 9.95, isRenewing: true });
    expect([charge?.amount, await balanceOf(noor)]).toEqual([7.96, 22.04]);
    // 7.96 less a commission of 20 %, which is 1.59.
    expect(await balanceOf(mara)).toBe(6.37);
    await pass(32);
    expect(await balanceOf(noor)).toBe(12.09);
    expect(await balanceOf(mara)).toBe(14.33);
  });

  it('is used once by each fan', async () => {
    await giveTokens(engine, noor.id, 30_00);
    const { code } = await create({ maxUses: 10 });
    const { subscription } = await subscribe(noor, code);
    expect(await show(code)).toMatchObject({ status: 'used', remainingUses: 9 });
    expect((await profile()).promotion).toBeNull();
    const params = { provider: 'wallet' as const, id: subscription._id };
    await noor.client.call(api.cancelSubscription, { params, body: {} });
    await pass(32);
    expect(await codeOf(subscribe(noor, code))).toBe('STATUS_CONFLICT');
    expect(await balanceOf(noor)).toBe(22.04);
  });

  it('is used at most as often as its maximum by concurrent requests', async () => {
    const fans = await createFans(8);
    const { code } = await create({ maxUses: 3 });
    const results = await Promise.allSettled(fans.map((fan) => subscribe(fan, code)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(await listOwn()).toMatchObject([{ totalUses: 3, status: 'used-up' }]);
    expect(await balanceOf(mara)).toBe(19.11);
    expect(await show(code)).toMatchObject({ status: 'used-up', remainingUses: 0 });
  });

  it('applies only to a monthly subscription of its performer, without a coupon', async () => {
    await makeCoupon(engine, { code: 'KILN' });
    await mara.client.call(api.updateMyPerformer, { body: { yearlyPrice: 99 } });
    await giveTokens(engine, noor.id, 200_00);
    const { code } = await create();
    expect(await codeOf(subscribe(noor, code, { type: 'yearly' }))).toBe('STATUS_CONFLICT');
    expect(await codeOf(subscribe(noor, code, { type: 'free' }))).toBe('STATUS_CONFLICT');
    expect(await codeOf(subscribe(noor, code, { couponCode: 'KILN' }))).toBe('COUPON_INVALID');
    expect(await codeOf(subscribe(noor, 'ZZZZ2222'))).toBe('STATUS_CONFLICT');
    expect(await balanceOf(noor)).toBe(200);
  });

  it('is charged to a card, whose failure releases the use', async () => {
    const { code } = await create({ maxUses: 1 });
    const pay = async (number?: string) => {
      const paymentMethodId = await addTestCard(noor, number);
      return noor.client.call(api.subscribePerformer, {
        body: { performerId: mara.id, source: 'card', paymentMethodId, promotionCode: code, expectedPrice: 7.96 },
      });
    };
    expect(await codeOf(pay('4000 0000 0000 0002'))).toBe('CARD_DECLINED');
    expect(await show(code)).toMatchObject({ status: 'active', remainingUses: 1 });
    const { payment, subscription } = await pay();
    expect(payment).toMatchObject({ amount: 7.96, status: 'succeeded' });
    expect(subscription).toMatchObject({ price: 9.95, status: 'active' });
    expect(await balanceOf(mara)).toBe(6.37);
    expect(await show(code)).toMatchObject({ status: 'used', remainingUses: 0 });
  });
});

describe('a trial link (rules M7, M13)', () => {
  it('gives its days for free once, even if the site offers no free subscription, and does not renew', async () => {
    await changeSetting(engine, 'freeSubscriptionEnabled', false);
    const { code } = await createTrial({ isLinkOnly: true });
    const { subscription } = await subscribe(noor, code, { type: 'free', expectedPrice: 0 });
    expect(subscription).toMatchObject({ type: 'free', paidThroughAt: inDays(7), isRenewing: false });
    expect(await profile()).toMatchObject({ isSubscribed: true, subscriptionType: 'free' });
    await pass(8);
    expect((await profile()).isSubscribed).toBe(false);
    const other = await createTrial();
    expect(await codeOf(subscribe(noor, other.code, { type: 'free' }))).toBe('FREE_SUBSCRIPTION_USED');
    expect(await show(other.code)).toMatchObject({ remainingUses: 2 });
  });

  it('is used at most as often as its maximum by concurrent requests', async () => {
    const fans = await createFans(6);
    const { code } = await createTrial({ maxUses: 2 });
    const results = await Promise.allSettled(fans.map((fan) => subscribe(fan, code, { type: 'free' })));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect(await listOwn()).toMatchObject([{ totalUses: 2 }]);
  });
});
