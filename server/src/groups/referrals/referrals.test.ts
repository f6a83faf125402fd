import { api, type CallOptions, login } from '@fanlight/sdk';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { referralEarnings } from '../../db/schema/index.ts';
import { createTestContext } from '../../testing/context.ts';
import {
  approvePerformer,
  codeOf,
  createFan,
  createTestEngine,
  createVisitor,
  giveTokens,
  type Person,
  password,
  type TestEngine,
} from '../../testing/index.ts';
import { stopCleanly } from '../../testing/stop-cleanly.ts';
import { makeCode, shareOf } from './rules.ts';
import { shareWithReferrer } from './sharing.ts';

const dayMs = 24 * 60 * 60 * 1000;

describe('the share of a referrer (rule M5)', () => {
  it.each([
    [{ amount: 2500, commission: 500 }, 5, { base: 2000, net: 100 }],
    [{ amount: 1003, commission: 201 }, 5, { base: 802, net: 40 }],
    [{ amount: 1000, commission: 20 }, 5, { base: 980, net: 20 }],
    [{ amount: 1000, commission: 0 }, 5, { base: 1000, net: 0 }],
  ])('for the charge %o at %i %% is %o', (charge, percent, share) => {
    expect(shareOf(charge, percent)).toEqual(share);
  });
});

it('a referral code begins with the name of its owner', () => {
  expect(makeCode('mara.clay', () => 0)).toBe('MARACLAY-2222');
  expect(makeCode('Élodie Núñez', () => 0.999)).toBe('ELODIENUNE-ZZZZ');
  expect(makeCode('久美子', () => 0)).toBe('FRIEND-2222');
});

describe('referrals (rule M5)', () => {
  let engine: TestEngine;
  let ines: Person;
  let noor: Person;
  let mara: Person;

  /** Registers with a referral code, and becomes a performer. */
  async function join(username: string, referralCode: string): Promise<Person> {
    const client = createVisitor(engine);
    const body = { name: username, username, email: `${username}@fanlight.example`, password, referralCode };
    const { userId } = await client.call(api.registerUser, { body });
    await approvePerformer(engine.ports, userId);
    return { id: userId, client, token: '' };
  }
  const tip = (to: Person, amount: number) =>
    noor.client.call(api.tipPerformer, { params: { id: to.id }, body: { amount } });
  const code = async ({ client }: Person) => client.call(api.getReferralCode);

  beforeEach(async () => {
    engine = await createTestEngine();
    ines = await createFan(engine, 'ines');
    noor = await createFan(engine, 'noor');
    await giveTokens(engine, noor.id, 1000_00);
    mara = await join('mara.clay', (await code(ines)).code.toLowerCase());
  });

  afterEach(() => stopCleanly(engine));

  it('are not accepted with an unknown code, so that a typing error is noticed', async () => {
    const body = { name: 'Uma', username: 'uma', email: 'uma@fanlight.example', password, referralCode: 'NOPE' };
    const error = await createVisitor(engine)
      .call(api.registerUser, { body })
      .catch((thrown) => thrown);
    expect(error).toMatchObject({ code: 'VALIDATION_FAILED', fields: [{ path: 'referralCode' }] });
    expect(error.fields[0].message).toMatch(/no such referral code/);
  });

  it('have a permanent code per user, with a link to register with', async () => {
    const codeOfInes = await code(ines);
    expect(codeOfInes).toMatchObject({ sharePercent: 5, shareDays: 365, totalReferrals: 1, amount: 0 });
    expect(codeOfInes.code).toMatch(/^INES-[2-9A-Z]{4}$/);
    expect(codeOfInes.url).toBe(`/auth/register?referral=${codeOfInes.code}`);
    expect(await code(ines)).toEqual(codeOfInes);
    expect((await code(ines)).totalReferrals).toBe(1);
  });

  it('pay the referrer 5 % of the performer’s income, out of the commission', async () => {
    await tip(mara, 100);
    await engine.settle();
    expect((await ines.client.call(api.getMe)).balance).toBe(4);
    expect((await code(ines)).amount).toBe(4);
    expect(await ines.client.call(api.listReferrals)).toMatchObject({
      total: 1,
      data: [{ user: { _id: mara.id }, amount: 4, isActive: true }],
    });
    const { data } = await ines.client.call(api.listReferralEarnings);
    expect(data).toMatchObject([{ user: { _id: mara.id }, status: 'held', sharePercent: 5, base: 80, net: 4 }]);
    engine.clock.advance(7 * 24 * 60 * 60 * 1000);
    for (const [{ client }, credentials] of [
      [ines, 'ines'],
      [noor, 'noor'],
    ] as const)
      await login(client, { credentials, password });
    const list = (status: 'held' | 'payable') => ines.client.call(api.listReferralEarnings, { query: { status } });
    expect([(await list('held')).total, (await list('payable')).total]).toEqual([0, 1]);
    expect(await ines.client.call(api.getReferralEarningStats)).toMatchObject({
      net: 4,
      totalReferrals: 1,
      held: 0,
      payable: 4,
      interval: 'day',
    });
    expect(await noor.client.call(api.listReferralEarnings)).toMatchObject({ total: 0 });
  });

  it('are listed page by page by amount without a gap, are filtered by day, and need a valid cursor', async () => {
    for (const amount of [100, 200, 100, 300, 100]) await tip(mara, amount);
    await engine.settle();
    const list = (query: CallOptions<'listReferralEarnings'>['query']) =>
      ines.client.call(api.listReferralEarnings, { query });
    const first = await list({ sortBy: 'net', limit: 3 });
    const second = await list({ sortBy: 'net', limit: 3, ...(first.cursor && { cursor: first.cursor }) });
    const listed = [...first.data, ...second.data];
    expect(listed.map(({ net }) => net)).toEqual([12, 8, 4, 4, 4]);
    expect(new Set(listed.map(({ _id }) => _id)).size).toBe(5);
    expect([first.isMore, second.isMore]).toEqual([true, false]);
    const day = (days: number) => new Date(engine.clock.now().getTime() + days * dayMs).toISOString().slice(0, 10);
    expect((await list({ from: day(0), to: day(0) })).total).toBe(5);
    expect((await list({ to: day(-1) })).total).toBe(0);
    expect((await list({ from: day(1) })).total).toBe(0);
    for (const sortBy of ['net', 'createdAt'] as const)
      expect(await codeOf(list({ sortBy, cursor: btoa('a|b') }))).toBe('VALIDATION_FAILED');
  });

  it('pay once for a charge whose event is delivered twice', async () => {
    const { charge } = await tip(mara, 100);
    await engine.settle();
    const { database } = engine.ports;
    const context = createTestContext(engine);
    // The outbox delivers the event again if a worker is killed after posting the share, but before recording the
    // delivery.
    await shareWithReferrer(context, { type: 'charge-shared', chargeId: charge._id });
    expect(await database.db.$count(referralEarnings)).toBe(1);
    expect((await code(ines)).amount).toBe(4);
  });

  it('pay nothing after a year', async () => {
    engine.clock.advance(365 * 24 * 60 * 60 * 1000);
    const kofi = await createFan(engine, 'kofi');
    await giveTokens(engine, kofi.id, 100_00);
    await kofi.client.call(api.tipPerformer, { params: { id: mara.id }, body: { amount: 50 } });
    await engine.settle();
    expect(await engine.ports.database.db.$count(referralEarnings)).toBe(0);
  });

  it('pay the referrer no share of the referrer’s own payments', async () => {
    await giveTokens(engine, ines.id, 100_00);
    await ines.client.call(api.tipPerformer, { params: { id: mara.id }, body: { amount: 100 } });
    await engine.settle();
    expect((await ines.client.call(api.getMe)).balance).toBe(0);
  });

  it('are listed by date and by amount, page by page', async () => {
    const tomas = await join('tomas', (await code(ines)).code);
    await tip(mara, 100);
    await engine.settle();
    const list = async (query: object) =>
      (await ines.client.call(api.listReferrals, { query })).data.map(({ user }) => user?.username);
    expect(await list({})).toEqual(['tomas', 'mara.clay']);
    expect(await list({ sortBy: 'amount' })).toEqual(['mara.clay', 'tomas']);
    expect(await list({ q: 'tom' })).toEqual(['tomas']);
    const first = await ines.client.call(api.listReferrals, { query: { sortBy: 'amount', limit: 1 } });
    expect(await list({ sortBy: 'amount', limit: 1, cursor: first.cursor ?? '' })).toEqual(['tomas']);
    expect(tomas.id).toBeTruthy();
  });
});
