import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSettableClock } from '../adapters/clocks.ts';
import { createMemoryRateLimits } from '../adapters/memory-rate-limits.ts';
import { developmentMails } from '../db/schema/index.ts';
import { deliverMail } from '../groups/mails/index.ts';
import { createTestEngine, type TestEngine } from '../testing/index.ts';
import { stopCleanly } from '../testing/stop-cleanly.ts';

let engine: TestEngine;

beforeAll(async () => {
  engine = await createTestEngine();
});

afterAll(() => stopCleanly(engine));

it('the server limits the memory of rate limits even if clients invent many names', async () => {
  const clock = createSettableClock(new Date('2026-05-21T12:00:00.000Z'));
  const limits = createMemoryRateLimits(clock);
  const limit = { points: 1, seconds: 60 };
  await limits.take('account:owner', limit);
  for (let no = 0; no < 120_000; no += 1) await limits.take(`unknown:${no}`, limit);
  // Many names of one kind do not evict a name of another kind.
  expect((await limits.take('account:owner', limit)).retryAfter).toBeGreaterThan(0);
  // The oldest name of the kind with many names was evicted.
  expect((await limits.take('unknown:0', limit)).retryAfter).toBe(0);
  expect((await limits.take('unknown:119999', limit)).retryAfter).toBeGreaterThan(0);
});

it('the server keeps only the latest 1,000 mails in the development mailbox', async () => {
  const mail = { subject: 'Hello', text: 'Hello', link: null };
  const { ports, options } = engine;
  for (let no = 0; no < 1010; no += 1) await deliverMail(ports, options, { ...mail, to: `p${no}@other.example` });
  expect(await ports.database.db.$count(developmentMails)).toBe(1000);
});
