import { setImmediate } from 'node:timers/promises';
import { api, login } from '@fanlight/sdk';
import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { subscriptions } from '../../db/schema/index.ts';
import {
  createFan,
  createPerformer,
  createTestEngine,
  giveTokens,
  password,
  type TestEngine,
} from '../../testing/index.ts';

const day = 24 * 60 * 60 * 1000;

/**
 * After a rollback, makes a worker wait until no other transaction runs, so that another worker locks the rows first.
 */
function delayRollbacks({ ports: { database } }: TestEngine) {
  const { transaction } = database;
  const running = new Set<Promise<unknown>>();
  database.transaction = async (...given) => {
    const result = transaction(...given);
    running.add(result);
    try {
      return await result;
    } catch (error) {
      running.delete(result);
      while (running.size > 0) {
        await Promise.allSettled(running);
        // Lets the workers begin their next transactions.
        await setImmediate();
      }
      throw error;
    } finally {
      running.delete(result);
    }
  };
}

it('a failing renewal is attempted once per pass, logged once, and retried after ten minutes (rule M7)', async () => {
  const engine = await createTestEngine();
  const { db } = engine.ports.database;
  const mara = await createPerformer(engine, 'mara.clay');
  await login(mara.client, { credentials: 'mara.clay', password, remember: true });
  await mara.client.call(api.updateMyPerformer, { body: { monthlyPrice: 9.95, yearlyPrice: 99 } });
  const ids: string[] = [];
  for (const name of ['ida', 'kofi', 'odile']) {
    const fan = await createFan(engine, name);
    await giveTokens(engine, fan.id, 100_00);
    const body = { performerId: mara.id, source: 'wallet' as const };
    ids.push((await fan.client.call(api.subscribePerformer, { body })).subscription._id);
  }
  await engine.settle();
  const failing = ids[0] ?? '';
  const isRenewed = async () => {
    const now = engine.clock.now().getTime();
    const rows = await db.select().from(subscriptions);
    return ids.map((id) => (rows.find((row) => row.id === id)?.paidThroughAt?.getTime() ?? 0) > now);
  };
  await db.execute(
    sql.raw(`create function fail_renewal() returns trigger language plpgsql as
    'begin perform nextval(''renewal_attempt''); raise exception ''no renewal''; end'`),
  );
  // The attempts are counted by a sequence, because a rollback does not reset it.
  await db.execute(sql.raw('create sequence renewal_attempt minvalue 0'));
  const countAttempts = async () => {
    const { rows } = (await db.execute(sql`select nextval('renewal_attempt')::int as count`)) as unknown as {
      rows: { count: number }[];
    };
    return rows[0]?.count;
  };
  delayRollbacks(engine);
  await db.execute(
    sql.raw(`create trigger fail_renewal before insert on subscription_period
    for each row when (new.subscription_id = '${failing}') execute function fail_renewal()`),
  );
  engine.clock.advance(31 * day);
  await engine.runDue();
  expect(await isRenewed()).toEqual([false, true, true]);
  expect(await countAttempts()).toBe(1);
  expect(engine.faults).toHaveLength(1);
  await engine.runDue();
  expect(engine.faults).toHaveLength(1);
  await db.execute(sql.raw('drop trigger fail_renewal on subscription_period'));
  await db.execute(sql.raw('drop function fail_renewal()'));
  await db.execute(sql.raw('drop sequence renewal_attempt'));
  engine.clock.advance(10 * 60 * 1000);
  await engine.runDue();
  expect(await isRenewed()).toEqual([true, true, true]);
  expect((await db.select().from(subscriptions).where(eq(subscriptions.id, failing)))[0]?.status).toBe('active');
  await engine.settle();
  await engine.stop();
});
