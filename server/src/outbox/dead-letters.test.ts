import { expect, it, vi } from 'vitest';
import { outbox } from '../db/schema/index.ts';
import { createTestEngine, type TestEngine } from '../testing/index.ts';
import { afterFailure, DeadLetterError } from './retries.ts';
import { createOutbox } from './worker.ts';

const hour = 60 * 60 * 1000;

/** The milliseconds from the first failure until an effect is given up, and the longest wait in its first two hours. */
function lifeOf(topic: 'domain' | 'mail') {
  const start = new Date(0);
  let now = start;
  let longestEarlyWait = 0;
  for (let attempts = 0; ; attempts += 1) {
    const { availableAt, deadAt } = afterFailure({ topic, attempts }, new Error('down'), now);
    if (deadAt) return { givenUpAfter: now.getTime(), longestEarlyWait };
    if (now.getTime() < 2 * hour - 60_000)
      longestEarlyWait = Math.max(longestEarlyWait, availableAt.getTime() - now.getTime());
    now = availableAt;
  }
}

it('retries an effect for about a day with a growing backoff, and a mail for three days', () => {
  expect(lifeOf('domain').givenUpAfter / hour).toBeCloseTo(24, -1);
  const mail = lifeOf('mail');
  expect(mail.givenUpAfter / hour).toBeCloseTo(72, 0);
  // Mails leave within 60 s of the mail server's return: 30 s, and a sweep each 5 s.
  expect(mail.longestEarlyWait).toBe(30_000);
});

/** An outbox whose file effects fail until they are repaired. */
async function createFailing() {
  const engine = await createTestEngine();
  const faults: unknown[] = [];
  const state = { isBroken: true, tries: 0 };
  const targets = {
    subscribersOf: () => [],
    event: vi.fn(),
    domain: vi.fn(),
    mail: vi.fn(),
    media: vi.fn(),
    async file() {
      state.tries += 1;
      if (state.isBroken) throw new Error('outer', { cause: new TypeError('The disk is read-only.') });
    },
  };
  const worker = createOutbox(engine.ports, targets, (error) => faults.push(error));
  const id = engine.ports.ids.next();
  const now = engine.clock.now();
  await engine.ports.database.db
    .insert(outbox)
    .values({ id, topic: 'file', payload: 'file', attempts: 28, availableAt: now, createdAt: now });
  return { engine, faults, state, worker, id };
}

/** Sweeps a second after the longest wait. */
async function sweepLater(engine: TestEngine, worker: { sweep(): Promise<void> }) {
  engine.clock.advance(hour + 1000);
  await worker.sweep();
}

it('no longer tries an effect that failed 30 times, keeps its error, and logs it', async () => {
  const { engine, faults, state, worker, id } = await createFailing();
  await sweepLater(engine, worker);
  expect(await engine.deadLetters.list()).toEqual([]);
  await sweepLater(engine, worker);
  await sweepLater(engine, worker);
  expect(state.tries).toBe(2);
  const error = 'TypeError: The disk is read-only.';
  expect(await engine.deadLetters.list()).toMatchObject([{ id, topic: 'file', payload: 'file', attempts: 30, error }]);
  expect(await engine.deadLetters.list(id)).toEqual([]);
  expect(await engine.deadLetters.count()).toBe(1);
  expect(faults.filter((fault) => fault instanceof DeadLetterError)).toHaveLength(1);
  await engine.stop();
});

it('tries a dead letter again when the operator asks for it, and discards none that is alive', async () => {
  const { engine, state, worker, id } = await createFailing();
  expect(await engine.deadLetters.retry([id])).toBe(0);
  expect(await engine.deadLetters.discard([id])).toBe(0);
  await sweepLater(engine, worker);
  await sweepLater(engine, worker);
  state.isBroken = false;
  expect(await engine.deadLetters.retry([id])).toBe(1);
  await worker.sweep();
  expect(state.tries).toBe(3);
  expect(await engine.ports.database.db.select().from(outbox)).toEqual([]);
  await engine.stop();
});

it('discards a dead letter when the operator asks for it', async () => {
  const { engine, worker, id } = await createFailing();
  await sweepLater(engine, worker);
  await sweepLater(engine, worker);
  expect(await engine.deadLetters.discard([id])).toBe(1);
  expect(await engine.deadLetters.count()).toBe(0);
  await engine.stop();
});
