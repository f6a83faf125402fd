// The server of `npm run bench -- lists`, in a separate process. It is the whole host as in `main.ts`, on PostgreSQL,
// but without log output. Its clock advances by a minute between two measurements, so that the limit of calls is not
// reached.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OperationId } from '@fanlight/sdk/operations';
import { operations } from '@fanlight/sdk/operations';
import { sql } from 'drizzle-orm';
import { createSettableClock } from '../../adapters/clocks.ts';
import { createLogger } from '../../adapters/node/log.ts';
import { startHost, type World } from '../../host/host.ts';
import { createFan, createPerformer, type Person } from '../../testing/people.ts';
import { fill } from '../growth/data.ts';
import { captureReads } from '../growth/database-time.ts';
import { lists as growthLists, type Read } from '../growth/reads.ts';
import type { HostReady, HostRequest, MeasuredList } from './messages.ts';

const posts = 10_000;
/** The operations that are measured, each with its first variant for a fan. */
const measured: OperationId[] = [
  'listFeeds',
  'listPerformerFeeds',
  'listVideos',
  'listComments',
  'listNotifications',
  'listBookmarkedFeeds',
  'listBookmarkedVideos',
  'listPurchases',
  'listCharges',
  'listSubscriptions',
  'searchPerformers',
];
const reads: Read[] = [
  ...measured.flatMap((operation) => growthLists.find((read) => read.operation === operation) ?? []),
  { operation: 'listFeeds', variant: 'search', options: () => ({ query: { q: 'tenmoku' } }) },
];

const folder = mkdtempSync(join(tmpdir(), 'fanlight-bench-lists-'));
const clock = createSettableClock(new Date());
let performer: Person | undefined;
let fan: Person | undefined;

/** Adds an image to every post, because most real posts have one. */
async function addPictures({ database }: World['ports']) {
  await database.db.execute(sql`insert into file (id, owner_id, purpose, kind, mime, width, height, display_bytes, thumbnail_bytes, preview, attached_at, created_at)
    select replace(id, 'bbbbbbbb', '20202020'), performer_id, 'feed-photo', 'picture', 'image/webp', 640, 360, 1, 1, '', created_at, created_at from feed`);
  await database.db.execute(sql`insert into feed_file (feed_id, position, file_id, alt)
    select id, 0, replace(id, 'bbbbbbbb', '20202020'), '' from feed`);
}

const host = await startHost({
  mode: 'demo',
  host: '127.0.0.1',
  port: 0,
  folder,
  databaseUrl: process.env.DATABASE_URL,
  clock,
  log: () => undefined,
  logger: createLogger({ dest: '/dev/null' }),
  async prepare({ engine, ports }) {
    performer = await createPerformer(engine, 'mara.clay');
    fan = await createFan(engine, 'noor');
    await fill(ports.database, posts, { performerId: performer.id, fanId: fan.id }, clock.now());
    await addPictures(ports);
    await ports.database.execute('vacuum analyze');
  },
});
if (!performer || !fan) throw new Error('The server was not prepared.');
const viewers = { performerId: performer.id, fanId: fan.id };
const { token } = fan;

function pathOf({ operation, options }: Read): string {
  const { params = {}, query = {} } = options?.(viewers) ?? {};
  const path = operations[operation].path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '');
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString();
  return `/api${path}${search && `?${search}`}`;
}

async function prepareList(read: Read): Promise<MeasuredList> {
  const path = pathOf(read);
  const call = async () => {
    const response = await fetch(host.origin + path, { headers: { authorization: `Bearer ${token}` } });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response.json();
  };
  // The first call fills caches.
  await call();
  let body: unknown;
  const statements = await captureReads(async () => {
    body = await call();
  });
  return { name: read.operation + (read.variant ? ` (${read.variant})` : ''), path, statements, body };
}

const lists: MeasuredList[] = [];
for (const read of reads) lists.push(await prepareList(read));
if (lists.some(({ body }) => (body as { data: { data: unknown[] } }).data.data.length === 0))
  throw new Error('A list is empty.');

process.on('message', async (message: HostRequest) => {
  if (message === 'stop') {
    await host.stop();
    rmSync(folder, { recursive: true, force: true });
    process.exit(0);
  }
  clock.advance(61_000);
  const { user, system } = process.cpuUsage();
  process.send?.(user + system);
});
const ready: HostReady = { origin: host.origin, token, lists };
process.send?.(ready);
