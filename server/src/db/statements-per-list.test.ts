import * as api from '@fanlight/sdk/api';
import type { OperationId } from '@fanlight/sdk/operations';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fill } from '../bench/growth/data.ts';
import { lists, type Read, searches } from '../bench/growth/reads.ts';
import { createFan, createPerformer, createTestEngine, createVisitor, type TestEngine } from '../testing/index.ts';

let engine: TestEngine;
let count: (read: Read, limit: number) => Promise<{ rows: number; statements: number }>;

/**
 * The number of additional statements that a list with more rows may need. Bookmarks of several kinds need separate
 * statements. Random performers are read from a random position on. If too few performers follow, the list continues at
 * the beginning with another statement.
 */
const furtherStatements = new Map<OperationId, number>([
  ['listBookmarks', 4],
  ['listRandomPerformers', 1],
]);

/**
 * Paged lists and searches. Random performers are listed for a visitor, because the fan of the tests follows nearly all
 * performers.
 */
const reads = [...lists, ...searches]
  .filter(({ operation }) => operation.startsWith('list') || operation.startsWith('search'))
  .map((read): Read => (read.operation === 'listRandomPerformers' ? { ...read, as: 'visitor' } : read));

beforeAll(async () => {
  engine = await createTestEngine();
  const performer = await createPerformer(engine, 'mara.clay');
  const fan = await createFan(engine, 'noor');
  const viewers = { performerId: performer.id, fanId: fan.id };
  const { db } = engine.ports.database;
  await fill(engine.ports.database, 200, viewers, engine.clock.now());
  await db.execute(sql`update story set performer_id = ${performer.id} where id in (select id from story limit 6)`);
  const clients = { performer: performer.client, fan: fan.client, visitor: createVisitor(engine) };
  const routes = new Map<string, unknown>(Object.entries(api));
  count = async ({ operation, as, options }, limit) => {
    const given = options?.(viewers) ?? {};
    const call = () =>
      // The cast is needed because the options in the table of reads are not typed by operation.
      clients[as ?? 'fan'].call(
        routes.get(operation) as typeof api.listFeeds,
        {
          ...given,
          query: { ...given.query, limit },
        } as object,
      );
    // The first call fills caches.
    await call();
    let statements = 0;
    engine.watch.onStatement = () => {
      statements += 1;
    };
    const { data } = await call();
    engine.watch.onStatement = undefined;
    return { rows: data.length, statements };
  };
});
afterAll(() => engine.stop());

it('each list executes as many statements for 20 rows as for 2 rows, apart from listed exceptions', {
  timeout: 60_000,
}, async () => {
  const compared = new Set<OperationId>();
  const growing: string[] = [];
  for (const read of reads) {
    const [few, many] = [await count(read, 2), await count(read, 20)];
    if (many.rows >= 5) compared.add(read.operation);
    const allowed = few.statements + (furtherStatements.get(read.operation) ?? 0);
    if (many.statements > allowed)
      growing.push(`${read.operation} ${read.variant ?? ''}: ${few.statements}, then ${many.statements}`);
  }
  expect(growing).toEqual([]);
  // Each operation must have a read with enough rows, so that a statement per row would be detected.
  expect(reads.map(({ operation }) => operation).filter((operation) => !compared.has(operation))).toEqual([]);
});
