import { api } from '@fanlight/sdk';
import type { Audience } from '@fanlight/sdk/models';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { charges, files } from '../../db/schema/index.ts';
import {
  createFan,
  createPerformer,
  createTestEngine,
  createVisitor,
  makePhoto,
  type Person,
  type TestEngine,
} from '../../testing/index.ts';
import { stopCleanly } from '../../testing/stop-cleanly.ts';

let engine: TestEngine;
let mara: Person;
let noor: Person;

beforeEach(async () => {
  engine = await createTestEngine();
  mara = await createPerformer(engine, 'mara');
  noor = await createFan(engine, 'noor');
});
afterEach(() => stopCleanly(engine));

const upload = async (galleryId?: string, audience: Audience = 'public', text = 'First light on the shelf') =>
  mara.client.call(api.uploadPhoto, {
    body: { photo: await makePhoto(), audience, text, alt: 'Six bowls', ...(galleryId && { galleryId }) },
  });

const create = (photoIds: string[], more: { audience?: Audience; price?: number } = {}) =>
  mara.client.call(api.createGallery, {
    body: { title: 'A day at the kiln', description: 'Twelve pots.', audience: 'public', photoIds, ...more },
  });

const buy = (galleryId: string) =>
  engine.ports.database.db.insert(charges).values({
    id: engine.ports.ids.next(),
    payerId: noor.id,
    performerId: mara.id,
    type: 'gallery',
    objectId: galleryId,
    amount: 1200,
    commission: 240,
    createdAt: engine.ports.clock.now(),
  });

const idsOf = (photos: { _id: string }[]) => photos.map(({ _id }) => _id);
const get = (id: string, person: Person = noor) => person.client.call(api.getGallery, { params: { id } });

describe('galleries', () => {
  it('contain photos in order, and are visible only to their performer while empty', async () => {
    const empty = await create([]);
    await expect(get(empty._id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect((await get(empty._id, mara)).totalPhotos).toBe(0);
    const [one, two, three] = [await upload(), await upload(), await upload()];
    const gallery = await create([three._id, one._id, two._id]);
    expect(idsOf(gallery.photos)).toEqual([three._id, one._id, two._id]);
    expect(gallery.thumbnail?._id).toBe(three._id);
    const turned = await mara.client.call(api.updateGallery, {
      params: { id: gallery._id },
      body: { photoIds: [one._id, three._id] },
    });
    expect(idsOf(turned.photos)).toEqual([one._id, three._id]);
    expect((await noor.client.call(api.listGalleries, {})).data.map(({ _id }) => _id)).toEqual([gallery._id]);
    expect((await mara.client.call(api.listMyGalleries, {})).total).toBe(2);
  });

  it('show four photos and the chosen cover in lists', async () => {
    const photos = [];
    for (let i = 0; i < 6; i += 1) photos.push(await upload());
    const { _id: id } = await create(idsOf(photos));
    await mara.client.call(api.setPhotoAsCover, { params: { id: photos[5]?._id ?? '' } });
    const [listed] = (await noor.client.call(api.listGalleries, { query: { performerId: mara.id } })).data;
    expect(listed).toMatchObject({ totalPhotos: 6, thumbnail: { _id: photos[5]?._id } });
    expect(idsOf(listed?.photos ?? [])).toEqual(idsOf(photos.slice(0, 4)));
    expect((await get(id)).photos).toHaveLength(6);
  });

  it('accept only their performer’s photos, and remove them from their previous gallery', async () => {
    const photo = await upload();
    const first = await create([photo._id]);
    const second = await create([photo._id]);
    expect((await get(first._id, mara)).photos).toEqual([]);
    expect(idsOf((await get(second._id)).photos)).toEqual([photo._id]);
    const wren = await createPerformer(engine, 'wren');
    const stolen = { title: 'Mine', audience: 'public' as const, photoIds: [photo._id] };
    await expect(wren.client.call(api.createGallery, { body: stolen })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: [{ path: 'photoIds.0' }],
    });
    await expect(create([photo._id, photo._id])).rejects.toMatchObject({ fields: [{ path: 'photoIds.1' }] });
    const foreign = { params: { id: second._id }, body: { title: 'Ours' } };
    await expect(wren.client.call(api.updateGallery, foreign)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  it('refuse more than 100 photos', async () => {
    const ids = [];
    for (let i = 0; i < 100; i += 1) ids.push((await upload())._id);
    const { _id: galleryId } = await create(ids);
    await expect(upload(galleryId)).rejects.toMatchObject({ code: 'STATUS_CONFLICT' });
    expect((await get(galleryId)).photos).toHaveLength(100);
  });

  it('contain previews, access and no file URLs while locked (rules A1, A2)', async () => {
    const photo = await upload(undefined, 'public', 'The recipe of the glaze');
    const { _id: id } = await create([photo._id], { audience: 'subscribers', price: 12 });
    const locked = await get(id);
    expect(locked.access).toMatchObject({ isAllowed: false, wayIn: 'buy', price: 12 });
    expect(locked.photos[0]).toMatchObject({ url: null, thumbnailUrl: null, preview: expect.stringMatching(/^data:/) });
    const [inside] = (await noor.client.call(api.listPhotos, { query: { galleryId: id } })).data;
    expect(inside).toMatchObject({ text: '', access: { isAllowed: false }, file: { url: null, thumbnailUrl: null } });
    const asked = await noor.client.call(api.listPhotos, { query: { galleryId: id, q: 'recipe' } });
    expect(asked.total).toBe(0);
    expect((await createVisitor(engine).call(api.getGallery, { params: { id } })).access.wayIn).toBe('login');
    await buy(id);
    expect((await get(id)).photos[0]?.url).toMatch(/^\/api\/files\//);
  });

  it('stay unchanged for their buyers when photos are removed or the gallery is deleted (rule A4)', async () => {
    const [kept, moved, deleted] = [await upload(), await upload(), await upload()];
    const gallery = await create([kept._id, moved._id, deleted._id], { audience: 'subscribers', price: 12 });
    engine.clock.advance(1000);
    await buy(gallery._id);
    engine.clock.advance(1000);
    await mara.client.call(api.updatePhoto, { params: { id: moved._id }, body: { galleryId: null } });
    await mara.client.call(api.deletePhoto, { params: { id: deleted._id } });
    expect(idsOf((await get(gallery._id)).photos)).toEqual([kept._id, moved._id, deleted._id]);
    expect(idsOf((await get(gallery._id, mara)).photos)).toEqual([kept._id]);
    await mara.client.call(api.deleteGallery, { params: { id: gallery._id } });
    expect(idsOf((await get(gallery._id)).photos)).toEqual([kept._id, moved._id, deleted._id]);
    await expect(get(gallery._id, mara)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect((await mara.client.call(api.listMyPhotos, {})).total).toBe(2);
    // A buyer does not receive photos that were removed before the purchase.
    const iris = await createFan(engine, 'iris');
    await expect(get(gallery._id, iris)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('are deleted with their files if they were never bought', async () => {
    const photo = await upload();
    const gallery = await create([photo._id]);
    await mara.client.call(api.deletePhoto, { params: { id: photo._id } });
    const left = await engine.ports.database.db.select().from(files).where(eq(files.purpose, 'photo'));
    expect(left).toEqual([]);
    await mara.client.call(api.deleteGallery, { params: { id: gallery._id } });
    expect((await mara.client.call(api.listMyGalleries, {})).total).toBe(0);
  });

  it('are paged by likes without losing or repeating any (rule W1)', async () => {
    const ids = [];
    for (let i = 0; i < 5; i += 1) ids.push((await create([(await upload())._id]))._id);
    for (const objectId of [ids[1], ids[3]])
      await noor.client.call(api.createReaction, {
        body: { action: 'like', objectType: 'gallery', objectId: objectId ?? '' },
      });
    const seen = [];
    for (let cursor: string | undefined; ; ) {
      const query = { sortBy: 'popular' as const, limit: 2, ...(cursor && { cursor }) };
      const page = await noor.client.call(api.listGalleries, { query });
      seen.push(...idsOf(page.data));
      if (!page.isMore) break;
      cursor = page.cursor;
    }
    expect(seen).toEqual([ids[3], ids[1], ids[4], ids[2], ids[0]]);
  });

  it('are listed in the bookmarks', async () => {
    const { _id: objectId } = await create([(await upload())._id]);
    await noor.client.call(api.createReaction, { body: { action: 'bookmark', objectType: 'gallery', objectId } });
    const { data } = await noor.client.call(api.listBookmarkedGalleries, {});
    expect(data).toMatchObject([{ _id: objectId, isBookmarked: true, totalBookmarks: 1 }]);
  });
});

describe('photos', () => {
  it('without a gallery are deleted with their likes and files, and lower the performer’s likes', async () => {
    const { _id: objectId } = await upload();
    await noor.client.call(api.createReaction, { body: { objectId, objectType: 'photo', action: 'like' } });
    const likes = async () => (await noor.client.call(api.getPerformer, { params: { id: mara.id } })).totalLikes;
    expect(await likes()).toBe(1);
    await mara.client.call(api.deletePhoto, { params: { id: objectId } });
    expect(await likes()).toBe(0);
    await engine.settle();
    const left = await engine.ports.database.db.select().from(files).where(eq(files.purpose, 'photo'));
    expect(left).toEqual([]);
  });

  it('without a gallery are listed by their own audience', async () => {
    const single = await upload(undefined, 'followers');
    const { _id: galleryId } = await create([(await upload())._id]);
    const list = () => noor.client.call(api.listPerformerPhotos, { params: { performerId: mara.id } });
    expect((await list()).data).toMatchObject([{ _id: single._id, access: { isAllowed: false, wayIn: 'follow' } }]);
    await noor.client.call(api.followPerformer, { params: { id: mara.id } });
    expect((await list()).data).toMatchObject([{ text: 'First light on the shelf', access: { isAllowed: true } }]);
    const inside = await noor.client.call(api.listPhotos, { query: { galleryId } });
    expect(inside.total).toBe(1);
    await expect(mara.client.call(api.setPhotoAsCover, { params: { id: single._id } })).rejects.toMatchObject({
      code: 'STATUS_CONFLICT',
    });
  });
});
