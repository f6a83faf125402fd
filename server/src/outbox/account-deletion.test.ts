import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { outbox } from '../db/schema/index.ts';
import { createFan, createTestEngine, needsPostgres, type Person, type TestEngine } from '../testing/index.ts';
import { untilWaitingForLocks } from '../testing/lock-waits.ts';
import { deleteAccountEffects } from './account-deletion.ts';
import { failEffect, finishEffects } from './store.ts';

let engine: TestEngine;
let noor: Person;

beforeEach(async () => {
  engine = await createTestEngine();
  noor = await createFan(engine, 'noor');
  await engine.settle();
});

afterEach(() => engine.stop());

/** Stores events in the channel of the account. */
async function insertEvents(ids: string[]) {
  const at = engine.clock.now();
  for (const id of ids) {
    const payload = { channel: `user:${noor.id}`, no: 1, name: 'notification/read', data: {} };
    await engine.ports.database.db
      .insert(outbox)
      .values({ id, topic: 'event', payload, availableAt: at, createdAt: at });
  }
}

/**
 * Starts actions one after another while another transaction has locked an effect. Each action must wait for a lock
 * before the next action starts. Then unlocks the effect, and waits for the actions.
 */
async function runWhileLocked(id: string, actions: (() => Promise<unknown>)[]) {
  const locked = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const blocker = engine.ports.database.transaction(async (tx) => {
    await tx.execute(sql`select 1 from outbox where id = ${id} for update`);
    locked.resolve();
    await released.promise;
  });
  await locked.promise;
  const started: Promise<unknown>[] = [];
  for (const action of actions) {
    started.push(action());
    await untilWaitingForLocks(engine.ports.database.db, started.length);
  }
  released.resolve();
  await Promise.all([blocker, ...started]);
}

describe('the deletion of the effects of an account', () => {
  const ids = ['a', 'b', 'c'].map((letter) => letter.repeat(24));
  const [first = '', second = ''] = ids;
  const deleteEffects = () => engine.ports.database.transaction((tx) => deleteAccountEffects(tx, noor.id));

  it('does not deadlock with a worker that deletes the same effects', needsPostgres, async () => {
    const { database } = engine.ports;
    // Inserts the rows in descending order of their ids. A sequential scan finds them in this order.
    await insertEvents(ids.toReversed());
    const finish = () =>
      database.transaction(async (tx) => {
        // Finds the rows in the order of their ids, as the planner would in a large table.
        await tx.execute(sql`set local enable_seqscan = off`);
        await tx.execute(sql`set local enable_bitmapscan = off`);
        await finishEffects(tx, ids);
      });
    await runWhileLocked(second, [deleteEffects, finish]);
    expect(database.totalDeadlocks).toBe(0);
    expect(await database.db.select().from(outbox)).toEqual([]);
  });

  it('deletes an effect whose failure a worker stores at the same time', needsPostgres, async () => {
    const { database } = engine.ports;
    await insertEvents(ids);
    const at = engine.clock.now();
    const fail = () => failEffect(database.db, first, { attempts: 2, error: 'Failed', availableAt: at, deadAt: null });
    await runWhileLocked(first, [fail, deleteEffects]);
    expect(await database.db.select().from(outbox)).toEqual([]);
  });
});
