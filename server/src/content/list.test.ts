import { api } from '@fanlight/sdk';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFan, createPerformer, createTestEngine, type Person, type TestEngine } from '../testing/index.ts';
import { stopCleanly } from '../testing/stop-cleanly.ts';

let engine: TestEngine;
let mara: Person;
let ines: Person;
let noor: Person;

const kinds = ['video', 'reel', 'gallery', 'product', 'photo', 'feed'] as const;
type Kind = (typeof kinds)[number];

/** SQL expressions that change an item. Except for the published one, such an item is hidden from other users. */
const states = {
  published: '',
  unready: { video: 'ready_at = null', reel: 'ready_at = null', gallery: 'total_photos = 0', feed: "status = 'draft'" },
  hidden: 'hidden_at = now()',
  deleted: 'deleted_at = now()',
};

const execute = async <Row>(statement: ReturnType<typeof sql>): Promise<Row[]> =>
  ((await engine.ports.database.db.execute(statement)) as unknown as { rows: Row[] }).rows;

/**
 * Inserts items of a performer. Pairs of items have equal views, likes and prices, to test orders with equal values.
 */
async function insertItems(kind: Kind, { id: performerId }: Person, last: number, first = 1) {
  const id = sql.raw(`'${kind}-' || right('${performerId}', 6) || '-' || n`);
  const common = sql`${id}, ${performerId}`;
  const rows = sql.raw(`from generate_series(${first}, ${last}) n`);
  const insertFile = sql`insert into file (id, owner_id, purpose, kind, mime, width, height, display_bytes, thumbnail_bytes, preview, attached_at, created_at)
    select ${id}, ${performerId}, 'video', 'video', 'video/mp4', 640, 360, 1, 1, '', now(), now() ${rows}`;
  if (kind === 'video' || kind === 'reel' || kind === 'photo') await execute(insertFile);
  await execute(
    {
      video: sql`insert into video (id, performer_id, title, audience, file_id, total_views, ready_at, created_at, updated_at)
        select ${common}, 'V', 'public', ${id}, n / 2, now(), now(), now() ${rows}`,
      reel: sql`insert into reel (id, performer_id, audience, file_id, total_views, ready_at, created_at, updated_at)
        select ${common}, 'public', ${id}, n / 2, now(), now(), now() ${rows}`,
      gallery: sql`insert into gallery (id, performer_id, title, audience, total_photos, total_likes, created_at, updated_at)
        select ${common}, 'G', 'public', 1, 0, now(), now() ${rows}`,
      product: sql`insert into product (id, performer_id, title, type, price, stock, created_at, updated_at)
        select ${common}, 'P', 'physical', 500 + n / 2, 3, now(), now() ${rows}`,
      photo: sql`insert into photo (id, performer_id, audience, file_id, created_at, updated_at)
        select ${common}, 'public', ${id}, now(), now() ${rows}`,
      feed: sql`insert into feed (id, performer_id, published_id, text, audience, hashtags, created_at, updated_at)
        select ${common}, ${id}, 'F', 'public', '{}', now(), now() ${rows}`,
    }[kind],
  );
}

async function putInState(kind: Kind, { id: performerId }: Person, n: number, state: keyof typeof states) {
  const change = states[state];
  const assignment = typeof change === 'string' ? change : (change as Partial<Record<Kind, string>>)[kind];
  if (!assignment || (state === 'deleted' && kind === 'reel')) return;
  await execute(
    sql`update ${sql.raw(kind)} set ${sql.raw(assignment)} where id = ${`${kind}-${performerId.slice(-6)}-${n}`}`,
  );
}

interface Page {
  data: { _id: string }[];
  total: number;
  isMore: boolean;
  cursor?: string;
}
type Query = Record<string, unknown>;

const listOf = (kind: Kind, { client }: Pick<Person, 'client'>, query: Query): Promise<Page> =>
  ({
    video: () => client.call(api.listVideos, { query }),
    reel: () => client.call(api.listReels, { query }),
    gallery: () => client.call(api.listGalleries, { query }),
    product: () => client.call(api.listProducts, { query }),
    photo: () => client.call(api.listPhotos, { query }),
    feed: () => client.call(api.listPerformerFeeds, { params: { username: 'mara.clay' }, query: { ...query } }),
  })[kind]();

/** Reads all pages of a list. Returns the ids of the items, and the different totals in the pages. */
async function readAllPages(kind: Kind, viewer: Pick<Person, 'client'>, query: Query = {}) {
  const ids: string[] = [];
  const totals = new Set<number>();
  let cursor: string | undefined;
  do {
    const page = await listOf(kind, viewer, { ...query, limit: 3, ...(cursor && { cursor }) });
    ids.push(...page.data.map(({ _id }) => _id));
    totals.add(page.total);
    cursor = page.cursor;
  } while (cursor);
  return { ids, totals: [...totals] };
}

beforeEach(async () => {
  engine = await createTestEngine();
  mara = await createPerformer(engine, 'mara.clay');
  ines = await createPerformer(engine, 'ines');
  noor = await createFan(engine, 'noor');
});

// The items are inserted by SQL, which does not change their counters, so these are not checked.
afterEach(() => stopCleanly(engine, ['performer.total_feeds', 'gallery.total_photos']));

describe.each(kinds)('a list of the kind %s', (kind) => {
  beforeEach(async () => {
    for (const performer of [mara, ines]) {
      await insertItems(kind, performer, 9);
      await putInState(kind, performer, 7, 'unready');
      await putInState(kind, performer, 8, 'hidden');
      await putInState(kind, performer, 9, 'deleted');
    }
  });

  it('contains each visible item once, and has the number of these items as total', async () => {
    const orders: Query[] = [{}, { sort: 'asc' }];
    if (kind !== 'feed') orders.push({ sortBy: 'popular' }, { sortBy: 'popular', sort: 'asc' });
    if (kind === 'product') orders.push({ sortBy: 'price', sort: 'asc' });
    for (const viewer of [noor, mara, ines])
      for (const order of orders) {
        const { ids, totals } = await readAllPages(kind, viewer, order);
        expect(new Set(ids).size).toBe(ids.length);
        expect(totals).toEqual([ids.length]);
        const mayBeVisible = (id: string) =>
          (kind === 'reel' || !id.endsWith('-9')) && (!id.endsWith('-8') || id.includes(viewer.id.slice(-6)));
        expect(ids.filter((id) => !mayBeVisible(id))).toEqual([]);
      }
  });

  it('contains no items of performers who are not visible to the viewer (rules A4, P7, R1)', async () => {
    const isOf = (performer: Person) => (id: string) => id.includes(performer.id.slice(-6));
    const expectWithout = async (viewer: Person) => {
      if (kind === 'feed') {
        await expect(listOf(kind, viewer, {})).rejects.toMatchObject({ code: 'NOT_FOUND' });
        return;
      }
      const { ids, totals } = await readAllPages(kind, viewer);
      expect(ids.filter(isOf(mara))).toEqual([]);
      expect(ids.filter(isOf(ines)).length).toBeGreaterThan(5);
      expect(totals).toEqual([ids.length]);
      expect(await readAllPages(kind, viewer, { performerId: mara.id })).toEqual({ ids: [], totals: [0] });
    };
    await mara.client.call(api.blockUser, { body: { userId: noor.id } });
    await expectWithout(noor);
    await mara.client.call(api.unblockUser, { params: { id: noor.id } });
    await execute(sql`update "user" set country_code = 'FR' where id = ${noor.id}`);
    await mara.client.call(api.updateBlockedCountries, { body: { countryCodes: ['FR'] } });
    await expectWithout(noor);
    await mara.client.call(api.updateBlockedCountries, { body: { countryCodes: [] } });
    for (const status of ['pending', 'rejected']) {
      await execute(sql`update performer set status = ${status} where user_id = ${mara.id}`);
      await expectWithout(noor);
    }
    await execute(sql`update performer set status = 'approved', hidden_at = now() where user_id = ${mara.id}`);
    await expectWithout(noor);
    const ownItems = await readAllPages(kind, mara);
    expect(ownItems.ids.filter(isOf(mara)).length).toBeGreaterThan(5);
    expect(ownItems.totals).toEqual([ownItems.ids.length]);
  });

  it('contains each item once across pages while other items are added (rule W1)', async () => {
    const before = await readAllPages(kind, noor);
    const seen: string[] = [];
    let added = 10;
    let cursor: string | undefined;
    do {
      const page = await listOf(kind, noor, { limit: 3, ...(cursor && { cursor }) });
      seen.push(...page.data.map(({ _id }) => _id));
      cursor = page.cursor;
      await insertItems(kind, mara, added, added);
      added += 1;
    } while (cursor);
    expect(new Set(seen).size).toBe(seen.length);
    expect(before.ids.filter((id) => !seen.includes(id))).toEqual([]);
  });
});
