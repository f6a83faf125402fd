import { api, login } from '@fanlight/sdk';
import { asc, type SQL, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { earnings } from '../../db/schema/index.ts';
import { migrations } from '../../generated/migrations.ts';
import { heldEarningsColumns } from '../../ledger/earnings.ts';
import {
  createPerformer,
  createTestEngine,
  needsPostgres,
  type Person,
  password,
  type TestEngine,
} from '../../testing/index.ts';
import { createEngineWithPeople } from '../../testing/setup.ts';
import { stopCleanly } from '../../testing/stop-cleanly.ts';

const day = 24 * 60 * 60 * 1000;

let engine: TestEngine;
let mara: Person;
let noor: Person;

beforeEach(async () => {
  ({ engine, mara, noor } = await createEngineWithPeople({ tokens: 10_000_00 }));
});

afterEach(() => stopCleanly(engine));

const tip = (amount: number, from = noor, to = mara) =>
  from.client.call(api.tipPerformer, { params: { id: to.id }, body: { amount } });
const wallet = ({ client }: Person) => client.call(api.getWallet);
const readEarnings = () => engine.ports.database.db.select().from(earnings).orderBy(asc(earnings.transactionId));

/** Advances the clock, and logs in both users again, because sessions end after a day. */
async function advance(ms: number): Promise<void> {
  engine.clock.advance(ms);
  await login(mara.client, { credentials: 'mara.clay', password });
  await login(noor.client, { credentials: 'noor', password });
}

async function rowsOf<Row>({ ports }: TestEngine, statement: SQL): Promise<Row[]> {
  return ((await ports.database.db.execute(statement)) as unknown as { rows: Row[] }).rows;
}

describe('held earnings (rule M3)', () => {
  it('are released seven days after the payment that earned them', async () => {
    const firstAt = engine.clock.now().getTime();
    await tip(100);
    await advance(2 * day);
    await tip(50);
    const release = new Date(firstAt + 7 * day).toISOString();
    const held = { payableEarnings: 0, heldEarnings: 120, nextReleaseAt: release, nextReleaseAmount: 80 };
    expect(await wallet(mara)).toMatchObject({ balance: 120, ...held });
    await advance(5 * day - 1);
    expect(await wallet(mara)).toMatchObject(held);
    await advance(1);
    expect(await wallet(mara)).toMatchObject({ payableEarnings: 80, heldEarnings: 40, nextReleaseAmount: 40 });
    await advance(2 * day);
    expect(await wallet(mara)).toMatchObject({ payableEarnings: 120, heldEarnings: 0, nextReleaseAt: null });
  });

  it('do not exceed the balance after the performer has spent some of them', async () => {
    const ines = await createPerformer(engine, 'ines');
    await tip(100);
    await tip(50, mara, ines);
    expect(await wallet(mara)).toMatchObject({ balance: 30, payableEarnings: 0, heldEarnings: 30 });
    expect(await wallet(noor)).toMatchObject({ payableEarnings: 0, heldEarnings: 0, nextReleaseAt: null });
  });

  it('equal the balance in every read while further earnings arrive', async () => {
    const tips = Promise.all(Array.from({ length: 20 }, () => tip(10)));
    for (let reading = 0; reading < 20; reading += 1) {
      const { balance, heldEarnings, payableEarnings } = await wallet(mara);
      expect([payableEarnings, heldEarnings]).toEqual([0, balance]);
    }
    await tips;
    expect(await wallet(mara)).toMatchObject({ balance: 160, heldEarnings: 160 });
  });

  it('are backfilled by the migration with the same values as those of later transactions', async () => {
    await tip(100);
    await advance(day);
    await tip(25);
    const before = await readEarnings();
    expect(before).toMatchObject([{ amount: 8000 }, { amount: 2000 }]);
    await engine.ports.database.db.delete(earnings);
    const backfill = migrations
      .find(({ name }) => name.endsWith('_earnings'))
      ?.statements.find((statement) => statement.trim().startsWith('INSERT INTO "earning"'));
    await engine.ports.database.db.execute(sql.raw(backfill ?? 'select 1 / 0'));
    expect(await readEarnings()).toEqual(before);
  });

  it('are read through an index, without a scan of the table', needsPostgres, async () => {
    // These rows have no ledger entries, so they are in an engine of their own: the engine of the other tests would
    // report an unbalanced ledger at its end.
    const largeEngine = await createTestEngine();
    const now = largeEngine.clock.now().toISOString();
    const payableAt = sql`${now}::timestamptz + (n % 70 - 63) * interval '1 day'`;
    await rowsOf(
      largeEngine,
      sql`insert into ledger_transaction (id, kind, reference_id, created_at)
      select 'many' || n, 'tip', 'many' || n, now() from generate_series(1, 20000) n`,
    );
    await rowsOf(
      largeEngine,
      sql`insert into earning (transaction_id, owner_id, amount, payable_at)
      select 'many' || n, 'owner' || n % 100, 800, ${payableAt} from generate_series(1, 20000) n`,
    );
    await rowsOf(largeEngine, sql`vacuum analyze earning`);
    const { total, next } = heldEarningsColumns('owner7', now);
    const plan = await rowsOf<Record<string, string>>(largeEngine, sql`explain select ${total}, ${next}`);
    const text = plan.map((row) => row['QUERY PLAN']).join('\n');
    expect(text.match(/Scan (using|on) earning_owner\b/g), text).toHaveLength(2);
    // The index contains the amounts that this filter compares.
    expect(text.replace(/Filter: \(\(\(amount - frozen\) - reversed\) > 0\)/, '')).not.toMatch(/Seq Scan|Filter/);
    await largeEngine.stop();
  });
});
