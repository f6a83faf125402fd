// `npm run bench -- growth`: measures the database cost of every list, counter and search of a screen
// (`growth/reads.ts`). Compares the cost with 1,000,000 posts to that with 1,000 posts; other data grows in proportion.
// The cost of a call is the sum of its statements' costs by `EXPLAIN (ANALYZE, BUFFERS)`. If a list has more than
// 10,000 rows, they are counted only once a minute. The cost of the statement that counts is therefore compared
// separately, to that of counting 10,001 entries of one index. The benchmark uses the PostgreSQL cluster of
// `FANLIGHT_TEST_DATABASE_URL`, or a new one in a temporary folder. For development, `FANLIGHT_BENCH_POSTS` sets
// another number of posts, and `FANLIGHT_BENCH_READS` selects the reads whose names contain its value.
import * as api from '@fanlight/sdk/api';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { connectionOptions } from '../adapters/node/postgres-pool.ts';
import { provideCluster } from '../faults/cluster.ts';
import { fill, type Viewers } from './growth/data.ts';
import { captureReads, measureReads, type Statement } from './growth/database-time.ts';
import { lists, type Read, searches } from './growth/reads.ts';

/** The maximum ratio between the cost of a read with many posts and its cost with few posts. */
const limits = { list: 2, search: 4 };
/** The maximum database time of a search in milliseconds. */
const searchLimitMs = 60;
/** The maximum cost of counting a list up to its cap, as a multiple of the baseline's cost. */
const totalLimit = 20;

const cluster = await provideCluster();
const { createFan, createPerformer, createTestEngine, createVisitor } = await import('../testing/index.ts');

const routes = new Map<string, unknown>(Object.entries(api));

interface FilledDatabase extends Viewers {
  call: (read: Read) => () => unknown;
  client: pg.Client;
  stop: () => Promise<void>;
}

async function build(posts: number): Promise<FilledDatabase> {
  const engine = await createTestEngine();
  const { db } = engine.ports.database;
  const performer = await createPerformer(engine, 'mara.clay');
  const fan = await createFan(engine, 'noor');
  const viewers = { performerId: performer.id, fanId: fan.id };
  const from = performance.now();
  await fill(engine.ports.database, posts, viewers, engine.clock.now());
  const { rows } = (await db.execute(sql`select current_database() as name`)) as unknown as {
    rows: { name: string }[];
  };
  const url = new URL(cluster);
  url.pathname = `/${rows[0]?.name}`;
  const client = new pg.Client({ connectionString: url.href, options: connectionOptions });
  await client.connect();
  await client.query('vacuum analyze');
  console.log(`growth: ${posts} posts filled in ${((performance.now() - from) / 1000).toFixed(0)} s`);
  const clients: Record<string, typeof fan.client> = {
    performer: performer.client,
    fan: fan.client,
    visitor: createVisitor(engine),
  };
  return {
    ...viewers,
    client,
    call:
      ({ operation, as = 'fan', options }) =>
      () =>
        // The cast is needed because the options in the table of reads are not typed by operation.
        clients[as]?.call(routes.get(operation) as typeof api.listFeeds, (options?.(viewers) ?? {}) as object),
    async stop() {
      await client.end();
      await engine.stop();
    },
  };
}

/** Matches the statement of `countCapped`. */
const isTotal = ({ text }: Statement) => text.includes('as part)');

/**
 * Returns the statements of a read when the caches are filled, and separately those that count rows at most once a
 * minute.
 */
async function statementsOf(filled: FilledDatabase, read: Read) {
  const call = filled.call(read);
  const first = await captureReads(call);
  const statements = await captureReads(call);
  const totals = statements.some(isTotal) ? [] : first.filter(isTotal);
  return { page: { client: filled.client, statements }, total: { client: filled.client, statements: totals } };
}

const posts = Number(process.env.FANLIGHT_BENCH_POSTS ?? 1_000_000);
const selectedReads = process.env.FANLIGHT_BENCH_READS ?? '';
const [small, large] = [await build(1000), await build(posts)];
const baseline: Statement = {
  text: 'select count(*) from (select 1 from follow where performer_id = $1 limit 10001) as counted',
  values: [large.performerId],
};
let isOk = true;

function print(name: string, value: string, limit: string, isWithin: boolean) {
  isOk &&= isWithin;
  console.log(`${name}: ${value} (limit ${limit}) ${isWithin ? 'ok' : 'over'}`);
}

for (const [kind, reads] of [
  ['list', lists],
  ['search', searches],
] as const) {
  for (const read of reads) {
    const name = `growth ${read.operation}${read.variant ? ` (${read.variant})` : ''}`;
    if (!name.includes(selectedReads)) continue;
    const [before, after] = [await statementsOf(small, read), await statementsOf(large, read)];
    const [few, many] = await measureReads([before.page, after.page]);
    if (!few || !many) throw new Error(`${name} was not measured.`);
    const growth = many.ms / few.ms;
    const detail = `${few.ms.toFixed(2)} to ${many.ms.toFixed(2)} ms, ${few.buffers} to ${many.buffers} buffers, ${growth.toFixed(1)} ×`;
    print(name, detail, String(limits[kind]), growth <= limits[kind]);
    if (kind === 'search') print(name, `${many.ms.toFixed(1)} ms`, String(searchLimitMs), many.ms <= searchLimitMs);
    if (after.total.statements.length === 0) continue;
    const [total, bare] = await measureReads([after.total, { client: large.client, statements: [baseline] }]);
    const times = (total?.ms ?? 0) / (bare?.ms ?? 0);
    print(
      `${name} total`,
      `${total?.ms.toFixed(2)} ms, ${times.toFixed(1)} baselines`,
      String(totalLimit),
      times <= totalLimit,
    );
  }
}
await small.stop();
await large.stop();
process.exit(isOk ? 0 : 1);
