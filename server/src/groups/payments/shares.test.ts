import { api, login } from '@fanlight/sdk';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { payments, referralEarnings, users } from '../../db/schema/index.ts';
import type { DomainEventDelivery } from '../../domain-events.ts';
import type { OutboxRow } from '../../outbox/store.ts';
import { createTestContext } from '../../testing/context.ts';
import {
  addTestCard,
  approvePerformer,
  createFan,
  createTestEngine,
  createVisitor,
  type Person,
  password,
  type TestEngine,
} from '../../testing/index.ts';
import { stopCleanly } from '../../testing/stop-cleanly.ts';
import { handleEvent } from '../index.ts';
import { type PaymentFact, settle } from './settle.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let engine: TestEngine;
let mara: Person;
let noor: Person;
/** The fan who has referred Mara. */
let ines: Person;

beforeEach(async () => {
  engine = await createTestEngine();
  ines = await createFan(engine, 'ines');
  noor = await createFan(engine, 'noor');
  const { code } = await ines.client.call(api.getReferralCode);
  const client = createVisitor(engine);
  const body = { name: 'Mara', username: 'mara', email: 'mara@fanlight.example', password, referralCode: code };
  const { userId } = await client.call(api.registerUser, { body });
  await approvePerformer(engine.ports, userId);
  const { database, clock } = engine.ports;
  await database.db.update(users).set({ emailVerifiedAt: clock.now() }).where(eq(users.id, userId));
  const { token } = await login(client, { credentials: 'mara', password });
  mara = { id: userId, client, token };
  await client.call(api.updateMyPerformer, { body: { monthlyPrice: 20 } });
});

afterEach(() => stopCleanly(engine));

/** Applies a refund or a dispute. Delivers its domain events twice, because the outbox delivers them at least once. */
async function report(paymentId: string, fact: PaymentFact): Promise<void> {
  const delivered: OutboxRow[] = [];
  const context = createTestContext(engine, { deliver: (effects) => delivered.push(...effects) });
  await context.transaction((unit) => settle(context, unit, paymentId, fact));
  const effects = delivered
    .filter(({ topic }) => topic === 'domain')
    .map(({ payload }) => payload as DomainEventDelivery);
  for (const forSubscriber of [...effects, ...effects])
    await handleEvent(context, forSubscriber, { cursor: '', save: async () => undefined });
}

const balanceOf = async ({ client }: Person) => (await client.call(api.getWallet)).balance;
const owedBy = async ({ client }: Person) => (await client.call(api.getWallet)).receivable;
const shares = async () => (await ines.client.call(api.listReferralEarnings)).data;
const stats = () => ines.client.call(api.getReferralEarningStats);

/** Subscribes for a month by card. Returns the id of the payment. */
async function subscribe(): Promise<string> {
  const paymentMethodId = await addTestCard(noor);
  await noor.client.call(api.subscribePerformer, { body: { performerId: mara.id, paymentMethodId } });
  await engine.settle();
  const [payment] = await engine.ports.database.db.select().from(payments);
  return payment?.id ?? '';
}

describe('the referral share of card payments (rules M1, M5)', () => {
  it('is credited to the referrer', async () => {
    await subscribe();
    expect(await balanceOf(mara)).toBe(16);
    expect(await shares()).toMatchObject([{ base: 16, net: 0.8, status: 'held' }]);
    expect(await balanceOf(ines)).toBe(0.8);
  });

  it('is reversed once, in proportion to a refund', async () => {
    const id = await subscribe();
    await report(id, { type: 'refund', amount: 5_00 });
    expect([await balanceOf(ines), (await stats()).net]).toEqual([0.6, 0.6]);
    await report(id, { type: 'refund', amount: 5_00 });
    expect(await balanceOf(ines)).toBe(0.6);
    expect(await shares()).toMatchObject([{ status: 'held' }]);
    await report(id, { type: 'refund', amount: 20_00 });
    expect([await balanceOf(ines), (await stats()).net, (await stats()).held]).toEqual([0, 0, 0]);
    expect(await shares()).toMatchObject([{ status: 'refunded', net: 0.8 }]);
    expect(await ines.client.call(api.getReferralCode)).toMatchObject({ amount: 0 });
    expect(await owedBy(ines)).toBe(0);
  });

  it('is reversed by a lost dispute, but not by an open or a won dispute', async () => {
    const id = await subscribe();
    const dispute = { type: 'dispute' as const, disputeId: 'dp_1', amount: 20_00 };
    await report(id, { ...dispute, status: 'open' });
    expect(await balanceOf(ines)).toBe(0.8);
    await report(id, { ...dispute, status: 'won' });
    expect(await balanceOf(ines)).toBe(0.8);
    await report(id, { ...dispute, disputeId: 'dp_2', status: 'lost' });
    expect(await balanceOf(ines)).toBe(0);
  });

  it('becomes a receivable if the payment is refunded after the referrer has spent the share', async () => {
    const id = await subscribe();
    const tomas = await createFan(engine, 'tomas');
    await approvePerformer(engine.ports, tomas.id);
    const paymentMethodId = await addTestCard(ines);
    await ines.client.call(api.topUpWallet, { body: { amount: 9.2, paymentMethodId } });
    await ines.client.call(api.tipPerformer, { params: { id: tomas.id }, body: { amount: 10 } });
    expect(await balanceOf(ines)).toBe(0);
    await report(id, { type: 'refund', amount: 20_00 });
    expect([await balanceOf(ines), await owedBy(ines)]).toEqual([0, 0.8]);
    expect(await shares()).toMatchObject([{ status: 'refunded' }]);
  });
});

describe('the referral share of charges paid with tokens (rule M5)', () => {
  it('is reversed in proportion when the payment that bought the tokens is lost in a dispute', async () => {
    const paymentMethodId = await addTestCard(noor);
    const { payment } = await noor.client.call(api.topUpWallet, { body: { amount: 100, paymentMethodId } });
    await noor.client.call(api.tipPerformer, { params: { id: mara.id }, body: { amount: 60 } });
    await engine.settle();
    expect(await balanceOf(ines)).toBe(2.4);
    const dispute = { type: 'dispute' as const, disputeId: 'dp_3', amount: 70_00 };
    await report(payment._id, { ...dispute, status: 'open' });
    await report(payment._id, { ...dispute, status: 'lost' });
    // 40 of the 70 disputed tokens were unspent. The 30 others are half of the tip, so half of the share is reversed.
    expect(await balanceOf(ines)).toBe(1.2);
    const [earning] = await engine.ports.database.db.select().from(referralEarnings);
    expect(earning).toMatchObject({ net: 2_40, reversed: 1_20 });
  });
});
