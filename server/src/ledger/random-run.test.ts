import { ApiError } from '@fanlight/sdk';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sandboxGateway } from '../groups/payments/gateways/sandbox/index.ts';
import { createTestEngine, isOnPostgres, type TestEngine } from '../testing/index.ts';
import { createRandom } from '../testing/random.ts';
import { countTransactions, findDifferences } from '../testing/random-run/ledger-checks.ts';
import { operations } from '../testing/random-run/operations.ts';
import { expectPagesEqualLedger } from '../testing/random-run/page-checks.ts';
import { createScene } from '../testing/random-run/scene.ts';
import { stopCleanly } from '../testing/stop-cleanly.ts';

/** The embedded database takes too long for the whole run, which `.ci/run` does on PostgreSQL. */
const totalOperations = isOnPostgres ? 10_000 : 600;
/** `FANLIGHT_TEST_SEED` selects another run. A failure prints its seed. */
const seed = Number(process.env.FANLIGHT_TEST_SEED ?? 1);
/** The time in which the operations happen, without that of `pass time`. Sessions end after a year. */
const runMs = 120 * 24 * 60 * 60 * 1000;
/** The differences are looked for after this number of operations, so that a failure shows when they arose. */
const checkedEvery = totalOperations / 10;

/** The refusals that a run may cause. Any other failure ends the run. */
const expectedCodes = new Set([
  'ALREADY_PURCHASED',
  'ALREADY_SUBSCRIBED',
  'AMOUNT_OUT_OF_RANGE',
  'CARD_DECLINED',
  'COUPON_INVALID',
  'INSUFFICIENT_BALANCE',
  'NOT_FOUND',
  'OUT_OF_STOCK',
  'OWN_ACCOUNT',
  'PAYOUT_PENDING',
  'STATUS_CONFLICT',
]);

/** The kinds of transactions that a whole run must contain. `forfeit` belongs to the deletion of an account. */
const kinds = [
  ...['top-up', 'tip', 'purchase', 'subscription', 'referral', 'refund', 'referral-return', 'recovery'],
  ...['dispute', 'dispute-won', 'dispute-lost', 'payout-hold', 'payout-change', 'payout-return', 'payout'],
];

let engine: TestEngine;

beforeEach(async () => {
  engine = await createTestEngine();
  // The sandbox reports no events of its own, so it accepts those of the test.
  vi.spyOn(sandboxGateway, 'readEvent').mockImplementation(async (_, body) => JSON.parse(body));
});

afterEach(() => stopCleanly(engine));

const title = `keeps the ledger balanced, and the earnings pages equal to it, over ${totalOperations} random operations (rules M1, M3, M5, M9, M12)`;
it(title, { timeout: 900_000 }, async () => {
  const random = createRandom(seed);
  const scene = await createScene(engine, random);
  const performed = new Map<string, number>();
  let latest = 'the scene';
  try {
    for (let no = 1; no <= totalOperations; no += 1) {
      const { name, run } = random.pickByWeight(operations);
      latest = `operation ${no} (${name})`;
      engine.clock.advance(random.int(1, (2 * runMs) / totalOperations));
      try {
        await run(scene);
        performed.set(name, (performed.get(name) ?? 0) + 1);
      } catch (error) {
        if (!(error instanceof ApiError && expectedCodes.has(error.code))) throw error;
      }
      // Effects such as the shares of referrers are performed before the next operation, so that a seed repeats its run.
      await engine.settle();
      if (no % checkedEvery === 0) expect(await findDifferences(engine)).toEqual([]);
    }
    expect([...performed.keys()].toSorted()).toEqual(operations.map(({ name }) => name).toSorted());
    // The short run is too short for the rare kinds.
    if (isOnPostgres) expect(Object.keys(await countTransactions(engine))).toEqual(kinds.toSorted());
    await expectPagesEqualLedger(scene);
  } catch (error) {
    throw new Error(`FANLIGHT_TEST_SEED=${seed} failed at ${latest}.`, { cause: error });
  }
});
