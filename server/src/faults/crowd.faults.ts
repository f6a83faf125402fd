import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Postgres } from '../../../.ci/postgres.mjs';
import { startCluster } from './cluster.ts';

let postgres: Postgres;

beforeAll(async () => {
  postgres = await startCluster();
  vi.stubEnv('FANLIGHT_TEST_DATABASE_URL', postgres.url);
}, 60_000);

afterAll(() => postgres.stop());

it('accepts all that 50 people do to one performer at once, also while others delete their accounts', {
  timeout: 300_000,
}, async () => {
  // It reads the variable when it is imported.
  const { measureCrowd } = await import('../bench/crowd/measure.ts');
  const figures = await measureCrowd(30);
  expect(figures.alone.every(({ rate }) => rate > 0)).toBe(true);
  expect(figures.mixedRate).toBeGreaterThan(0);
  expect(figures).toMatchObject({ deadlocks: 0, faults: [], refused: [], counters: [], leftovers: [] });
  // A limit that the platform gives, not a speed that is measured: requests fail after it.
  expect(figures.slowestMs).toBeLessThanOrEqual(5000);
});
