import { api, login } from '@fanlight/sdk';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  channels,
  events,
  ledgerAccounts,
  ledgerTransactions,
  payments,
  subscriptions,
} from '../../db/schema/index.ts';
import { createFan, type Person, password, type TestEngine } from '../../testing/index.ts';
import { addTestCard } from '../../testing/money.ts';
import { createEngineWithPeople } from '../../testing/setup.ts';
import { stopCleanly } from '../../testing/stop-cleanly.ts';
import { type FakeStripe, startFakeStripe } from '../../testing/stripe/fake-stripe.ts';
import fixtures from '../../testing/stripe/fixtures.json' with { type: 'json' };
import { createStripeGateway } from './gateways/stripe/index.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let engine: TestEngine;
let stripe: FakeStripe | undefined;
let mara: Person;
let noor: Person;
const day = 24 * 60 * 60 * 1000;

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
const subscribe = (person: Person, paymentMethodId: string) =>
  person.client.call(api.subscribePerformer, { body: { performerId: mara.id, paymentMethodId } });
const walletOf = ({ client }: Person) => client.call(api.getWallet);
const postings = async () => (await db().select().from(ledgerTransactions)).map(({ kind }) => kind);
const countRefunds = () => stripe?.calls.filter((call) => call === 'POST /v1/refunds').length;

async function paymentOf(id: string) {
  const [row] = await db().select().from(payments).where(eq(payments.id, id));
  return row ?? expect.fail('There is no payment.');
}

async function receiveEvent(type: string, object: unknown, id = `evt_${type}`): Promise<void> {
  const { body, signature } = stripe?.sign({ id, type, object }, engine.clock.now()) ?? expect.fail();
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
  const url = 'http://localhost/api/payment/stripe/webhook';
  expect((await engine.fetch(new Request(url, { method: 'POST', headers, body }))).status).toBe(200);
  await engine.settle();
}

/** Gives Mara earnings from the subscription of another fan. The refunds in these tests must not withdraw them. */
async function earnFromOtherFan(): Promise<void> {
  const ida = await createFan(engine, 'ida');
  await subscribe(ida, 'pm_card_visa');
  await engine.settle();
  expect((await walletOf(mara)).balance).toBe(8);
}

describe('a subscription payment that succeeds late (rules M1, M3, M12)', () => {
  beforeEach(() => begin(true));

  /**
   * Subscribes, and authenticates the payment only after the pending subscription was removed. Returns the payment, and
   * its charge at Stripe.
   */
  async function approveLate() {
    await earnFromOtherFan();
    const { payment } = await subscribe(noor, 'pm_card_threeDSecure2Required');
    const id = payment?._id ?? '';
    engine.clock.advance(2 * day);
    await engine.runDue();
    const intentId = (await paymentOf(id)).gatewayPaymentId ?? '';
    await receiveEvent('payment_intent.succeeded', stripe?.authenticate(intentId, true));
    expect([countRefunds(), await postings()]).toEqual([1, ['subscription']]);
    return { id, charge: { ...fixtures.charge, payment_intent: intentId, metadata: { paymentId: id } }, intentId };
  }

  it('is refunded without a reduction of the performer’s earnings if the subscription was removed', async () => {
    const { id, charge } = await approveLate();
    for (const evt of ['evt_1', 'evt_2'])
      await receiveEvent('charge.refunded', { ...charge, amount_refunded: 10_00 }, evt);
    expect(await walletOf(mara)).toMatchObject({ balance: 8, receivable: 0 });
    expect([await postings(), countRefunds()]).toEqual([['subscription'], 1]);
    expect(await paymentOf(id)).toMatchObject({ refundedAmount: 10_00, postedRefund: 0 });
  });

  it.each(['won', 'lost'])(
    'neither freezes nor withdraws earnings for a dispute that is %s if the subscription was removed',
    async (status) => {
      const { intentId } = await approveLate();
      const dispute = { ...fixtures.dispute, payment_intent: intentId, amount: 10_00 };
      await receiveEvent('charge.dispute.created', { ...dispute, status: 'needs_response' });
      expect(await walletOf(mara)).toMatchObject({ balance: 8, frozenEarnings: 0 });
      await receiveEvent('charge.dispute.closed', { ...dispute, status });
      expect(await walletOf(mara)).toMatchObject({ balance: 8, frozenEarnings: 0, receivable: 0 });
      expect(await postings()).toEqual(['subscription']);
    },
  );

  it('reduces the performer’s earnings by a refund that was reported before the payment succeeded', async () => {
    await earnFromOtherFan();
    const { payment } = await subscribe(noor, 'pm_card_threeDSecure2Required');
    const id = payment?._id ?? '';
    const charge = { ...fixtures.charge, metadata: { paymentId: id }, amount_refunded: 5_00 };
    await receiveEvent('charge.refunded', charge);
    expect((await walletOf(mara)).balance).toBe(8);
    const intentId = (await paymentOf(id)).gatewayPaymentId ?? '';
    await receiveEvent('payment_intent.succeeded', stripe?.authenticate(intentId, true));
    expect(await walletOf(mara)).toMatchObject({ balance: 12, receivable: 0 });
    expect(await paymentOf(id)).toMatchObject({ postedRefund: 5_00 });
  });
});

describe('a sandbox payment that succeeds after its subscription was removed (rules M3, M6)', () => {
  beforeEach(() => begin(false));

  it('is refunded', async () => {
    const { payment } = await subscribe(noor, await addTestCard(noor, '4000 0025 0000 3155'));
    const id = payment?._id ?? '';
    engine.clock.advance(2 * day);
    await engine.runDue();
    expect(await db().$count(subscriptions)).toBe(0);
    await noor.client.call(api.authenticateSandboxPayment, { params: { id }, body: { isApproved: true } });
    await engine.settle();
    const read = await noor.client.call(api.getPayment, { params: { id } });
    expect(read.payment).toMatchObject({ status: 'succeeded', refundedAmount: 10 });
    expect([(await walletOf(mara)).balance, await postings()]).toEqual([0, []]);
  });
});

describe('a payment that succeeds after its account was deleted (rules M3, P8)', () => {
  beforeEach(() => begin(true));

  it('is refunded if it is a top-up, and creates no rows for the deleted account', async () => {
    const body = { amount: 50, paymentMethodId: 'pm_card_threeDSecure2Required' };
    const { payment } = await noor.client.call(api.topUpWallet, { body });
    const intentId = (await paymentOf(payment._id)).gatewayPaymentId ?? '';
    await noor.client.call(api.deleteUser, { params: { id: noor.id }, body: { password } });
    await engine.settle();
    await receiveEvent('payment_intent.succeeded', stripe?.authenticate(intentId, true));
    const charge = { ...fixtures.charge, payment_intent: intentId, metadata: { paymentId: payment._id } };
    await receiveEvent('charge.refunded', { ...charge, amount_refunded: 50_00 });
    await receiveEvent('payment_intent.succeeded', stripe?.intent(intentId), 'evt_again');
    expect([countRefunds(), await postings()]).toEqual([1, []]);
    expect(await paymentOf(payment._id)).toMatchObject({ refundedAmount: 50_00, postedRefund: 0 });
    const channel = `user:${noor.id}`;
    expect(await db().$count(channels, eq(channels.name, channel))).toBe(0);
    expect(await db().$count(events, eq(events.channel, channel))).toBe(0);
    expect((await db().select().from(ledgerAccounts)).filter(({ balance }) => balance !== 0)).toEqual([]);
  });

  it('is refunded if it is for a subscription', async () => {
    const { payment } = await subscribe(noor, 'pm_card_threeDSecure2Required');
    const intentId = (await paymentOf(payment?._id ?? '')).gatewayPaymentId ?? '';
    await noor.client.call(api.deleteUser, { params: { id: noor.id }, body: { password } });
    await receiveEvent('payment_intent.succeeded', stripe?.authenticate(intentId, true));
    expect([countRefunds(), await postings()]).toEqual([1, []]);
    await engine.settle();
    expect(await db().$count(channels, eq(channels.name, `user:${noor.id}`))).toBe(0);
  });
});
