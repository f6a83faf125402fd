import { api } from '@fanlight/sdk';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { performers } from '../../db/schema/index.ts';
import { isOnPostgres, type Person, type TestEngine } from '../../testing/index.ts';
import { createEngineWithPeople, publishPost } from '../../testing/setup.ts';
import { stopCleanly } from '../../testing/stop-cleanly.ts';

let engine: TestEngine;
let mara: Person;
let noor: Person;
let feedId: string;

beforeEach(async () => {
  ({ engine, mara, noor } = await createEngineWithPeople({ tokens: 1000_00 }));
  feedId = await publishPost(mara, { text: 'Kiln day' });
});

afterEach(() => stopCleanly(engine));

const tip = () => noor.client.call(api.tipPerformer, { params: { id: mara.id }, body: { amount: 10 } });

/** Counts the statements of a request including its effects, and those before its first commit. */
async function countStatements(call: () => Promise<unknown>): Promise<{ beforeCommit: number; total: number }> {
  await engine.settle();
  const statements: string[] = [];
  engine.watch.onStatement = (statement) => statements.push(statement);
  await call();
  await engine.settle();
  engine.watch.onStatement = undefined;
  const commits = statements.flatMap((statement, at) => (/^commit/i.test(statement) ? [at] : []));
  // On the embedded database, begin and commit are not statements. A request has at most one transaction.
  return { beforeCommit: commits[0] ?? statements.length, total: statements.length };
}

// These tests run only on PostgreSQL, where begin and commit count as statements.
describe('statements of a request', () => {
  it('are at most 7 before the commit of a tip, and at most 14 in total', async () => {
    await tip();
    const { beforeCommit, total } = await countStatements(tip);
    if (isOnPostgres) expect(beforeCommit).toBeLessThanOrEqual(7);
    expect(total).toBeLessThanOrEqual(14);
  });

  it.each([
    ['follow', () => noor.client.call(api.followPerformer, { params: { id: mara.id } })],
    [
      'like',
      () => noor.client.call(api.createReaction, { body: { action: 'like', objectType: 'feed', objectId: feedId } }),
    ],
    [
      'comment',
      () => noor.client.call(api.createComment, { body: { objectType: 'feed', objectId: feedId, content: 'Lovely' } }),
    ],
  ] as const)('are at most 12 before the commit of a %s', async (_name, call) => {
    const { beforeCommit } = await countStatements(call);
    if (isOnPostgres) expect(beforeCommit).toBeLessThanOrEqual(12);
    else expect(beforeCommit).toBeGreaterThan(0);
  });

  it('are at most 18 before the commit of a subscription paid with tokens', async () => {
    const prices = { monthlyPrice: 500, yearlyPrice: 5000 };
    await engine.ports.database.db.update(performers).set(prices).where(eq(performers.userId, mara.id));
    await tip();
    const { beforeCommit } = await countStatements(() =>
      noor.client.call(api.subscribePerformer, { body: { performerId: mara.id, type: 'monthly', source: 'wallet' } }),
    );
    if (isOnPostgres) expect(beforeCommit).toBeLessThanOrEqual(18);
  });
});
