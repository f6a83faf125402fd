import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { deleteOldEvents } from '../events/retention.ts';
import { createFan, createTestEngine, needsPostgres, type Person, type TestEngine } from '../testing/index.ts';
import { stopCleanly } from '../testing/stop-cleanly.ts';

const day = 24 * 60 * 60 * 1000;
let engine: TestEngine;
let fan: Person;

beforeAll(async () => {
  engine = await createTestEngine();
  fan = await createFan(engine, 'noor');
});

afterAll(() => stopCleanly(engine));

/** The retention periods in milliseconds. See server/README.md. */
const retentionMs = {
  event: 30 * day,
  idempotent_answer: 30 * day,
  gateway_event: 90 * day,
  notification: 365 * day,
  session: 30 * day,
  link_token: 30 * day,
  rate_limit: 0,
};

type Table = keyof typeof retentionMs;

/** Inserts rows of a table. Their retention period begins at `at`, and their keys begin with `name`. */
async function insert(table: Table, name: string, at: Date, count = 1): Promise<void> {
  const { db } = engine.ports.database;
  const time = sql`${at.toISOString()}::timestamptz`;
  const key = sql`${name} || n`;
  const id = sql`substr(md5(${name} || n), 1, 24)`;
  const values: Record<Table, ReturnType<typeof sql>> = {
    event: sql`(channel, no, name, data, at) select ${name}, n, 'wallet/balance-updated', '{}', ${time}`,
    idempotent_answer: sql`(user_id, key, operation, body_hash, status, body, created_at)
      select ${fan.id}, ${key}, 'tipPerformer', '', 200, '{}', ${time}`,
    gateway_event: sql`(gateway, event_id, received_at) select 'stripe', ${key}, ${time}`,
    notification: sql`(id, user_id, type, object_type, object_id, once_key, created_at, updated_at)
      select ${id}, ${fan.id}, 'follow', 'performer', ${fan.id}, ${key}, ${time}, ${time}`,
    session: sql`(id, user_id, token_hash, created_at, expires_at) select ${id}, ${fan.id}, ${key}, ${time}, ${time}`,
    link_token: sql`(token_hash, user_id, purpose, email, expires_at)
      select ${key}, ${fan.id}, 'reset-password', 'noor@fanlight.example', ${time}`,
    rate_limit: sql`(key, times, is_refused, expires_at) select ${key}, '{}', false, ${time}`,
  };
  await db.execute(sql`insert into ${sql.identifier(table)} ${values[table]} from generate_series(1, ${count}) n`);
}

/**
 * The column in which {@link insert} writes a text that begins with `name`. The test finds the inserted rows by this
 * column.
 */
const nameOf: Record<Table, ReturnType<typeof sql>> = {
  event: sql`channel`,
  idempotent_answer: sql`key`,
  gateway_event: sql`event_id`,
  notification: sql`once_key`,
  session: sql`token_hash`,
  link_token: sql`token_hash`,
  rate_limit: sql`key`,
};

async function count(table: Table, name: string): Promise<number> {
  const { rows } = (await engine.ports.database.db.execute(
    sql`select count(*)::int as n from ${sql.identifier(table)} where ${nameOf[table]} like ${`${name}%`}`,
  )) as unknown as { rows: { n: number }[] };
  return rows[0]?.n ?? 0;
}

const tables = Object.keys(retentionMs) as Table[];

it.each(tables)('the retention job deletes rows of %s only after their retention period', async (table) => {
  const now = engine.clock.now().getTime();
  await insert(table, 'old', new Date(now - retentionMs[table] - 1000));
  await insert(table, 'young', new Date(now - retentionMs[table] + 1000));
  await engine.runDue();
  expect([await count(table, 'old'), await count(table, 'young')]).toEqual([0, 1]);
  engine.clock.advance(2000);
  await engine.runDue();
  expect(await count(table, 'young')).toBe(0);
});

it('the retention job deletes expired rows in batches, and stops between two batches when its time budget is used up', async () => {
  const at = new Date(engine.clock.now().getTime() - retentionMs.event - day);
  await insert('event', 'old', at, 2500);
  const { db } = engine.ports.database;
  let statements = 0;
  const isOver = () => {
    statements += 1;
    return statements > 1;
  };
  const context = { db, ports: engine.ports } as Parameters<typeof deleteOldEvents>[0];
  await deleteOldEvents(context, { isOver, report: () => undefined });
  expect(await count('event', 'old')).toBe(1500);
  await deleteOldEvents(context, { isOver: () => false, report: () => undefined });
  expect(await count('event', 'old')).toBe(0);
});

it(
  'the retention job skips rows that another transaction has locked, and deletes them in a later pass',
  needsPostgres,
  async () => {
    const at = new Date(engine.clock.now().getTime() - retentionMs.event - day);
    await insert('event', 'locked', at, 3);
    const { database } = engine.ports;
    const context = { db: database.db, ports: engine.ports } as Parameters<typeof deleteOldEvents>[0];
    const pass = { isOver: () => false, report: () => undefined };
    await database.transaction(async (tx) => {
      await tx.execute(sql`select no from event where channel = 'locked' and no = ${2} for update`);
      await deleteOldEvents(context, pass);
      expect(await count('event', 'locked')).toBe(1);
    });
    await deleteOldEvents(context, pass);
    expect(await count('event', 'locked')).toBe(0);
  },
);
