import * as api from '@fanlight/sdk/api';
import type { OperationId } from '@fanlight/sdk/operations';
import { PgDialect } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { QueryDialect } from '../adapters/node/query-dialect.ts';
import { fill } from '../bench/growth/data.ts';
import { lists, type Read, searches } from '../bench/growth/reads.ts';
import {
  createFan,
  createPerformer,
  createTestEngine,
  createVisitor,
  isOnPostgres,
  type TestEngine,
} from '../testing/index.ts';

/** The exceptions: operations that build statements for each call. */
const builtEachTime = new Set<OperationId>([
  'getUnreadNotificationCount',
  'listBlockedUsers',
  'listCommentReplies',
  'listFollowers',
  'listFollowing',
  'listLibraryFiles',
  'listMyStories',
  'listOrders',
  'listPayoutRequests',
  'listRandomPerformers',
  'listReceivedOrders',
  'listSearchKeywords',
  'listStories',
  'listTransactions',
  'listUserPayoutRequests',
  'searchConversations',
  'searchUsers',
]);

let engine: TestEngine;
let call: (read: Read) => Promise<unknown>;

beforeAll(async () => {
  engine = await createTestEngine();
  const performer = await createPerformer(engine, 'mara.clay');
  const fan = await createFan(engine, 'noor');
  const viewers = { performerId: performer.id, fanId: fan.id };
  await fill(engine.ports.database, 200, viewers, engine.clock.now());
  const clients: Record<string, typeof fan.client> = {
    performer: performer.client,
    fan: fan.client,
    visitor: createVisitor(engine),
  };
  const routes = new Map<string, unknown>(Object.entries(api));
  call = async ({ operation, as = 'fan', options }) =>
    // The cast is needed because the options in the table of reads are not typed by operation.
    clients[as]?.call(routes.get(operation) as typeof api.listFeeds, (options?.(viewers) ?? {}) as object);
});
afterAll(() => engine.stop());

/** Returns the number of statements that a read builds when it is repeated. */
async function countBuilds(read: Read): Promise<number> {
  await call(read);
  const build = vi.spyOn((isOnPostgres ? QueryDialect : PgDialect).prototype, 'sqlToQuery');
  try {
    await call(read);
    return build.mock.calls.length;
  } finally {
    build.mockRestore();
  }
}

describe('prepared statements of lists and searches', () => {
  const reads = [...lists, ...searches].map((read) => ({ ...read, name: `${read.operation} ${read.variant ?? ''}` }));

  it.each(reads.filter(({ operation }) => !builtEachTime.has(operation)))(
    '$name builds no statement when it is repeated',
    async (read) => {
      expect(await countBuilds(read)).toBe(0);
    },
  );

  it.each([...builtEachTime])('%s is listed as an exception and builds statements for each call', async (operation) => {
    const read = reads.find((each) => each.operation === operation);
    expect(read && (await countBuilds(read))).toBeGreaterThan(0);
  });
});
