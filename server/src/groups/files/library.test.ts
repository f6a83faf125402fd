import { api, type Client } from '@fanlight/sdk';
import type { LibraryFile } from '@fanlight/sdk/models';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { files } from '../../db/schema/index.ts';
import { codeOf, createPerformer, makePhoto, type Person, type TestEngine } from '../../testing/index.ts';
import { createEngineWithPeople } from '../../testing/setup.ts';
import { stopCleanly } from '../../testing/stop-cleanly.ts';
import { cleanFiles } from './index.ts';

const dayMs = 24 * 60 * 60 * 1000;

let engine: TestEngine;
let mara: Person;
let noor: Person;

beforeEach(async () => {
  ({ engine, mara, noor } = await createEngineWithPeople({ tokens: 100_00 }));
});

afterEach(() => stopCleanly(engine));

const named = async (name = 'vase.jpg') => new File([await makePhoto()], name);
const uploadForFeed = async ({ client }: Person = mara, name?: string) =>
  (await client.call(api.uploadFeedPhoto, { body: { photo: await named(name) } }))._id;
const post = ({ client }: Person, fileId: string, body: object = {}) =>
  client.call(api.createFeed, {
    body: { text: 'Kiln.', audience: 'public', files: [{ fileId, alt: 'A vase' }], ...body },
  });
const deletePost = (id: string) => mara.client.call(api.deleteFeed, { params: { id } });
const list = async (query: Parameters<typeof read>[1] = {}) => (await read(mara.client, query)).data;
const read = (client: Client, query: NonNullable<Parameters<typeof client.call<'listLibraryFiles'>>[1]>['query']) =>
  client.call(api.listLibraryFiles, { query });
const find = async (id: string) => (await list({ limit: 100 })).find(({ _id }) => _id === id);
const open = async (url: string | null | undefined) =>
  (await engine.fetch(new Request(`http://localhost${url}`))).status;
/** The stored variants of a file. */
const variantsOf = (id: string) =>
  keysOf(id)
    .map((key) => key.split('/').at(-1))
    .toSorted();
const keysOf = (id: string) => [...engine.storage.entries.keys()].filter((key) => key.includes(id));

describe('the media library (rule F4)', () => {
  it('lists the performer’s own files, newest first, with size, picture and where each is used', async () => {
    const used = await uploadForFeed(mara, 'kiln.jpg');
    const unused = await uploadForFeed(mara, 'wheel.jpg');
    const feed = await post(mara, used, { text: 'Kiln opened at dawn.' });
    const { file } = await mara.client.call(api.uploadPhoto, { body: { photoFileId: used, audience: 'followers' } });
    expect(file._id).toBe(used);
    const [first, second, ...others] = await list();
    expect(others).toEqual([]);
    expect(first).toMatchObject({ _id: unused, name: 'wheel.jpg', kind: 'photo', uses: [], totalUses: 0 });
    expect(second).toMatchObject({ _id: used, name: 'kiln.jpg', status: 'ready', totalUses: 2, expiresAt: null });
    expect(second?.uses).toContainEqual(
      expect.objectContaining({ objectType: 'feed', objectId: feed._id, title: 'Kiln opened at dawn.' }),
    );
    expect(second?.uses.map(({ objectType }) => objectType).toSorted()).toEqual(['feed', 'photo']);
    expect(second?.size).toBe((await named()).size);
    expect(await open(second?.thumbnailUrl)).toBe(200);
    expect((await read((await createPerformer(engine, 'ines')).client, {})).data).toEqual([]);
  });

  it('is filtered by kind, use, time and name, and paged without gaps', async () => {
    const old = await uploadForFeed(mara, 'old-kiln.jpg');
    await post(mara, old);
    engine.clock.advance(60_000);
    const from = engine.clock.now().toISOString();
    const ids: string[] = [];
    for (const name of ['a kiln.jpg', 'b.jpg', 'c kiln.jpg']) ids.push(await uploadForFeed(mara, name));
    await post(mara, ids[1] ?? '');
    const idsOf = (found: LibraryFile[]) => found.map(({ _id }) => _id);
    expect(idsOf(await list({ isUsed: true }))).toEqual([ids[1], old]);
    expect(idsOf(await list({ isUsed: false }))).toEqual([ids[2], ids[0]]);
    expect(idsOf(await list({ from }))).toEqual([ids[2], ids[1], ids[0]]);
    expect(idsOf(await list({ to: from }))).toEqual([old]);
    expect(idsOf(await list({ q: 'KILN' }))).toEqual([ids[2], ids[0], old]);
    expect(idsOf(await list({ kind: 'video' }))).toEqual([]);
    expect((await read(mara.client, { q: 'kiln', kind: 'photo' })).total).toBe(3);
    const paged: string[] = [];
    for (let cursor: string | undefined; ; ) {
      const page = await read(mara.client, { limit: 1, ...(cursor && { cursor }) });
      expect(page.total).toBe(4);
      paged.push(...idsOf(page.data));
      if (!page.isMore) break;
      cursor = page.cursor;
    }
    expect(paged).toEqual([ids[2], ids[1], ids[0], old]);
    expect(idsOf(await list({ limit: 2, offset: 1, sort: 'asc' }))).toEqual([ids[0], ids[1]]);
  });

  it('is read with a constant number of statements', async () => {
    const { db } = engine.ports.database;
    const count = async () => {
      const spy = vi.spyOn((db as unknown as { session: { prepareQuery: () => unknown } }).session, 'prepareQuery');
      await list();
      const calls = spy.mock.calls.length;
      spy.mockRestore();
      return calls;
    };
    await post(mara, await uploadForFeed());
    await list();
    const few = await count();
    expect(few).toBeGreaterThan(1);
    for (let no = 0; no < 5; no += 1) await post(mara, await uploadForFeed());
    expect(await count()).toBe(few);
  });

  it('keeps a file that a second post uses when the first post is deleted', async () => {
    const id = await uploadForFeed();
    const [first, second] = [await post(mara, id), await post(mara, id)];
    await deletePost(first._id);
    await engine.settle();
    const { files: shown } = await noor.client.call(api.getFeed, { params: { id: second._id } });
    expect(await open(shown[0]?.url)).toBe(200);
    expect((await find(id))?.totalUses).toBe(1);
    await deletePost(second._id);
    await engine.settle();
    expect(await find(id)).toMatchObject({ totalUses: 0, expiresAt: null });
    engine.clock.advance(400 * dayMs);
    await cleanFiles(engine.ports);
    expect(variantsOf(id)).toEqual(['display', 'thumbnail']);
  });

  it('keeps what a released file needs to be used again by every kind of item', async () => {
    const id = await uploadForFeed();
    await deletePost((await post(mara, id))._id);
    const { client } = mara;
    const body = { audience: 'public' as const };
    const photo = await client.call(api.uploadPhoto, { body: { photoFileId: id, ...body } });
    const story = await client.call(api.createStory, { body: { fileId: id, ...body } });
    const product = await client.call(api.createProduct, {
      body: { title: 'Mug', type: 'physical', price: 8, stock: 2, imageFileId: id },
    });
    const feed = await post(mara, id, { thumbnailId: id });
    expect(photo.file._id).toBe(id);
    expect(story.file).toMatchObject({ _id: id, type: 'story-photo' });
    expect(product.image?.url).toContain(id);
    expect(feed.files[0]).toMatchObject({ _id: id, type: 'feed-photo' });
    expect((await find(id))?.totalUses).toBe(4);
    await client.call(api.deletePhoto, { params: { id: photo._id } });
    await client.call(api.deleteStory, { params: { id: story._id } });
    await client.call(api.deleteProduct, { params: { id: product._id } });
    await client.call(api.updateFeed, { params: { id: feed._id }, body: { thumbnailId: null } });
    await engine.settle();
    expect(await find(id)).toMatchObject({ totalUses: 1 });
    expect(await open((await client.call(api.getFeed, { params: { id: feed._id } })).files[0]?.url)).toBe(200);
  });

  it('deletes only unused files, for their performer', async () => {
    const [used, unused] = [await uploadForFeed(), await uploadForFeed()];
    const feed = await post(mara, used);
    const remove = (id: string, { client } = mara) =>
      client.call(api.deleteLibraryFile, { params: { id } }).then(
        () => 'done',
        ({ code }) => code,
      );
    const ines = await createPerformer(engine, 'ines');
    expect(await remove(unused, ines)).toBe('FORBIDDEN');
    expect(await remove(used)).toBe('STATUS_CONFLICT');
    expect(await remove(unused)).toBe('done');
    expect(await remove(unused)).toBe('NOT_FOUND');
    await engine.settle();
    expect(keysOf(unused)).toEqual([]);
    expect(variantsOf(used)).toEqual(['display', 'thumbnail']);
    await deletePost(feed._id);
    expect(await remove(used)).toBe('done');
    await engine.settle();
    expect(keysOf(used)).toEqual([]);
    expect(await list()).toEqual([]);
    await mara.client.call(api.uploadMyAvatar, { body: { avatar: await named() } });
    const [avatar] = await engine.ports.database.db.select().from(files).where(eq(files.purpose, 'avatar'));
    expect(await remove(avatar?.id ?? '')).toBe('NOT_FOUND');
    expect(variantsOf(avatar?.id ?? '')).toEqual(['display', 'thumbnail']);
  });

  it('deletes a file whose processing has failed after a day, as the performer sees before', async () => {
    const id = await uploadForFeed();
    await engine.ports.database.db.update(files).set({ status: 'failed' }).where(eq(files.id, id));
    const { expiresAt, createdAt } = (await find(id)) as LibraryFile;
    expect(Date.parse(String(expiresAt)) - Date.parse(createdAt)).toBe(dayMs);
    engine.clock.advance(dayMs);
    await cleanFiles(engine.ports);
    expect(variantsOf(id)).toEqual(['display', 'thumbnail']);
    engine.clock.advance(1);
    await cleanFiles(engine.ports);
    expect(keysOf(id)).toEqual([]);
    expect(await engine.ports.database.db.$count(files, eq(files.id, id))).toBe(0);
  });

  it('deletes a file that no item has ever used 30 days after its upload', async () => {
    const id = await uploadForFeed();
    const { expiresAt, createdAt } = (await find(id)) as LibraryFile;
    expect(Date.parse(String(expiresAt)) - Date.parse(createdAt)).toBe(30 * dayMs);
    engine.clock.advance(30 * dayMs);
    await cleanFiles(engine.ports);
    expect(variantsOf(id)).toEqual(['display', 'thumbnail']);
    engine.clock.advance(1);
    await Promise.all([cleanFiles(engine.ports), cleanFiles(engine.ports)]);
    expect(keysOf(id)).toEqual([]);
    expect(await engine.ports.database.db.$count(files, eq(files.id, id))).toBe(0);
  });

  it('gives no file to another performer, whatever the kind of item', async () => {
    const id = await uploadForFeed();
    await post(mara, id);
    const { client } = await createPerformer(engine, 'ines');
    const missing = (field: string) => ({
      code: 'VALIDATION_FAILED',
      fields: [{ path: field, code: 'FILE_MISSING' }],
    });
    const audience = 'public' as const;
    const text = 'Mine?';
    const tries = [
      [
        'files.0.fileId',
        () => client.call(api.createFeed, { body: { text, audience, files: [{ fileId: id, alt: '' }] } }),
      ],
      ['thumbnailId', () => client.call(api.createFeed, { body: { text, audience, thumbnailId: id } })],
      ['teaserId', () => client.call(api.createFeed, { body: { text, audience, teaserId: id } })],
      ['photoFileId', () => client.call(api.uploadPhoto, { body: { audience, photoFileId: id } })],
      ['videoFileId', () => client.call(api.uploadVideo, { body: { audience, title: text, videoFileId: id } })],
      ['thumbnailFileId', () => client.call(api.uploadVideo, { body: { audience, title: text, thumbnailFileId: id } })],
      ['teaserFileId', () => client.call(api.uploadVideo, { body: { audience, title: text, teaserFileId: id } })],
      ['videoFileId', () => client.call(api.uploadReel, { body: { audience, videoFileId: id } })],
      ['fileId', () => client.call(api.createStory, { body: { audience, fileId: id } })],
      [
        'imageFileId',
        () =>
          client.call(api.createProduct, {
            body: { title: text, type: 'physical', price: 8, stock: 1, imageFileId: id },
          }),
      ],
    ] as const;
    for (const [field, call] of tries) {
      const failure = await call().then(
        () => undefined,
        (error) => error,
      );
      expect(failure, field).toMatchObject(missing(field));
    }
    expect((await find(id))?.totalUses).toBe(1);
  });

  it('refuses files of another kind, and files outside of the library', async () => {
    const id = await uploadForFeed();
    const notReusable = (path: string) => ({
      ...{ code: 'VALIDATION_FAILED', reason: 'FILE_NOT_REUSABLE' },
      fields: [{ path, code: 'FILE_NOT_REUSABLE' }],
    });
    const video = mara.client.call(api.uploadReel, { body: { audience: 'public', videoFileId: id } });
    await expect(video).rejects.toMatchObject(notReusable('videoFileId'));
    await mara.client.call(api.uploadMyAvatar, { body: { avatar: await named() } });
    const [avatar] = await engine.ports.database.db.select().from(files).where(eq(files.purpose, 'avatar'));
    await expect(post(mara, avatar?.id ?? '')).rejects.toMatchObject(notReusable('files.0.fileId'));
    expect((await list()).map(({ _id }) => _id)).toEqual([id]);
  });

  it('does not unlock a locked item that shares a file with a free one (rules A2, A3)', async () => {
    const id = await uploadForFeed();
    const locked = await post(mara, id, { text: 'For buyers.', audience: 'subscribers', price: 5 });
    const get = async (feedId: string) => noor.client.call(api.getFeed, { params: { id: feedId } });
    expect((await get(locked._id)).files[0]).toMatchObject({ url: null, thumbnails: [] });
    const free = await post(mara, id);
    expect((await get(locked._id)).files[0]).toMatchObject({ url: null, thumbnails: [] });
    expect(await open((await get(free._id)).files[0]?.url)).toBe(200);
    await deletePost(free._id);
    expect((await get(locked._id)).files[0]).toMatchObject({ url: null, thumbnails: [] });
    await noor.client.call(api.buyFeed, { params: { id: locked._id }, body: {} });
    expect(await open((await get(locked._id)).files[0]?.url)).toBe(200);
  });

  it('loses no bytes when a post that uses a file is created while the other one is deleted', async () => {
    const id = await uploadForFeed();
    const first = await post(mara, id);
    const [, second] = await Promise.all([deletePost(first._id), post(mara, id)]);
    await engine.settle();
    expect(await open((await mara.client.call(api.getFeed, { params: { id: second._id } })).files[0]?.url)).toBe(200);
    expect(await find(id)).toMatchObject({ totalUses: 1 });
    expect(await codeOf(mara.client.call(api.deleteLibraryFile, { params: { id } }))).toBe('STATUS_CONFLICT');
  });
});
