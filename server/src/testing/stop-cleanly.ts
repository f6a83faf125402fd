import { expect } from 'vitest';
import { expectRightCounters } from './counters.ts';
import type { TestEngine } from './index.ts';
import { expectBalancedLedger } from './ledger.ts';

/**
 * Stops an engine at the end of a test, after waiting for pending work. Checks that nothing was logged, that the ledger
 * is balanced (rule M1), and that counters equal the number of their rows.
 *
 * @param except - names of counters that are not checked because the test inserted rows directly, such as
 *   `gallery.total_photos`
 */
export async function stopCleanly(engine: TestEngine, except: string[] = []): Promise<void> {
  await engine.settle();
  expect(engine.faults).toEqual([]);
  await expectBalancedLedger(engine);
  await expectRightCounters(engine, except);
  await engine.stop();
}
