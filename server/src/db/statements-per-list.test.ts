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
 * Further statements that more rows may take: bookmarks are of several kinds, with statements of their own, and performers
 * are picked from a random place, from the beginning again where too few stand behind it.
 */
const furtherStatements = new Map<OperationId, number>([
  ['listBookmarks', 4],
  ['listRandomPerformers', 1],
]);

/** Lists in pages. Performers are picked at random for a visitor: the fan of the tests follows nearly all. */
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
      // The table of reads is data: which options belong to which operation is not known here.
      clients[as ?? 'fan'].call(
        routes.get(operation) as typeof api.listFeeds,
        {
          ...given,
          query: { ...given.query, limit },
        } as object,
      );
    // What is cached between calls, such as settings, is cached by the first one.
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

it('takes as many statements for 20 rows of a list as for 2', { timeout: 60_000 }, async () => {
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
  // Each operation has a read with enough rows for a statement per row to be seen.
  expect(reads.map(({ operation }) => operation).filter((operation) => !compared.has(operation))).toEqual([]);
});
