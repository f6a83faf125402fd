import { api } from '@fanlight/sdk';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { charges, settings, users } from '../../db/schema/index.ts';
import {
  codeOf,
  createFan,
  createPerformer,
  createTestEngine,
  createVisitor,
  giveTokens,
  type Person,
  type TestEngine,
} from '../../testing/index.ts';
import { publishPost } from '../../testing/setup.ts';
import { stopCleanly } from '../../testing/stop-cleanly.ts';

let engine: TestEngine;
let mara: Person;
let noor: Person;
let ines: Person;
let feedId: string;
let commentId: string;

/** Country lookup of the tests: the first two letters of an address. */
const countries = { of: async (ip: string) => (ip.length > 2 ? ip.slice(0, 2).toUpperCase() : null) };

beforeAll(async () => {
  engine = await createTestEngine({ ports: { countries } });
});

afterAll(() => stopCleanly(engine));

let round = 0;
beforeEach(async () => {
  round += 1;
  mara = await createPerformer(engine, `mara.${round}.clay`);
  noor = await createFan(engine, `noor.${round}.fan`);
  ines = await createFan(engine, `ines.${round}.fan`);
  feedId = await publishPost(mara);
  ({ _id: commentId } = await say(noor, 'Lovely.'));
});

const say = ({ client }: Person, content: string, parentId?: string) =>
  client.call(api.createComment, {
    body: { objectType: 'feed', objectId: feedId, content, ...(parentId && { parentId }) },
  });
const block = ({ client }: Person, { id }: Person) => client.call(api.blockUser, { body: { userId: id } });
const unblock = ({ client }: Person, { id }: Person) => client.call(api.unblockUser, { params: { id } });

const search = async (client: Person['client'], q: string) =>
  (await client.call(api.searchPerformers, { query: { q } })).data.map(({ _id }) => _id);

/** A client that calls from an IP address. */
const from = (ip: string, token: string | null = null) => {
  const client = createVisitor({ fetch: (request) => engine.fetch(request, { ip }) });
  if (token) client.transport.token.set(token);
  return client;
};

/** Calls that a performer's block refuses (rule A4), by action. */
const closed: [string, () => Promise<unknown>][] = [
  ['the profile', () => noor.client.call(api.getPerformer, { params: { id: mara.id } })],
  ['its posts', () => noor.client.call(api.listPerformerFeeds, { params: { username: mara.id } })],
  ['a post', () => noor.client.call(api.getFeed, { params: { id: feedId } })],
  ['its comments', () => noor.client.call(api.listComments, { query: { objectType: 'feed', objectId: feedId } })],
  ['commenting', () => say(noor, 'Still here.')],
  [
    'liking',
    () => noor.client.call(api.createReaction, { body: { action: 'like', objectType: 'feed', objectId: feedId } }),
  ],
  ['following', () => noor.client.call(api.followPerformer, { params: { id: mara.id } })],
  ['tipping', () => noor.client.call(api.tipPerformer, { params: { id: mara.id }, body: { amount: 10 } })],
  [
    'reporting',
    () =>
      noor.client.call(api.createReport, {
        body: { targetType: 'feed', targetId: feedId, reason: 'spam' },
      }),
  ],
];

describe('a block (rule A4)', () => {
  it.each(closed)('refuses %s, and allows it again after the block is removed', async (_name, act) => {
    await giveTokens(engine, noor.id, 50_00);
    await block(mara, noor);
    expect(await codeOf(act())).toBe('NOT_FOUND');
    await unblock(mara, noor);
    expect(await codeOf(act())).toBe('none');
  });

  it('hides the performer in every list', async () => {
    await noor.client.call(api.followPerformer, { params: { id: mara.id } });
    await noor.client.call(api.createReaction, { body: { action: 'bookmark', objectType: 'feed', objectId: feedId } });
    await block(mara, noor);
    const q = `mara.${round}.clay`;
    const lists = await Promise.all([
      noor.client.call(api.listFeeds),
      noor.client.call(api.listBookmarkedFeeds),
      noor.client.call(api.listFollowing),
      mara.client.call(api.listFollowers),
    ]);
    for (const { data, total } of lists) expect([data, total]).toEqual([[], 0]);
    for (const list of [api.listTopPerformers, api.listRandomPerformers] as const) {
      const { data } = await noor.client.call(list, { query: { limit: 100 } });
      expect(data.map(({ _id }) => _id)).not.toContain(mara.id);
    }
    expect(await search(noor.client, q)).not.toContain(mara.id);
    expect(await search(ines.client, q)).toContain(mara.id);
  });

  it('removes the follow, and updates the counter', async () => {
    await noor.client.call(api.followPerformer, { params: { id: mara.id } });
    await block(mara, noor);
    expect(await ines.client.call(api.getPerformer, { params: { id: mara.id } })).toMatchObject({ totalFollowers: 0 });
    await unblock(mara, noor);
    expect(await noor.client.call(api.getPerformer, { params: { id: mara.id } })).toMatchObject({ isFollowed: false });
  });

  it('works the same when a fan blocks a performer', async () => {
    await noor.client.call(api.followPerformer, { params: { id: mara.id } });
    await block(noor, mara);
    expect(await codeOf(noor.client.call(api.getPerformer, { params: { id: mara.id } }))).toBe('NOT_FOUND');
    expect(await noor.client.call(api.listFollowing)).toMatchObject({ total: 0 });
  });

  it('hides two users’ comments from each other under another user’s post', async () => {
    await say(ines, 'Hello.');
    await block(noor, ines);
    const thread = async ({ client }: Person) =>
      (await client.call(api.listComments, { query: { objectType: 'feed', objectId: feedId } })).data.map(
        ({ author }) => author._id,
      );
    expect(await thread(noor)).toEqual([noor.id]);
    expect(await thread(ines)).toEqual([ines.id]);
    expect(await thread(mara)).toEqual([ines.id, noor.id]);
    expect(await codeOf(say(ines, 'Answer me.', commentId))).toBe('NOT_FOUND');
  });

  it('lets performers see and delete comments of blocked users under their own posts', async () => {
    await block(mara, noor);
    const query = { objectType: 'feed' as const, objectId: feedId };
    expect((await mara.client.call(api.listComments, { query })).total).toBe(1);
    expect(await codeOf(mara.client.call(api.deleteComment, { params: { id: commentId } }))).toBe('none');
  });

  it('does not hide purchases (rule M4)', async () => {
    await block(mara, noor);
    await engine.ports.database.db.insert(charges).values({
      id: engine.ports.ids.next(),
      payerId: noor.id,
      performerId: mara.id,
      type: 'feed',
      objectId: feedId,
      amount: 800,
      commission: 160,
      createdAt: engine.clock.now(),
    });
    expect(await noor.client.call(api.getFeed, { params: { id: feedId } })).toMatchObject({ _id: feedId });
    expect(await codeOf(noor.client.call(api.getPerformer, { params: { id: mara.id } }))).toBe('NOT_FOUND');
  });

  it('is listed, is found by search, and is created once by repeated requests', async () => {
    const first = await block(mara, noor);
    expect(first).toMatchObject({ user: { _id: noor.id } });
    expect(await block(mara, noor)).toEqual(first);
    await block(mara, ines);
    const list = (query: { q?: string; limit?: number; cursor?: string } = {}) =>
      mara.client.call(api.listBlockedUsers, { query });
    expect((await list()).data.map(({ user }) => user._id)).toEqual([ines.id, noor.id]);
    expect(await list({ q: 'NOOR' })).toMatchObject({ total: 1, data: [{ user: { _id: noor.id } }] });
    const page = await list({ limit: 1 });
    expect(page).toMatchObject({ total: 2, isMore: true });
    const next = await list({ limit: 1, ...(page.cursor && { cursor: page.cursor }) });
    expect(next.data).toMatchObject([{ user: { _id: noor.id } }]);
    expect(await noor.client.call(api.listBlockedUsers)).toMatchObject({ total: 0 });
  });

  it('is refused if its target is the viewer or an unknown user', async () => {
    expect(await codeOf(block(mara, mara))).toBe('OWN_ACCOUNT');
    expect(await codeOf(block(mara, { ...noor, id: 'f'.repeat(24) }))).toBe('NOT_FOUND');
    expect(await codeOf(unblock(mara, noor))).toBe('none');
  });
});

describe('countries that a performer blocks (rule A4)', () => {
  const keepAway = (...countryCodes: string[]) =>
    mara.client.call(api.updateBlockedCountries, { body: { countryCodes } });

  it('form a list that an update replaces as a whole', async () => {
    await keepAway('NO', 'IS');
    expect((await keepAway('IS', 'PT')).data.map(({ countryCode }) => countryCode)).toEqual(['IS', 'PT']);
    expect(await mara.client.call(api.listBlockedCountries)).toMatchObject({ total: 2 });
    expect(await keepAway()).toMatchObject({ total: 0 });
    expect(await codeOf(noor.client.call(api.listBlockedCountries))).toBe('FORBIDDEN');
  });

  it('hide the profile and its posts, for users and visitors', async () => {
    await keepAway('IS');
    for (const client of [from('is-1'), from('is-2', noor.token)]) {
      expect(await codeOf(client.call(api.getPerformer, { params: { id: mara.id } }))).toBe('NOT_FOUND');
      expect(await codeOf(client.call(api.getFeed, { params: { id: feedId } }))).toBe('NOT_FOUND');
      expect(await search(client, `mara.${round}.clay`)).not.toContain(mara.id);
    }
    for (const client of [from('pt-1'), from('::'), from('pt-2', noor.token)])
      expect(await client.call(api.getPerformer, { params: { id: mara.id } })).toMatchObject({ _id: mara.id });
  });

  it('are compared with the country of a call, which is stored with the account and the session', async () => {
    await from('se-1', noor.token).call(api.getMe);
    const [row] = await engine.ports.database.db.select().from(users).where(eq(users.id, noor.id));
    expect(row?.countryCode).toBe('SE');
    const [session] = (await noor.client.call(api.listSessions)).data;
    expect(session?.countryCode).toBe('SE');
  });

  it('do not hide performers from themselves', async () => {
    await keepAway('IS');
    const home = from('is-3', mara.token);
    expect(await home.call(api.getPerformer, { params: { id: mara.id } })).toMatchObject({ isOwn: true });
  });
});

describe('the country check on load', () => {
  it('returns whether the site is blocked in the visitor’s country (rule A4)', async () => {
    await engine.ports.database.db.insert(settings).values({ key: 'blockedCountries', value: ['AQ'] });
    expect(await from('aq-1').call(api.checkCountryBlock)).toEqual({ blocked: true, countryCode: 'AQ' });
    expect(await from('pt-1').call(api.checkCountryBlock)).toEqual({ blocked: false, countryCode: 'PT' });
    expect(await noor.client.call(api.checkCountryBlock)).toEqual({ blocked: false, countryCode: null });
  });
});
