import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { disputes, ledgerAccounts, ledgerEntries, payments } from '../../../../db/schema/index.ts';
import { createFan, createTestEngine, isOnPostgres, type TestEngine } from '../../../../testing/index.ts';
import { expectBalancedLedger } from '../../../../testing/ledger.ts';
import { type FakeStripe, startFakeStripe } from '../../../../testing/stripe/fake-stripe.ts';
import fixtures from '../../../../testing/stripe/fixtures.json' with { type: 'json' };
import { createStripeGateway } from './index.ts';

/**
 * The number of payments. The embedded database gets fewer, because it has one connection, which allows no concurrency.
 */
const totalPayments = isOnPostgres ? 250 : 25;

interface SampleEvent {
  id: string;
  type: string;
  object: unknown;
}

/** Creates a random number generator. The same seed generates the same numbers. */
function createDice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Returns four events of a payment: a failure, the success, and two events that depend on the payment's index. */
function eventsOf(index: number, paymentId: string): SampleEvent[] {
  const intentId = `pi_${index}`;
  const intent = { ...fixtures.payment_intent, id: intentId, metadata: { paymentId }, amount: 10_00 };
  const failed = { ...intent, status: 'requires_payment_method', last_payment_error: { code: 'card_declined' } };
  const dispute = { ...fixtures.dispute, id: `dp_${index}`, payment_intent: intentId, amount: 10_00 };
  const charge = { ...fixtures.charge, payment_intent: intentId, metadata: { paymentId } };
  const reversals: Omit<SampleEvent, 'id'>[][] = [
    [
      { type: 'charge.refunded', object: { ...charge, amount_refunded: 3_00 } },
      { type: 'charge.refunded', object: { ...charge, amount_refunded: 7_00 } },
    ],
    [
      { type: 'charge.dispute.created', object: { ...dispute, status: 'needs_response' } },
      { type: 'charge.dispute.closed', object: { ...dispute, status: 'won' } },
    ],
    [
      { type: 'charge.dispute.created', object: { ...dispute, status: 'needs_response' } },
      { type: 'charge.dispute.closed', object: { ...dispute, status: 'lost' } },
    ],
    [
      { type: 'charge.dispute.created', object: { ...dispute, status: 'needs_response' } },
      { type: 'charge.dispute.updated', object: { ...dispute, status: 'under_review' } },
    ],
  ];
  const all = [
    { type: 'payment_intent.payment_failed', object: failed },
    { type: 'payment_intent.succeeded', object: { ...intent, status: 'succeeded' } },
    ...(reversals[index % reversals.length] ?? []),
  ];
  return all.map((event, at) => ({ ...event, id: `evt_${index}_${at}` }));
}

/** Inserts pending payments. Returns the events about all of these payments. */
async function insertPayments(engine: TestEngine, stripe: FakeStripe): Promise<SampleEvent[]> {
  const { database, clock, ids } = engine.ports;
  const events: SampleEvent[] = [];
  // There are several payers, because a user's later tokens would pay the receivables of the same user's earlier
  // payments.
  const people = await Promise.all(['noor', 'ida', 'sam', 'leila', 'paulo'].map((name) => createFan(engine, name)));
  for (let index = 0; index < totalPayments; index += 1) {
    const id = ids.next();
    const userId = people[index % people.length]?.id ?? '';
    const now = clock.now();
    await database.db.insert(payments).values({
      id,
      userId,
      type: 'top-up',
      status: 'pending',
      amount: 10_00,
      tokens: 11_00,
      currency: 'USD',
      gateway: 'stripe',
      gatewayPaymentId: `pi_${index}`,
      paymentMethodId: 'pm_card_visa',
      createdAt: now,
      updatedAt: now,
    });
    stripe.addIntent({ ...fixtures.payment_intent, id: `pi_${index}`, metadata: { paymentId: id } as never });
    events.push(...eventsOf(index, id));
  }
  return events;
}

/** Delivers each event one to five times in random order, 20 events concurrently. */
async function deliver(engine: TestEngine, stripe: FakeStripe, events: SampleEvent[], dice: () => number) {
  const copies = events.flatMap((event) => Array.from({ length: 1 + Math.floor(dice() * 5) }, () => event));
  const order = copies.map((event) => ({ event, at: dice() })).toSorted((a, b) => a.at - b.at);
  const statuses = new Set<number>();
  const send = async ({ event }: (typeof order)[number]) => {
    const { body, signature } = stripe.sign(event, engine.clock.now());
    const headers = { 'stripe-signature': signature };
    const url = 'http://localhost/api/payment/stripe/webhook';
    statuses.add((await engine.fetch(new Request(url, { method: 'POST', headers, body }))).status);
  };
  for (let at = 0; at < order.length; at += 20) await Promise.all(order.slice(at, at + 20).map(send));
  expect([...statuses]).toEqual([200]);
  return copies.length;
}

/** Returns the final state of the database, without ids. */
async function endState(engine: TestEngine) {
  const { db } = engine.ports.database;
  const rows = await db.select().from(payments).orderBy(payments.id);
  const closed = await db.select().from(disputes).orderBy(disputes.gatewayDisputeId);
  const accounts = await db.select().from(ledgerAccounts);
  const sums = new Map<string, number>();
  for (const { id, kind } of accounts) {
    const entries = await db.select().from(ledgerEntries).where(eq(ledgerEntries.accountId, id));
    sums.set(kind, (sums.get(kind) ?? 0) + entries.reduce((sum, { amount }) => sum + amount, 0));
  }
  return {
    payments: rows.map(({ status, failureCode, refundedAmount, postedRefund, isSettled }) => {
      return { status, failureCode, refundedAmount, postedRefund, isSettled };
    }),
    disputes: closed.map(({ gatewayDisputeId, status, postedStatus }) => [gatewayDisputeId, status, postedStatus]),
    // Only the sum of these two accounts is compared. The amount in each depends on the balance at the time of a
    // dispute.
    gateway: sums.get('gateway'),
    sum: [...sums.values()].reduce((sum, each) => sum + each, 0),
    tokensMinusDebt: (sums.get('tokens') ?? 0) + (sums.get('frozen-tokens') ?? 0) + (sums.get('receivable') ?? 0),
  };
}

async function play(seed: number) {
  const stripe = await startFakeStripe();
  const engine = await createTestEngine({ gateway: createStripeGateway(stripe.options) });
  try {
    const events = await insertPayments(engine, stripe);
    const delivered = await deliver(engine, stripe, events, createDice(seed));
    await engine.settle();
    expect(engine.faults).toEqual([]);
    await expectBalancedLedger(engine);
    return { state: await endState(engine), events: events.length, delivered };
  } finally {
    await engine.stop();
    await stripe.stop();
  }
}

describe('gateway events that arrive repeatedly and in random order (rules M3, M12)', () => {
  it(`leave the same state for every order of ${totalPayments * 4} events`, async () => {
    const first = await play(1);
    const second = await play(77);
    expect(first.events).toBe(totalPayments * 4);
    expect(first.delivered).toBeGreaterThan(first.events * 2);
    expect(second.state).toEqual(first.state);
    expect(first.state.sum).toBe(0);
    expect(first.state.payments.every(({ status, isSettled }) => status === 'succeeded' && isSettled)).toBe(true);
    console.info(`${first.events} events, delivered ${first.delivered} and ${second.delivered} times: same state.`);
  }, 240_000);
});
