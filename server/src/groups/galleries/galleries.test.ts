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

const uploadPhoto = async (galleryId?: string, audience: Audience = 'public', text = 'First light on the shelf') =>
  mara.client.call(api.uploadPhoto, {
    body: { photo: await makePhoto(), audience, text, alt: 'Six bowls', ...(galleryId && { galleryId }) },
  });

const createGallery = (photoIds: string[], more: { audience?: Audience; price?: number } = {}) =>
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
const getGallery = (id: string, person: Person = noor) => person.client.call(api.getGallery, { params: { id } });

describe('a gallery', () => {
  it('contains its photos in their order, and is visible only to its performer while it has no photos', async () => {
    const empty = await createGallery([]);
    await expect(getGallery(empty._id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect((await getGallery(empty._id, mara)).totalPhotos).toBe(0);
    const [one, two, three] = [await uploadPhoto(), await uploadPhoto(), await uploadPhoto()];
    const gallery = await createGallery([three._id, one._id, two._id]);
    expect(idsOf(gallery.photos)).toEqual([three._id, one._id, two._id]);
    expect(gallery.thumbnail?._id).toBe(three._id);
    const reordered = await mara.client.call(api.updateGallery, {
      params: { id: gallery._id },
      body: { photoIds: [one._id, three._id] },
    });
    expect(idsOf(reordered.photos)).toEqual([one._id, three._id]);
    expect((await noor.client.call(api.listGalleries, {})).data.map(({ _id }) => _id)).toEqual([gallery._id]);
    expect((await mara.client.call(api.listMyGalleries, {})).total).toBe(2);
  });

  it('appears in lists with its cover and four of its photos', async () => {
    const photos = [];
    for (let i = 0; i < 6; i += 1) photos.push(await uploadPhoto());
    const { _id: id } = await createGallery(idsOf(photos));
    await mara.client.call(api.setPhotoAsCover, { params: { id: photos[5]?._id ?? '' } });
    const [listed] = (await noor.client.call(api.listGalleries, { query: { performerId: mara.id } })).data;
    expect(listed).toMatchObject({ totalPhotos: 6, thumbnail: { _id: photos[5]?._id } });
    expect(idsOf(listed?.photos ?? [])).toEqual(idsOf(photos.slice(0, 4)));
    expect((await getGallery(id)).photos).toHaveLength(6);
  });

  it('accepts only photos of its performer, and removes them from their previous gallery', async () => {
    const photo = await uploadPhoto();
    const first = await createGallery([photo._id]);
    const second = await createGallery([photo._id]);
    expect((await getGallery(first._id, mara)).photos).toEqual([]);
    expect(idsOf((await getGallery(second._id)).photos)).toEqual([photo._id]);
    const wren = await createPerformer(engine, 'wren');
    const body = { title: 'Mine', audience: 'public' as const, photoIds: [photo._id] };
    await expect(wren.client.call(api.createGallery, { body })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: [{ path: 'photoIds.0' }],
    });
    await expect(createGallery([photo._id, photo._id])).rejects.toMatchObject({ fields: [{ path: 'photoIds.1' }] });
    const input = { params: { id: second._id }, body: { title: 'Ours' } };
    await expect(wren.client.call(api.updateGallery, input)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  it('refuses the 101st photo', async () => {
    const ids = [];
    for (let i = 0; i < 100; i += 1) ids.push((await uploadPhoto())._id);
    const { _id: galleryId } = await createGallery(ids);
    await expect(uploadPhoto(galleryId)).rejects.toMatchObject({ code: 'STATUS_CONFLICT' });
    expect((await getGallery(galleryId)).photos).toHaveLength(100);
  });

  it('contains previews but no file URLs for a viewer without access, until this viewer buys it (rules A1, A2)', async () => {
    const photo = await uploadPhoto(undefined, 'public', 'The recipe of the glaze');
    const { _id: id } = await createGallery([photo._id], { audience: 'subscribers', price: 12 });
    const locked = await getGallery(id);
    expect(locked.access).toMatchObject({ isAllowed: false, requiredAction: 'buy', price: 12 });
    expect(locked.photos[0]).toMatchObject({ url: null, thumbnailUrl: null, preview: expect.stringMatching(/^data:/) });
    const [photoInGallery] = (await noor.client.call(api.listPhotos, { query: { galleryId: id } })).data;
    expect(photoInGallery).toMatchObject({
      text: '',
      access: { isAllowed: false },
      file: { url: null, thumbnailUrl: null },
    });
    const search = await noor.client.call(api.listPhotos, { query: { galleryId: id, q: 'recipe' } });
    expect(search.total).toBe(0);
    expect((await createVisitor(engine).call(api.getGallery, { params: { id } })).access.requiredAction).toBe('login');
    await buy(id);
    expect((await getGallery(id)).photos[0]?.url).toMatch(/^\/api\/files\//);
  });

  it('is unchanged for its buyer after its performer removes photos or deletes the gallery (rule A4)', async () => {
    const [kept, moved, deleted] = [await uploadPhoto(), await uploadPhoto(), await uploadPhoto()];
    const gallery = await createGallery([kept._id, moved._id, deleted._id], { audience: 'subscribers', price: 12 });
    engine.clock.advance(1000);
    await buy(gallery._id);
    engine.clock.advance(1000);
    await mara.client.call(api.updatePhoto, { params: { id: moved._id }, body: { galleryId: null } });
    await mara.client.call(api.deletePhoto, { params: { id: deleted._id } });
    expect(idsOf((await getGallery(gallery._id)).photos)).toEqual([kept._id, moved._id, deleted._id]);
    expect(idsOf((await getGallery(gallery._id, mara)).photos)).toEqual([kept._id]);
    await mara.client.call(api.deleteGallery, { params: { id: gallery._id } });
    expect(idsOf((await getGallery(gallery._id)).photos)).toEqual([kept._id, moved._id, deleted._id]);
    await expect(getGallery(gallery._id, mara)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect((await mara.client.call(api.listMyPhotos, {})).total).toBe(2);
    const iris = await createFan(engine, 'iris');
    await expect(getGallery(gallery._id, iris)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is deleted without leaving a photo, if it was not sold; the file stays unused in the media library (rule F4)', async () => {
    const photo = await uploadPhoto();
    const gallery = await createGallery([photo._id]);
    await mara.client.call(api.deletePhoto, { params: { id: photo._id } });
    const photoFiles = await engine.ports.database.db.select().from(files).where(eq(files.purpose, 'photo'));
    expect(photoFiles.map(({ attachedAt }) => attachedAt)).toEqual([null]);
    await mara.client.call(api.deleteGallery, { params: { id: gallery._id } });
    expect((await mara.client.call(api.listMyGalleries, {})).total).toBe(0);
  });

  it('is listed exactly once in pages that are sorted by likes (rule W1)', async () => {
    const ids = [];
    for (let i = 0; i < 5; i += 1) ids.push((await createGallery([(await uploadPhoto())._id]))._id);
    for (const objectId of [ids[1], ids[3]])
      await noor.client.call(api.createReaction, {
        body: { action: 'like', objectType: 'gallery', objectId: objectId ?? '' },
      });
    const listedIds = [];
    for (let cursor: string | undefined; ; ) {
      const query = { sortBy: 'popular' as const, limit: 2, ...(cursor && { cursor }) };
      const page = await noor.client.call(api.listGalleries, { query });
      listedIds.push(...idsOf(page.data));
      if (!page.isMore) break;
      cursor = page.cursor;
    }
    expect(listedIds).toEqual([ids[3], ids[1], ids[4], ids[2], ids[0]]);
  });

  it('is listed in the bookmarks of a viewer who bookmarked it', async () => {
    const { _id: objectId } = await createGallery([(await uploadPhoto())._id]);
    await noor.client.call(api.createReaction, { body: { action: 'bookmark', objectType: 'gallery', objectId } });
    const { data } = await noor.client.call(api.listBookmarkedGalleries, {});
    expect(data).toMatchObject([{ _id: objectId, isBookmarked: true, totalBookmarks: 1 }]);
  });
});

describe('a photo without a gallery', () => {
  it('is deleted with its likes, which are subtracted from the performer’s likes', async () => {
    const { _id: objectId } = await uploadPhoto();
    await noor.client.call(api.createReaction, { body: { objectId, objectType: 'photo', action: 'like' } });
    const readLikes = async () => (await noor.client.call(api.getPerformer, { params: { id: mara.id } })).totalLikes;
    expect(await readLikes()).toBe(1);
    await mara.client.call(api.deletePhoto, { params: { id: objectId } });
    expect(await readLikes()).toBe(0);
    await engine.settle();
    const photoFiles = await engine.ports.database.db.select().from(files).where(eq(files.purpose, 'photo'));
    expect(photoFiles.map(({ attachedAt }) => attachedAt)).toEqual([null]);
  });

  it('is listed among the performer’s photos, and locked by its own audience', async () => {
    const photo = await uploadPhoto(undefined, 'followers');
    const { _id: galleryId } = await createGallery([(await uploadPhoto())._id]);
    const list = () => noor.client.call(api.listPerformerPhotos, { params: { performerId: mara.id } });
    expect((await list()).data).toMatchObject([
      { _id: photo._id, access: { isAllowed: false, requiredAction: 'follow' } },
    ]);
    await noor.client.call(api.followPerformer, { params: { id: mara.id } });
    expect((await list()).data).toMatchObject([{ text: 'First light on the shelf', access: { isAllowed: true } }]);
    const photosInGallery = await noor.client.call(api.listPhotos, { query: { galleryId } });
    expect(photosInGallery.total).toBe(1);
    await expect(mara.client.call(api.setPhotoAsCover, { params: { id: photo._id } })).rejects.toMatchObject({
      code: 'STATUS_CONFLICT',
    });
  });
});
