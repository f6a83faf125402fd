import { ApiError } from '@fanlight/sdk';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { users } from './db/schema/index.ts';
import { expectRightCounters } from './testing/counters.ts';
import { createCrowd } from './testing/crowd.ts';
import { createActions, crowdActions } from './testing/crowd-actions.ts';
import { createPerformer, createTestEngine, type TestEngine } from './testing/index.ts';
import { stopCleanly } from './testing/stop-cleanly.ts';

let engine: TestEngine;

beforeEach(async () => {
  engine = await createTestEngine();
});

afterEach(() => stopCleanly(engine));

describe('the engine with many concurrent users of one performer', () => {
  it('accepts every action without a deadlock, and keeps every counter equal to the number of its rows', {
    timeout: 60_000,
  }, async () => {
    const { fans, scene, endSubscription } = await createCrowd(engine, 16, 3);
    const act = createActions(scene, endSubscription);
    const refused: string[] = [];
    await Promise.all(
      fans.map(async (fan, turn) => {
        for (let round = 0; round < crowdActions.length * 3; round += 1) {
          const action = crowdActions[(turn + round) % crowdActions.length] ?? 'follow';
          await act(fan, action).catch((error) => {
            refused.push(`${action}: ${error instanceof ApiError ? `${error.status} ${error.code}` : error}`);
          });
        }
      }),
    );
    await engine.settle();
    expect(refused).toEqual([]);
    expect(engine.ports.database.totalDeadlocks).toBe(0);
    await expectRightCounters(engine);
  });
});

describe('the check of the lock order', () => {
  const transaction = (work: Parameters<TestEngine['ports']['database']['transaction']>[0]) =>
    engine.ports.database.transaction(work);
  const lock = (table: string, strength = 'for update') => sql.raw(`select 1 from "${table}" ${strength}`);

  it('refuses a transaction that locks a performer after a post', async () => {
    await createPerformer(engine, 'mara.clay');
    const wrong = transaction(async (tx) => {
      await tx.execute(lock('feed'));
      await tx.execute(lock('performer'));
    });
    await expect(wrong).rejects.toThrow('"performer" is locked after "feed"');
  });

  it('refuses a statement whose parts lock rows in the wrong order', async () => {
    const wrong = transaction(async (tx) => {
      await tx.execute(sql`with post as (select id from "feed" where id in (select id from "feed") for update)
        select user_id from "performer" where user_id in (select id from post) for no key update`);
    });
    await expect(wrong).rejects.toThrow('"performer" is locked after "feed"');
  });

  it('refuses a transaction that locks a row weakly and then more strongly', async () => {
    const wrong = transaction(async (tx) => {
      await tx.execute(lock('user', 'for key share'));
      await tx.delete(users);
    });
    await expect(wrong).rejects.toThrow('A weak lock of "user" is strengthened');
  });

  it('accepts a transaction that locks rows in the documented order', async () => {
    await transaction(async (tx) => {
      for (const table of [
        'user',
        'follow',
        'performer',
        'feed',
        'subscription',
        'payment',
        'ledger_account',
        'channel',
      ])
        await tx.execute(lock(table));
    });
  });
});
