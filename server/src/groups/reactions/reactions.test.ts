import { api } from '@fanlight/sdk';
import type { ReactionObjectType } from '@fanlight/sdk/models';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { performers, products, reels } from '../../db/schema/index.ts';
import { createFan, createPerformer, createTestEngine, type Person, type TestEngine } from '../../testing/index.ts';
import { stopCleanly } from '../../testing/stop-cleanly.ts';

let engine: TestEngine;
let mara: Person;
let noor: Person;

beforeAll(async () => {
  engine = await createTestEngine();
  mara = await createPerformer(engine, 'mara.clay');
  noor = await createFan(engine, 'noor.fan');
});

afterAll(() => stopCleanly(engine));

const react = (objectType: ReactionObjectType, objectId: string, action: 'like' | 'bookmark' = 'bookmark') =>
  noor.client.call(api.createReaction, { body: { action, objectType, objectId } });
const removeReaction = (objectType: ReactionObjectType, objectId: string, action: 'like' | 'bookmark' = 'bookmark') =>
  noor.client.call(api.deleteReaction, { body: { action, objectType, objectId } });
const bookmarks = (query = {}) => noor.client.call(api.listBookmarks, { params: { type: 'all' }, query });

const itemColumns = () => ({
  performerId: mara.id,
  audience: 'public' as const,
  createdAt: engine.clock.now(),
  updatedAt: engine.clock.now(),
});

describe('reactions to items and performers', () => {
  it('count a bookmark of a performer once per fan', async () => {
    expect(await react('performer', mara.id)).toMatchObject({ isSet: true, total: 1 });
    expect(await react('performer', mara.id)).toMatchObject({ total: 1 });
    const { data } = await noor.client.call(api.listBookmarkedPerformers);
    expect(data).toMatchObject([{ _id: mara.id, isBookmarked: true }]);
    expect(await removeReaction('performer', mara.id)).toMatchObject({ isSet: false, total: 0 });
    expect((await noor.client.call(api.listBookmarkedPerformers)).total).toBe(0);
  });

  it('list and count bookmarked performers only if the fan can see their profiles (rules A4, P7)', async () => {
    const ines = await createPerformer(engine, 'ines');
    const anselm = await createPerformer(engine, 'anselm');
    for (const { id } of [mara, ines, anselm]) await react('performer', id);
    const read = async () => {
      const { data, total } = await noor.client.call(api.listBookmarkedPerformers);
      return { ids: data.map(({ _id }) => _id), total };
    };
    expect(await read()).toEqual({ ids: [anselm.id, ines.id, mara.id], total: 3 });
    await ines.client.call(api.blockUser, { body: { userId: noor.id } });
    await engine.ports.database.db
      .update(performers)
      .set({ hiddenAt: engine.clock.now() })
      .where(eq(performers.userId, ines.id));
    expect(await read()).toEqual({ ids: [anselm.id, mara.id], total: 2 });
    expect((await bookmarks()).total).toBe(2);
    for (const { id } of [mara, anselm]) await removeReaction('performer', id);
    expect((await read()).total).toBe(0);
  });

  it('notify the performer of a like of a reel (rule N1)', async () => {
    const id = 'a'.repeat(24);
    await engine.ports.database.db
      .insert(reels)
      .values({ id, text: 'A wheel', readyAt: engine.clock.now(), ...itemColumns() });
    expect(await react('reel', id, 'like')).toMatchObject({ total: 1 });
    await engine.settle();
    const { data } = await mara.client.call(api.listNotifications);
    expect(data[0]).toMatchObject({ type: 'reaction', objectType: 'reel', objectId: id, excerpt: 'A wheel' });
    expect(await removeReaction('reel', id, 'like')).toMatchObject({ total: 0 });
  });
});

it('a comment on a reel is listed, and counted until it is deleted', async () => {
  const objectId = 'a'.repeat(24);
  const body = { objectType: 'reel' as const, objectId, content: 'How fast' };
  const comment = await noor.client.call(api.createComment, { body });
  const { data } = await mara.client.call(api.listComments, { query: { objectType: 'reel', objectId } });
  expect(data.map(({ _id }) => _id)).toEqual([comment._id]);
  const [row] = await engine.ports.database.db.select().from(reels);
  expect(row?.totalComments).toBe(1);
  await noor.client.call(api.deleteComment, { params: { id: comment._id } });
  const [after] = await engine.ports.database.db.select().from(reels);
  expect(after?.totalComments).toBe(0);
});

describe('the list of all bookmarks', () => {
  it('has all kinds of items, latest first, without the text of locked items (rule A2)', async () => {
    const secret = `Locked words. ${'Nobody reads this far. '.repeat(8)}`;
    const open = await mara.client.call(api.createFeed, { body: { text: 'Open', audience: 'public' } });
    const locked = await mara.client.call(api.createFeed, { body: { text: secret, audience: 'followers' } });
    const product = 'b'.repeat(24);
    const { audience: _, ...sold } = itemColumns();
    await engine.ports.database.db
      .insert(products)
      .values({ id: product, title: 'A bowl', type: 'digital', price: 1200, ...sold });
    await noor.client.call(api.followPerformer, { params: { id: mara.id } });
    for (const [type, id] of [
      ['feed', open._id],
      ['feed', locked._id],
      ['performer', mara.id],
    ] as const)
      await react(type, id);
    await noor.client.call(api.unfollowPerformer, { params: { id: mara.id } });
    const first = await bookmarks({ limit: 2 });
    expect(first).toMatchObject({ total: 3, isMore: true });
    const second = await bookmarks({ limit: 2, cursor: first.cursor });
    const all = [...first.data, ...second.data];
    expect(all.map(({ objectType, objectId }) => [objectType, objectId])).toEqual([
      ['performer', mara.id],
      ['feed', locked._id],
      ['feed', open._id],
    ]);
    expect(all[1]?.title.length).toBeLessThan(secret.length);
    expect(all[2]?.title).toBe('Open');
    const photos = await noor.client.call(api.listBookmarks, { params: { type: 'photos' } });
    expect(photos.data).toEqual([]);
    const { data: listed } = await noor.client.call(api.listBookmarkedFeeds);
    expect(listed.map(({ _id }) => _id)).toEqual([locked._id, open._id]);
  });
});
