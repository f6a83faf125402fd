import { api } from '@fanlight/sdk';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { feeds } from '../../db/schema/index.ts';
import { retryAfterMs } from '../../outbox/due.ts';
import { createVisitor, giveTokens, type Person, type TestEngine } from '../../testing/index.ts';
import { createEngineWithPeople, publishPost } from '../../testing/setup.ts';
import { stopCleanly } from '../../testing/stop-cleanly.ts';

const hourMs = 60 * 60 * 1000;

let engine: TestEngine;
let mara: Person;
let noor: Person;

beforeEach(async () => {
  ({ engine, mara, noor } = await createEngineWithPeople());
  await noor.client.call(api.followPerformer, { params: { id: mara.id } });
});

afterEach(() => stopCleanly(engine));

const timeIn = (ms: number) => new Date(engine.clock.now().getTime() + ms).toISOString();
const publish = (more: Parameters<typeof publishPost>[1] = {}) =>
  publishPost(mara, { text: 'Ember glaze tonight #ember', expiresAt: timeIn(hourMs), ...more });
const update = (id: string, body: { text?: string; expiresAt?: string | null; status?: 'draft' }) =>
  mara.client.call(api.updateFeed, { params: { id }, body });
const read = (id: string, { client }: Pick<Person, 'client'>) => client.call(api.getFeed, { params: { id } });
const totalFeeds = async () => (await noor.client.call(api.getPerformer, { params: { id: 'mara.clay' } })).totalFeeds;

/** The ids in every list in which the viewer can find posts. */
async function listEverywhere({ client }: Person) {
  const lists = {
    timeline: await client.call(api.listFeeds, { query: {} }),
    profile: await client.call(api.listPerformerFeeds, { params: { username: 'mara.clay' }, query: {} }),
    oldestFirst: await client.call(api.listPerformerFeeds, {
      params: { username: 'mara.clay' },
      query: { sort: 'asc' },
    }),
    search: await client.call(api.listFeeds, { query: { q: 'ember' } }),
    hashtag: await client.call(api.listFeeds, { query: { q: '#ember' } }),
    bookmarks: await client.call(api.listBookmarkedFeeds, { query: {} }),
  };
  return Object.fromEntries(Object.entries(lists).map(([name, { data }]) => [name, data.map(({ _id }) => _id)]));
}
const everywhere = (ids: string[]) => ({
  ...{ timeline: ids, profile: ids, oldestFirst: ids, search: ids, hashtag: ids, bookmarks: ids },
});
const bookmark = (id: string, { client }: Person) =>
  client.call(api.createReaction, { body: { action: 'bookmark', objectType: 'feed', objectId: id } });

describe('a post that expires', () => {
  it.each(['before', 'after'] as const)('disappears at its time for a fan, %s the job that marks it', async (when) => {
    const id = await publish();
    await bookmark(id, noor);
    engine.clock.advance(hourMs - 1);
    await engine.runDue();
    expect(await listEverywhere(noor)).toEqual(everywhere([id]));
    engine.clock.advance(1);
    if (when === 'after') await engine.runDue();
    expect(await listEverywhere(noor)).toEqual(everywhere([]));
    const missing = { code: 'NOT_FOUND' };
    await expect(read(id, noor)).rejects.toMatchObject(missing);
    await expect(read(id, { client: createVisitor(engine) })).rejects.toMatchObject(missing);
    const body = { objectType: 'feed' as const, objectId: id, content: 'Lovely.' };
    await expect(noor.client.call(api.createComment, { body })).rejects.toMatchObject(missing);
  });

  it('stays for its performer, in the list of own posts as expired', async () => {
    const id = await publish();
    const expiresAt = timeIn(hourMs);
    expect(await read(id, mara)).toMatchObject({ status: 'published', expiresAt });
    engine.clock.advance(hourMs);
    expect(await read(id, mara)).toMatchObject({ status: 'expired', expiresAt });
    await engine.runDue();
    expect(await read(id, mara)).toMatchObject({ status: 'expired', expiresAt });
    const list = async (status: 'expired' | 'published') =>
      (await mara.client.call(api.listMyFeeds, { query: { status } })).data.map(({ _id }) => _id);
    expect(await list('expired')).toEqual([id]);
    expect(await list('published')).toEqual([]);
  });

  it.each(['before', 'after'] as const)('stays for its buyers, %s the job (rule M4)', async (when) => {
    const id = await publish({ audience: 'subscribers', price: 5 });
    await giveTokens(engine, noor.id, 10_00);
    await noor.client.call(api.buyFeed, { params: { id }, body: {} });
    await bookmark(id, noor);
    engine.clock.advance(hourMs);
    if (when === 'after') await engine.runDue();
    expect(await read(id, noor)).toMatchObject({ access: { isAllowed: true, reason: 'bought' }, expiresAt: null });
    const nowhere = everywhere([]);
    expect(await listEverywhere(noor)).toEqual({ ...nowhere, bookmarks: [id] });
    const { data } = await noor.client.call(api.listPurchases, { query: {} });
    expect(data).toHaveLength(1);
  });

  it('cannot be bought any more', async () => {
    const id = await publish({ audience: 'subscribers', price: 5 });
    await giveTokens(engine, noor.id, 10_00);
    engine.clock.advance(hourMs);
    const call = noor.client.call(api.buyFeed, { params: { id }, body: {} });
    await expect(call).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is not counted after it has expired, and no longer pinned', async () => {
    const before = await totalFeeds();
    const id = await publish();
    await mara.client.call(api.pinFeed, { params: { id } });
    expect(await totalFeeds()).toBe(before + 1);
    engine.clock.advance(hourMs);
    await Promise.all([engine.runDue(), engine.runDue()]);
    expect(await totalFeeds()).toBe(before);
    expect(await read(id, mara)).toMatchObject({ isPinned: false });
    const timeline = await noor.client.call(api.listFeeds, { query: {} });
    expect(timeline.total).toBe(0);
    await mara.client.call(api.deleteFeed, { params: { id } });
    expect(await totalFeeds()).toBe(before);
  });

  it('does not end a page of the timeline early', async () => {
    const ids = [await publishPost(mara), await publishPost(mara)];
    await publish();
    engine.clock.advance(hourMs);
    const page = await noor.client.call(api.listFeeds, { query: { limit: 1 } });
    expect(page).toMatchObject({ data: [{ _id: ids[1] }], isMore: true });
    const next = await noor.client.call(api.listFeeds, { query: { limit: 1, cursor: page.cursor ?? '' } });
    expect(next).toMatchObject({ data: [{ _id: ids[0] }], isMore: false });
  });

  it('shows its time only to its performer', async () => {
    expect(await read(await publish(), noor)).toMatchObject({ expiresAt: null });
  });
});

describe('an expired post', () => {
  const expire = async () => {
    const id = await publish();
    engine.clock.advance(hourMs);
    await engine.runDue();
    return id;
  };

  it('can be edited, and stays expired', async () => {
    const id = await expire();
    expect(await update(id, { text: 'Ember, revised' })).toMatchObject({ status: 'expired', text: 'Ember, revised' });
    await expect(read(id, noor)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(update(id, { status: 'draft' })).rejects.toMatchObject({
      fields: [{ path: 'status', code: 'ALREADY_PUBLISHED' }],
    });
  });

  it.each([null, 2 * hourMs])('is published again if its time is removed or postponed (%s)', async (ms) => {
    const later = await publishPost(mara);
    const id = await expire();
    const before = await totalFeeds();
    const { createdAt } = await read(id, mara);
    const restored = await update(id, { expiresAt: ms === null ? null : timeIn(ms) });
    expect(restored).toMatchObject({ status: 'published', createdAt });
    expect(await totalFeeds()).toBe(before + 1);
    const { data } = await noor.client.call(api.listFeeds, { query: {} });
    expect(data.map(({ _id }) => _id)).toEqual([id, later]);
  });

  it('is published again although the job has not run yet', async () => {
    const id = await publish();
    const before = await totalFeeds();
    engine.clock.advance(hourMs);
    expect(await update(id, { expiresAt: null })).toMatchObject({ status: 'published', expiresAt: null });
    await engine.runDue();
    expect(await totalFeeds()).toBe(before);
    expect(await read(id, noor)).toMatchObject({ status: 'published' });
  });
});

describe('the time of the expiry', () => {
  const create = (body: Parameters<typeof publishPost>[1]) => publishPost(mara, body);
  const refused = (code: string) => ({ fields: [{ path: 'expiresAt', code }] });

  it('is in the future', async () => {
    await expect(create({ expiresAt: timeIn(0) })).rejects.toMatchObject(refused('NOT_IN_FUTURE'));
    await expect(create({ status: 'draft', expiresAt: timeIn(-1) })).rejects.toMatchObject(refused('NOT_IN_FUTURE'));
    const id = await publish();
    await expect(update(id, { expiresAt: timeIn(-1) })).rejects.toMatchObject(refused('NOT_IN_FUTURE'));
  });

  it('is after the publication of a scheduled post', async () => {
    const scheduled = { status: 'scheduled' as const, publishAt: timeIn(hourMs) };
    await expect(create({ ...scheduled, expiresAt: timeIn(hourMs) })).rejects.toMatchObject(
      refused('EXPIRY_BEFORE_PUBLICATION'),
    );
    const id = await create({ ...scheduled, expiresAt: timeIn(2 * hourMs) });
    engine.clock.advance(hourMs);
    await engine.runDue();
    expect(await read(id, noor)).toMatchObject({ status: 'published' });
    engine.clock.advance(hourMs);
    await engine.runDue();
    expect(await read(id, mara)).toMatchObject({ status: 'expired' });
  });

  it('must be changed before a draft is published after it', async () => {
    const id = await create({ status: 'draft', expiresAt: timeIn(hourMs) });
    engine.clock.advance(hourMs);
    await update(id, { text: 'Still a draft' });
    const params = { id };
    await expect(mara.client.call(api.updateFeed, { params, body: { status: 'published' } })).rejects.toMatchObject(
      refused('NOT_IN_FUTURE'),
    );
    const body = { status: 'published' as const, expiresAt: null };
    expect(await mara.client.call(api.updateFeed, { params, body })).toMatchObject({ status: 'published' });
  });
});

describe('the job that marks expired posts', () => {
  it('marks the other posts if one fails, and retries it later', async () => {
    const { db } = engine.ports.database;
    const [first, failing, last] = [await publish(), await publish(), await publish()];
    await db.execute(
      sql.raw(
        `create function fail_expiring() returns trigger language plpgsql as 'begin raise exception ''no''; end'`,
      ),
    );
    await db.execute(
      sql.raw(`create trigger fail_expiring before update on feed for each row
        when (old.id = '${failing}' and new.status = 'expired') execute function fail_expiring()`),
    );
    const statuses = async () => {
      const rows = await db.select({ id: feeds.id, status: feeds.status }).from(feeds).orderBy(feeds.id);
      return rows.map(({ id, status }) => [id, status]);
    };
    engine.clock.advance(hourMs);
    await engine.runDue();
    await engine.runDue();
    expect(engine.faults.splice(0)).toHaveLength(1);
    expect(await statuses()).toEqual([
      [first, 'expired'],
      [failing, 'published'],
      [last, 'expired'],
    ]);
    await expect(read(failing, noor)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await db.execute(sql.raw('drop trigger fail_expiring on feed'));
    await db.execute(sql.raw('drop function fail_expiring()'));
    engine.clock.advance(retryAfterMs);
    await engine.runDue();
    expect((await statuses()).map(([, status]) => status)).toEqual(['expired', 'expired', 'expired']);
  });
});
