// `npm run bench -- feed`: measures the first and the 100th page of the timeline of a fan who follows 500 of 10,000
// performers. Compares the time with 1,000,000 posts to that with 1,000 posts, and counts the queries. Runs on
// PostgreSQL if `FANLIGHT_TEST_DATABASE_URL` is set, and otherwise on the embedded database with 100,000 posts.
import * as api from '@fanlight/sdk/api';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { createFan, createTestEngine, isOnPostgres, type Person, type TestEngine } from '../testing/index.ts';
import { measure } from './measure.ts';

const performers = 10_000;
const followed = 500;
/** The maximum number of queries for a page, whatever the number of posts. */
const maximumQueries = 5;
const page = { limit: 10 };

const idOf = (number: ReturnType<typeof sql>) => sql`lpad(to_hex(${number}), 24, '0')`;

/** Creates posts that are distributed evenly over every `step`th performer. */
async function build(posts: number, step: number): Promise<{ engine: TestEngine; fan: Person }> {
  const engine = await createTestEngine();
  const { db } = engine.ports.database;
  const fan = await createFan(engine, 'noor');
  const at = sql`${engine.clock.now().toISOString()}::timestamptz`;
  await db.execute(sql`insert into "user" (id, name, name_key, email, email_key, password_hash, is_performer, created_at, updated_at)
    select ${idOf(sql`n`)}, 'P', 'p', n::text, n::text, '', true, ${at}, ${at} from generate_series(1, ${sql.raw(String(performers))}) n`);
  await db.execute(sql`insert into performer (user_id, status, total_feeds, created_at)
    select ${idOf(sql`n`)}, 'approved', case when n % ${sql.raw(String(step))} = 0 then ${sql.raw(String((posts * step) / performers))} else 0 end, ${at}
    from generate_series(1, ${sql.raw(String(performers))}) n`);
  await db.execute(sql`insert into follow (id, follower_id, performer_id, created_at)
    select ${idOf(sql`n`)}, ${fan.id}, ${idOf(sql`n * ${sql.raw(String(performers / followed))}`)}, ${at} from generate_series(1, ${sql.raw(String(followed))}) n`);
  // Drops the indexes for searches, which take long to fill and are not needed here.
  await db.execute(sql`drop index feed_words, feed_recent, feed_hashtags`);
  await db.execute(sql`insert into feed (id, performer_id, published_id, text, audience, hashtags, created_at, updated_at)
    select ${idOf(sql`16777216 + n`)}, ${idOf(sql`(n % ${sql.raw(String(performers / step))} + 1) * ${sql.raw(String(step))}`)},
      ${idOf(sql`16777216 + n`)}, 'Number ' || n, 'followers', '{}', ${at}, ${at} from generate_series(1, ${sql.raw(String(posts))}) n`);
  await db.execute(sql`vacuum analyze`);
  return { engine, fan };
}

/** Returns the cursor for the 100th page. */
async function findHundredth({ client }: Person): Promise<string> {
  const { cursor } = await client.call(api.listFeeds, { query: { limit: 10, offset: 980 } });
  if (!cursor) throw new Error('There is no 100th page.');
  return cursor;
}

/** Counts the queries of a call on PostgreSQL. */
async function countQueries(call: () => Promise<unknown>): Promise<number> {
  const { query } = pg.Client.prototype;
  let queries = 0;
  pg.Client.prototype.query = function counted(this: pg.Client, ...args: unknown[]) {
    queries += 1;
    return Reflect.apply(query, this, args);
  } as typeof query;
  await call();
  pg.Client.prototype.query = query;
  return queries;
}

const most = isOnPostgres ? 1_000_000 : 100_000;
const small = await build(1_000, performers / followed);
const large = await build(most, 1);
const list = ({ fan }: { fan: Person }, cursor?: string) =>
  fan.client.call(api.listFeeds, { query: { ...page, ...(cursor && { cursor }) } });

const firstIsOk = await measure({
  name: `first page of ${most} posts`,
  run: () => list(large),
  baseline: () => list(small),
  limit: 2,
});
const [inSmall, inLarge] = [await findHundredth(small.fan), await findHundredth(large.fan)];
const hundredthIsOk = await measure({
  name: `100th page of ${most} posts`,
  run: () => list(large, inLarge),
  baseline: () => list(small, inSmall),
  limit: 2,
});
const queries = isOnPostgres ? await countQueries(() => list(large, inLarge)) : 0;
const queriesAreOk = queries <= maximumQueries;
if (isOnPostgres)
  console.log(`queries of a page: ${queries} (limit ${maximumQueries}) ${queriesAreOk ? 'ok' : 'over'}`);
await small.engine.stop();
await large.engine.stop();
process.exit(firstIsOk && hundredthIsOk && queriesAreOk ? 0 : 1);
