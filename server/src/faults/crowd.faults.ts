import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Postgres } from '../../../.ci/postgres.mjs';
import { startCluster } from './cluster.ts';

/** The number of seconds for which the 50 users act. */
const actingSeconds = 30;
let postgres: Postgres;

beforeAll(async () => {
  postgres = await startCluster();
  vi.stubEnv('FANLIGHT_TEST_DATABASE_URL', postgres.url);
}, 60_000);

afterAll(() => postgres.stop());

it('the server accepts all concurrent actions of 50 users on one performer, even while others delete their accounts', {
  timeout: 300_000,
}, async () => {
  // Imported only now, because the module reads FANLIGHT_TEST_DATABASE_URL when it is imported.
  const { measureCrowd } = await import('../bench/crowd/measure.ts');
  const figures = await measureCrowd(actingSeconds);
  expect(figures.alone.every(({ rate }) => rate > 0)).toBe(true);
  expect(figures.mixedRate).toBeGreaterThan(0);
  expect(figures).toMatchObject({ deadlocks: 0, faults: [], refused: [], counters: [], leftovers: [] });
  // The limit detects requests that hang; it is not a measure of speed.
  expect(figures.slowestMs).toBeLessThanOrEqual(5000);
});
