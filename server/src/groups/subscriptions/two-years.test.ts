import { api } from '@fanlight/sdk';
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createPostgresDatabase } from '../../adapters/node/postgres.ts';
import { charges, ledgerAccounts, ledgerEntries, subscriptionPeriods, subscriptions } from '../../db/schema/index.ts';
import { createEngine, type Engine } from '../../engine.ts';
import { createPerformer, createTestEngine, giveTokens, needsPostgres, type TestEngine } from '../../testing/index.ts';
import { stopCleanly } from '../../testing/stop-cleanly.ts';
import { addMonths } from './periods.ts';

/** The number of subscriptions. Three in five are yearly. */
const total = 1000;
const months = 24;
const hour = 60 * 60 * 1000;
const begin = new Date('2027-01-29T00:00:00.000Z');

let engine: TestEngine;

beforeEach(async () => {
  engine = await createTestEngine();
});

afterEach(() => stopCleanly(engine));

/** Inserts subscriptions that start around the ends of January and February, and subscribers with enough tokens. */
async function insertSubscriptions(performerIds: string[]) {
  const { database, ids } = engine.ports;
  const rows = Array.from({ length: total }, (_, index) => {
    const isYearly = index % 5 < 3;
    // The subscriptions start from January 29 on, about 12 minutes apart, within eight days.
    const startedAt = new Date(begin.getTime() + index * ((8 * 24 * hour) / total));
    const paidThroughAt = addMonths(startedAt, isYearly ? 12 : 1);
    return {
      id: ids.next(),
      userId: ids.next(),
      performerId: performerIds[index % performerIds.length] ?? '',
      type: isYearly ? ('yearly' as const) : ('monthly' as const),
      status: 'active' as const,
      price: isYearly ? 90_00 : 10_00,
      provider: 'wallet' as const,
      startedAt,
      totalPeriods: 1,
      paidThroughAt,
      renewsAt: paidThroughAt,
      createdAt: startedAt,
      updatedAt: startedAt,
    };
  });
  await database.db.insert(subscriptions).values(rows);
  await database.db.insert(subscriptionPeriods).values(
    rows.map(({ id, performerId, price, startedAt, paidThroughAt }) => ({
      subscriptionId: id,
      no: 0,
      performerId,
      amount: price,
      commission: 0,
      startsAt: startedAt,
      endsAt: paidThroughAt,
      createdAt: startedAt,
    })),
  );
  for (const { userId } of rows) await giveTokens(engine, userId, 400_00);
  return rows;
}

/** Starts another worker on the same database. `cut` closes the connections of this worker. */
async function startWorker(url: string): Promise<{ worker: Engine; cut: () => Promise<void> }> {
  const database = createPostgresDatabase(url, { poolSize: 10 });
  const faults: unknown[] = [];
  const worker = await createEngine({ ...engine.ports, database }, engine.options, (fault) => faults.push(fault));
  return { worker, cut: () => database.close() };
}

async function urlOfDatabase(): Promise<string> {
  const { rows } = (await engine.ports.database.db.execute(sql`select current_database() as name`)) as unknown as {
    rows: { name: string }[];
  };
  const url = new URL(process.env.FANLIGHT_TEST_DATABASE_URL ?? '');
  url.pathname = `/${rows[0]?.name}`;
  return url.href;
}

/** Returns the number of periods whose charge was committed. */
const countPeriods = () => engine.ports.database.db.$count(subscriptionPeriods);

/** Resolves when more periods were committed, or when the work is over. */
async function untilSomeAreCharged(before: number, isOver: () => boolean): Promise<number> {
  for (;;) {
    const charged = (await countPeriods()) - before;
    if (charged > 0 || isOver()) return charged;
  }
}

const title = `charges each period of ${total} subscriptions once over ${months} months while a worker is cut off (rules M1, M7)`;
it(title, { ...needsPostgres, timeout: 600_000 }, async () => {
  const performers = await Promise.all(['mara', 'tomas', 'odile', 'kofi'].map((name) => createPerformer(engine, name)));
  for (const { client } of performers) {
    await client.call(api.updateMyPerformer, { body: { monthlyPrice: 10, yearlyPrice: 90 } });
  }
  await engine.settle();
  const rows = await insertSubscriptions(performers.map(({ id }) => id));
  const url = await urlOfDatabase();
  let other = await startWorker(url);
  for (let month = 1; month <= months; month += 1) {
    // Some subscriptions are due in the first pass, and the others in the second.
    for (const days of [3, 12]) {
      engine.clock.set(addMonths(new Date(begin.getTime() + days * 24 * hour), month));
      const before = await countPeriods();
      const work = [engine.runDue(), other.worker.runDue()];
      if (month === 9 && days === 12) {
        // The other worker loses its connections while it charges, so that some periods are committed and others are
        // not.
        let isOver = false;
        const all = Promise.allSettled(work).then(() => {
          isOver = true;
        });
        const charged = await untilSomeAreCharged(before, () => isOver);
        await other.cut();
        await all;
        await engine.runDue();
        expect(charged).toBeLessThan((await countPeriods()) - before);
        other = await startWorker(url);
      }
      await Promise.allSettled(work);
    }
    await engine.runDue();
  }
  await engine.settle();
  await other.worker.settle();
  await other.cut();
  await expectOneChargeEach(rows);
});

async function expectOneChargeEach(rows: Awaited<ReturnType<typeof insertSubscriptions>>) {
  const { db } = engine.ports.database;
  const periods = await db.select().from(subscriptionPeriods);
  const now = engine.clock.now();
  let paid = 0;
  for (const row of rows) {
    const step = row.type === 'yearly' ? 12 : 1;
    const expected = Array.from({ length: months + 2 }, (_, no) => addMonths(row.startedAt, no * step)).filter(
      (start) => start <= now,
    );
    const periodsOfRow = periods
      .filter(({ subscriptionId }) => subscriptionId === row.id)
      .toSorted((a, b) => a.no - b.no);
    expect(periodsOfRow.map(({ startsAt }) => startsAt)).toEqual(expected);
    paid += (periodsOfRow.length - 1) * row.price;
  }
  const subscriptionCharges = await db.select().from(charges).where(eq(charges.type, 'subscription'));
  expect(subscriptionCharges).toHaveLength(periods.length - rows.length);
  expect(subscriptionCharges.reduce((sum, { amount }) => sum + amount, 0)).toBe(paid);
  const entries = await db.select().from(ledgerEntries);
  expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
  const remainingTokens = (await db.select().from(ledgerAccounts).where(eq(ledgerAccounts.kind, 'tokens')))
    .map(({ balance }) => balance)
    .reduce((sum, balance) => sum + balance, 0);
  expect(remainingTokens).toBe(rows.length * 400_00 - paid);
  const ended = await db.select().from(subscriptions).where(eq(subscriptions.status, 'active'));
  expect(ended).toHaveLength(rows.length);
}
