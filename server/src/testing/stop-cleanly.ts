import { expect } from 'vitest';
import { expectRightCounters } from './counters.ts';
import type { TestEngine } from './index.ts';
import { expectBalancedLedger } from './ledger.ts';

/**
 * Ends a test of an engine: waits for pending work, and checks that nothing was logged, that the ledger is balanced (rule M1),
 * and that counters equal their rows.
 *
 * @param except - names of counters that the test has written itself, such as `gallery.total_photos`
 */
export async function stopCleanly(engine: TestEngine, except: string[] = []): Promise<void> {
  await engine.settle();
  expect(engine.faults).toEqual([]);
  await expectBalancedLedger(engine);
  await expectRightCounters(engine, except);
  await engine.stop();
}
