import { api } from '@fanlight/sdk';
import { type SQL, sql } from 'drizzle-orm';
import type { Logger } from 'drizzle-orm/logger';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fill } from '../bench/growth/data.ts';
import type { Tx } from '../ports/index.ts';
import { openNewEmbedded } from '../testing/embedded.ts';
import { createFan, createPerformer, createTestEngine, createVisitor, type TestEngine } from '../testing/index.ts';
import { openNewPostgres } from '../testing/postgres.ts';

/**
 * The number of posts that contain the word `glaze`. There are so many that a search does not use the index of words.
 * Two thirds also contain `bisque`.
 */
const totalPosts = 21_000;
/**
 * The number of words in the vocabulary that are similar to `tenmoku`: they share its beginning and most of its
 * letters.
 */
const totalSimilar = 8000;
/** The number of other words in the vocabulary. */
const totalOther = 12_000;
/**
 * The maximum number of rows and of 8 kB pages that one statement of a search may read. Each of 1,000 checked matches
 * takes six pages.
 */
const limits = { rows: 5000, pages: 9000 };
/**
 * The limits for a word in at most 20,000 documents. The index of words has no order, so that all of these documents
 * may be read.
 */
const limitsByWords = { rows: 25_000, pages: 12_000 };

let engine: TestEngine;
let visitor: ReturnType<typeof createVisitor>;
/** Statements of the current call. */
let captured: { text: string; params: unknown[] }[] = [];
const logger: Logger = { logQuery: (text, params) => captured.push({ text, params }) };

const execute = async <Row>(statement: SQL): Promise<Row[]> =>
  ((await engine.ports.database.db.execute(statement)) as unknown as { rows: Row[] }).rows;

/** Inserts posts of all performers, and the vocabulary that triggers and jobs would otherwise write. */
async function addPosts(tx: Tx) {
  await tx.execute(sql`drop index feed_words`);
  await tx.execute(sql`set local session_replication_role = replica`);
  await tx.execute(sql`insert into feed (id, performer_id, published_id, text, audience, hashtags, created_at, updated_at)
    select id, performers[n % cardinality(performers) + 1], id,
      case when n % 3 = 0 then 'glaze' else 'glaze bisque' end, 'public', '{}', now(), now()
    from (select array_agg(user_id) as performers from performer) as authors, generate_series(1, ${totalPosts}::int) n
      cross join lateral (select '01' || lpad(to_hex(n * 1000000::bigint), 10, '0') || 'abababababab' as id) as named
    order by n`);
  await tx.execute(
    sql`create index feed_words on feed using gin (words, (array[performer_id, left(published_id, 5)]))`,
  );
  await tx.execute(sql`insert into search_word (kind, word, documents)
    select 'feed', word, ndoc from ts_stat('select words from feed')
    union all select 'feed', 'tenmok' || to_hex(n), 1 from generate_series(1, ${totalSimilar}::int) n
    union all select 'feed', left(md5(n::text), 8), 1 from generate_series(1, ${totalOther}::int) n
    on conflict (kind, word) do update set documents = excluded.documents`);
}

beforeAll(async () => {
  const cluster = process.env.FANLIGHT_TEST_DATABASE_URL;
  // This test has its own database, because it leaves dead rows and statistics, which would affect other tests.
  const database = await (cluster ? openNewPostgres(cluster, logger) : openNewEmbedded(logger));
  engine = await createTestEngine({ ports: { database } });
  const performer = await createPerformer(engine, 'mara.clay');
  const fan = await createFan(engine, 'noor');
  const viewers = { performerId: performer.id, fanId: fan.id };
  await fill(database, 200, viewers, engine.clock.now());
  await database.transaction(addPosts, { hasTimeLimits: false });
  await execute(sql`vacuum analyze`);
  visitor = createVisitor(engine);
});

afterAll(() => engine.stop());

interface PlanNode {
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
  Plans?: PlanNode[];
}

/** Counts the rows that a plan reads from large tables, including rows that the plan filters out. */
function countRows(node: PlanNode): number {
  const { 'Rows Removed by Filter': filtered = 0, 'Rows Removed by Index Recheck': rechecked = 0 } = node;
  const isLarge = ['feed', 'search_word'].includes(node['Relation Name'] ?? '');
  const rowsOfNode = isLarge ? (node['Actual Rows'] + filtered + rechecked) * node['Actual Loops'] : 0;
  return Math.round(rowsOfNode) + (node.Plans ?? []).reduce((sum, child) => sum + countRows(child), 0);
}

/** Returns the rows and 8 kB pages that PostgreSQL reads for a statement. */
async function explain({ text, params }: (typeof captured)[number]) {
  const parts = text
    .split(/\$(\d+)/)
    .map((part, index) => (index % 2 ? sql`${sql.param(params[Number(part) - 1])}` : sql.raw(part)));
  const [row] = await execute<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
    sql`explain (analyze, buffers, timing off, format json) ${sql.join(parts)}`,
  );
  if (!row) throw new Error(`No plan for ${text}`);
  const { Plan: plan } = row['QUERY PLAN'][0];
  return { rows: countRows(plan), pages: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'] };
}

/** Returns the statements of a search that read more than the limits. */
async function findUnbounded(q: string, { rows, pages } = limits) {
  captured = [];
  await visitor.call(api.listFeeds, { query: { q } });
  const statements = captured.filter(({ text }) => /^\s*(select|with|\()/i.test(text));
  expect(statements.length).toBeGreaterThan(0);
  const unbounded = [];
  for (const statement of statements) {
    const cost = await explain(statement);
    if (cost.rows > rows || cost.pages > pages) unbounded.push({ ...cost, statement });
  }
  return unbounded;
}

/** Searches that must stop before they have read all matches. */
const frequent: [string, string][] = [
  ['for a word of every post', 'glaze'],
  ['for a prefix of a word of every post', 'gla'],
  ['for the first letter of a word of every post', 'g'],
  ['for a misspelling of a word of every post', 'glaxe'],
  ['for a misspelled word with 8,000 similar ones', 'tenmoxu'],
  ['for a prefix of 8,000 words', 'tenm'],
  ['for the first two letters of 8,000 words', 'te'],
];
/** Searches for a word in several thousand posts. */
const byWords: [string, string][] = [
  ['for a word of two thirds of the posts', 'bisque'],
  ['for a word of two thirds of the posts and a word of every post', 'bisque glaze'],
];

describe('a search among 21,000 posts', () => {
  it.each(frequent)('reads a bounded number of rows and pages %s', async (_, q) => {
    expect(await findUnbounded(q)).toEqual([]);
  });

  it.each(byWords)('reads a bounded number of rows and pages %s', async (_, q) => {
    expect(await findUnbounded(q, limitsByWords)).toEqual([]);
  });
});

describe('a search among 21,000 posts that are all hidden from the viewer', () => {
  beforeAll(async () => {
    await execute(sql`update performer set status = 'pending'`);
    await execute(sql`analyze performer`);
  });

  it.each(frequent)('reads a bounded number of rows and pages %s', async (_, q) => {
    expect(await findUnbounded(q)).toEqual([]);
  });

  it.each(byWords)('reads a bounded number of rows and pages %s', async (_, q) => {
    expect(await findUnbounded(q, limitsByWords)).toEqual([]);
  });
});
