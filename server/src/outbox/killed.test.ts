import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { outbox } from '../db/schema/index.ts';
import { createTestEngine, type TestEngine } from '../testing/index.ts';
import { DeadLetterError } from './retries.ts';
import { createOutbox } from './worker.ts';

let engine: TestEngine;

beforeEach(async () => {
  engine = await createTestEngine();
});

afterEach(() => engine.stop());

/** Stores effects whose lease has ended. */
async function insert(...payloads: string[]) {
  const { database, ids, clock } = engine.ports;
  const now = clock.now();
  const rows = payloads.map((payload) => ({
    id: ids.next(),
    topic: 'file',
    payload,
    availableAt: now,
    createdAt: now,
  }));
  await database.db.insert(outbox).values(rows);
}

/** Simulates a new process: sweeps, and performs effects for files with `file`. */
function start(file: (payload: string) => Promise<void>) {
  const faults: unknown[] = [];
  const targets = {
    ...{ subscribersOf: () => [], event: vi.fn(), domain: vi.fn(), mail: vi.fn(), media: vi.fn(), orphans: vi.fn() },
    file,
  };
  return { swept: createOutbox(engine.ports, targets, (error) => faults.push(error)).sweep(), faults };
}

/**
 * Simulates a process that is killed during an effect. The effect never completes, and the leases of the process end.
 */
async function startKilled() {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const { swept, faults } = start((payload) => {
    if (payload !== 'poisonous') return Promise.resolve();
    resolve(true);
    return new Promise(() => {});
  });
  const isKilled = await Promise.race([promise, swept.then(() => false)]);
  engine.clock.advance(16_000);
  return { isKilled, faults };
}

it('the outbox turns an effect into a dead letter after its process was killed 30 times, and performs the next effects', async () => {
  await insert('poisonous', 'harmless');
  for (let times = 0; times < 30; times += 1) expect((await startKilled()).isKilled).toBe(true);
  const { isKilled, faults } = await startKilled();
  expect(isKilled).toBe(false);
  expect(faults).toEqual([expect.any(DeadLetterError)]);
  expect(await engine.deadLetters.list()).toMatchObject([{ payload: 'poisonous', attempts: 30 }]);
  expect(await engine.ports.database.db.select().from(outbox)).toHaveLength(1);
});

it('if the process is killed, the outbox counts an attempt for the effect that was running, but not for later effects', async () => {
  await insert('poisonous', 'harmless');
  await startKilled();
  const rows = await engine.ports.database.db.select().from(outbox).orderBy(outbox.id);
  expect(rows.map(({ payload, attempts }) => [payload, attempts])).toEqual([
    ['poisonous', 1],
    ['harmless', 0],
  ]);
});

it('the outbox does not perform a claimed effect that was deleted before its turn', async () => {
  await insert('first', 'deleted');
  const performed: string[] = [];
  await start(async (payload) => {
    performed.push(payload);
    await engine.ports.database.db.delete(outbox);
  }).swept;
  expect(performed).toEqual(['first']);
});
