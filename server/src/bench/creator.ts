// `npm run bench -- creator`: measures the server time of each page below `/creator` for a creator with 10,000 posts,
// 100,000 followers and 1,000,000 earnings. Compares it to the time for a creator with 100 of each, on the same database.
// The time of a page is that of its reads one after another, from the request to the response of the engine. The
// benchmark uses the PostgreSQL cluster of `FANLIGHT_TEST_DATABASE_URL`, or a new one in a temporary folder. For
// development, `FANLIGHT_BENCH_EARNINGS` sets another number of earnings.
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { provideCluster } from '../faults/cluster.ts';
import { type Creator, fillCreator, fillUsers } from './creator/data.ts';
import { type CreatorPage, creatorPages } from './creator/pages.ts';

/** The maximum ratio between the time of a page of the large creator and that of the small one. */
const limit = 2;
const rounds = 30;
const warmUpRounds = 3;

const cluster = await provideCluster();
const { createPerformer, createTestEngine } = await import('../testing/index.ts');

const engine = await createTestEngine();
const { database } = engine.ports;
const large = await createPerformer(engine, 'mara.clay');
const small = await createPerformer(engine, 'tomas');
const earnings = Number(process.env.FANLIGHT_BENCH_EARNINGS ?? 1_000_000);
const creators: Creator[] = [
  { performerId: large.id, tag: '1', posts: earnings / 100, followers: earnings / 10, earnings },
  { performerId: small.id, tag: '2', posts: 100, followers: 100, earnings: 100 },
];
const startedAt = performance.now();
const now = engine.clock.now();
await fillUsers(database, earnings / 10, now);
for (const creator of creators) await fillCreator(database, creator, now);
const { rows } = (await database.db.execute(sql`select current_database() as name`)) as unknown as {
  rows: { name: string }[];
};
const url = new URL(cluster);
url.pathname = `/${rows[0]?.name}`;
// The pool limits the time of a statement.
const client = new pg.Client({ connectionString: url.href });
await client.connect();
await client.query('vacuum analyze');
await client.end();
console.log(`creator: ${earnings} earnings filled in ${((performance.now() - startedAt) / 1000).toFixed(0)} s`);

async function timeOf({ reads }: CreatorPage, { client }: typeof large): Promise<number> {
  const from = performance.now();
  for (const read of reads) await read(client, now);
  return performance.now() - from;
}

let isOk = true;
for (const page of creatorPages) {
  // The lowest time of several rounds, because other processes can only increase it. The creators alternate, so that other
  // load on the machine affects both.
  const lowest = { large: Infinity, small: Infinity };
  for (let round = -warmUpRounds; round < rounds; round += 1) {
    // The limits of calls are those of a minute.
    engine.clock.advance(1000);
    const times = { large: await timeOf(page, large), small: await timeOf(page, small) };
    if (round < 0) continue;
    lowest.large = Math.min(lowest.large, times.large);
    lowest.small = Math.min(lowest.small, times.small);
  }
  const ratio = lowest.large / lowest.small;
  isOk &&= ratio <= limit;
  const detail = `${lowest.large.toFixed(1)} ms against ${lowest.small.toFixed(1)} ms`;
  console.log(`creator ${page.path}: ${detail}`);
  console.log(`creator ${page.path}: ${ratio.toFixed(2)} × (limit ${limit}) ${ratio <= limit ? 'ok' : 'over'}`);
}
await engine.stop();
process.exit(isOk ? 0 : 1);
