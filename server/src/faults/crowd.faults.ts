import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Postgres } from '../../../.ci/postgres.mjs';
import { startCluster } from './cluster.ts';

let postgres: Postgres;

beforeAll(async () => {
  postgres = await startCluster();
  vi.stubEnv('FANLIGHT_TEST_DATABASE_URL', postgres.url);
}, 60_000);

afterAll(() => postgres.stop());

it('accepts all concurrent actions of 50 users on one performer, even while others delete their accounts', {
  timeout: 300_000,
}, async () => {
  // Imported here, because the module reads the variable at import.
  const { measureCrowd } = await import('../bench/crowd/measure.ts');
  const figures = await measureCrowd(30);
  expect(figures.alone.every(({ rate }) => rate > 0)).toBe(true);
  expect(figures.mixedRate).toBeGreaterThan(0);
  expect(figures).toMatchObject({ deadlocks: 0, faults: [], refused: [], counters: [], leftovers: [] });
  // Not a measure of speed: the platform fails requests that take longer.
  expect(figures.slowestMs).toBeLessThanOrEqual(5000);
});
