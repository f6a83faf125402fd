import { expect, it, vi } from 'vitest';
import { outbox } from '../db/schema/index.ts';
import { createTestEngine, type TestEngine } from '../testing/index.ts';
import { afterFailure, DeadLetterError } from './retries.ts';
import { createOutbox } from './worker.ts';

const hour = 60 * 60 * 1000;

/**
 * Returns the milliseconds between the first and the last attempt, and the longest delay between two attempts in the
 * first two hours.
 */
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

it('the outbox retries an effect for about a day with a growing backoff, and a mail for three days', () => {
  expect(lifeOf('domain').givenUpAfter / hour).toBeCloseTo(24, -1);
  const mail = lifeOf('mail');
  expect(mail.givenUpAfter / hour).toBeCloseTo(72, 0);
  // Mails must be sent within 60 s after the mail server works again. This delay is 30 s, and a sweep runs every 5 s.
  expect(mail.longestEarlyWait).toBe(30_000);
});

/** Creates an outbox whose effects for files fail while `state.isBroken` is true. */
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
    orphans: vi.fn(),
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

/** Sweeps one second after the longest retry delay, which is an hour. */
async function sweepLater(engine: TestEngine, worker: { sweep(): Promise<void> }) {
  engine.clock.advance(hour + 1000);
  await worker.sweep();
}

it('the outbox stops retrying an effect that failed 30 times, and stores and logs its error', async () => {
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

it('the outbox lets the operator retry a dead letter, but no other effect', async () => {
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

it('the outbox lets the operator discard a dead letter', async () => {
  const { engine, worker, id } = await createFailing();
  await sweepLater(engine, worker);
  await sweepLater(engine, worker);
  expect(await engine.deadLetters.discard([id])).toBe(1);
  expect(await engine.deadLetters.count()).toBe(0);
  await engine.stop();
});
