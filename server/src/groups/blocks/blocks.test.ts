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

/** Looks up countries by fake IP addresses, whose first two letters are the country's code. */
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
  ({ _id: commentId } = await writeComment(noor, 'Lovely.'));
});

const writeComment = ({ client }: Person, content: string, parentId?: string) =>
  client.call(api.createComment, {
    body: { objectType: 'feed', objectId: feedId, content, ...(parentId && { parentId }) },
  });
const block = ({ client }: Person, { id }: Person) => client.call(api.blockUser, { body: { userId: id } });
const unblock = ({ client }: Person, { id }: Person) => client.call(api.unblockUser, { params: { id } });

const search = async (client: Person['client'], q: string) =>
  (await client.call(api.searchPerformers, { query: { q } })).data.map(({ _id }) => _id);

/** Creates a client with an IP address. */
const clientFrom = (ip: string, token: string | null = null) => {
  const client = createVisitor({ fetch: (request) => engine.fetch(request, { ip }) });
  if (token) client.transport.token.set(token);
  return client;
};

/** An action of a fan, and the call that a performer's block refuses (rule A4). */
const refusedCalls: [string, () => Promise<unknown>][] = [
  ['read the profile', () => noor.client.call(api.getPerformer, { params: { id: mara.id } })],
  ['list the posts', () => noor.client.call(api.listPerformerFeeds, { params: { username: mara.id } })],
  ['read a post', () => noor.client.call(api.getFeed, { params: { id: feedId } })],
  [
    'list the comments on a post',
    () => noor.client.call(api.listComments, { query: { objectType: 'feed', objectId: feedId } }),
  ],
  ['comment on a post', () => writeComment(noor, 'Still here.')],
  [
    'like a post',
    () => noor.client.call(api.createReaction, { body: { action: 'like', objectType: 'feed', objectId: feedId } }),
  ],
  ['follow the performer', () => noor.client.call(api.followPerformer, { params: { id: mara.id } })],
  ['tip the performer', () => noor.client.call(api.tipPerformer, { params: { id: mara.id }, body: { amount: 10 } })],
  [
    'report a post',
    () =>
      noor.client.call(api.createReport, {
        body: { targetType: 'feed', targetId: feedId, reason: 'spam' },
      }),
  ],
];

describe('a block (rule A4)', () => {
  it.each(refusedCalls)(
    'does not let the blocked fan %s, until the performer deletes the block',
    async (_name, call) => {
      await giveTokens(engine, noor.id, 50_00);
      await block(mara, noor);
      expect(await codeOf(call())).toBe('NOT_FOUND');
      await unblock(mara, noor);
      expect(await codeOf(call())).toBe('none');
    },
  );

  it('hides the performer in every list of the fan, and the fan in the list of the performer’s followers', async () => {
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

  it('deletes the follow of the fan, and subtracts one from the performer’s number of followers', async () => {
    await noor.client.call(api.followPerformer, { params: { id: mara.id } });
    await block(mara, noor);
    expect(await ines.client.call(api.getPerformer, { params: { id: mara.id } })).toMatchObject({ totalFollowers: 0 });
    await unblock(mara, noor);
    expect(await noor.client.call(api.getPerformer, { params: { id: mara.id } })).toMatchObject({ isFollowed: false });
  });

  it('hides the performer and deletes the follow if the fan blocks the performer', async () => {
    await noor.client.call(api.followPerformer, { params: { id: mara.id } });
    await block(noor, mara);
    expect(await codeOf(noor.client.call(api.getPerformer, { params: { id: mara.id } }))).toBe('NOT_FOUND');
    expect(await noor.client.call(api.listFollowing)).toMatchObject({ total: 0 });
  });

  it('hides two fans’ comments on a performer’s post from each other if one fan has blocked the other', async () => {
    await writeComment(ines, 'Hello.');
    await block(noor, ines);
    const listAuthors = async ({ client }: Person) =>
      (await client.call(api.listComments, { query: { objectType: 'feed', objectId: feedId } })).data.map(
        ({ author }) => author._id,
      );
    expect(await listAuthors(noor)).toEqual([noor.id]);
    expect(await listAuthors(ines)).toEqual([ines.id]);
    expect(await listAuthors(mara)).toEqual([ines.id, noor.id]);
    expect(await codeOf(writeComment(ines, 'Answer me.', commentId))).toBe('NOT_FOUND');
  });

  it('lets the performer see and delete the fan’s comments on the performer’s posts', async () => {
    await block(mara, noor);
    const query = { objectType: 'feed' as const, objectId: feedId };
    expect((await mara.client.call(api.listComments, { query })).total).toBe(1);
    expect(await codeOf(mara.client.call(api.deleteComment, { params: { id: commentId } }))).toBe('none');
  });

  it('does not hide a post that the fan has bought (rule M4)', async () => {
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

  it('is listed once after repeated requests, and found by the name of the blocked user', async () => {
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

  it('is refused for the viewer’s own account and for an unknown user', async () => {
    expect(await codeOf(block(mara, mara))).toBe('OWN_ACCOUNT');
    expect(await codeOf(block(mara, { ...noor, id: 'f'.repeat(24) }))).toBe('NOT_FOUND');
    expect(await codeOf(unblock(mara, noor))).toBe('none');
  });
});

describe('the countries that a performer blocks (rule A4)', () => {
  const blockCountries = (...countryCodes: string[]) =>
    mara.client.call(api.updateBlockedCountries, { body: { countryCodes } });

  it('are replaced as a whole by an update, which only a performer can make', async () => {
    await blockCountries('NO', 'IS');
    expect((await blockCountries('IS', 'PT')).data.map(({ countryCode }) => countryCode)).toEqual(['IS', 'PT']);
    expect(await mara.client.call(api.listBlockedCountries)).toMatchObject({ total: 2 });
    expect(await blockCountries()).toMatchObject({ total: 0 });
    expect(await codeOf(noor.client.call(api.listBlockedCountries))).toBe('FORBIDDEN');
  });

  it('hide the profile and the posts from users and visitors in these countries', async () => {
    await blockCountries('IS');
    for (const client of [clientFrom('is-1'), clientFrom('is-2', noor.token)]) {
      expect(await codeOf(client.call(api.getPerformer, { params: { id: mara.id } }))).toBe('NOT_FOUND');
      expect(await codeOf(client.call(api.getFeed, { params: { id: feedId } }))).toBe('NOT_FOUND');
      expect(await search(client, `mara.${round}.clay`)).not.toContain(mara.id);
    }
    for (const client of [clientFrom('pt-1'), clientFrom('::'), clientFrom('pt-2', noor.token)])
      expect(await client.call(api.getPerformer, { params: { id: mara.id } })).toMatchObject({ _id: mara.id });
  });

  it('are compared with the country of a call, which the server stores for the account and the session', async () => {
    await clientFrom('se-1', noor.token).call(api.getMe);
    const [row] = await engine.ports.database.db.select().from(users).where(eq(users.id, noor.id));
    expect(row?.countryCode).toBe('SE');
    const [session] = (await noor.client.call(api.listSessions)).data;
    expect(session?.countryCode).toBe('SE');
  });

  it('do not hide the profile from its own performer', async () => {
    await blockCountries('IS');
    const home = clientFrom('is-3', mara.token);
    expect(await home.call(api.getPerformer, { params: { id: mara.id } })).toMatchObject({ isOwn: true });
  });
});

describe('checkCountryBlock', () => {
  it('returns whether the operator blocks the site in the visitor’s country (rule A4)', async () => {
    await engine.ports.database.db.insert(settings).values({ key: 'blockedCountries', value: ['AQ'] });
    expect(await clientFrom('aq-1').call(api.checkCountryBlock)).toEqual({ blocked: true, countryCode: 'AQ' });
    expect(await clientFrom('pt-1').call(api.checkCountryBlock)).toEqual({ blocked: false, countryCode: 'PT' });
    expect(await noor.client.call(api.checkCountryBlock)).toEqual({ blocked: false, countryCode: null });
  });
});
