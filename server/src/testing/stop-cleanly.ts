import { expect } from 'vitest';
import { expectRightCounters } from './counters.ts';
import type { TestEngine } from './index.ts';
import { expectBalancedLedger } from './ledger.ts';

/**
 * Stops an engine at the end of a test, when its pending work is done. Checks that it has logged no error, that the
 * ledger is balanced (rule M1), and that counters equal the number of their rows.
 *
 * @param except - the names of counters that are not checked, such as `gallery.total_photos`, because the test has
 *   inserted rows directly
 */
export async function stopCleanly(engine: TestEngine, except: string[] = []): Promise<void> {
  await engine.settle();
  expect(engine.faults).toEqual([]);
  await expectBalancedLedger(engine);
  await expectRightCounters(engine, except);
  await engine.stop();
}
