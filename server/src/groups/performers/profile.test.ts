import { api, type Client } from '@fanlight/sdk';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { performers, products, reels, users, videos } from '../../db/schema/index.ts';
import { createPerformer, makePhoto, type Person, type TestEngine } from '../../testing/index.ts';
import { createEngineWithPeople } from '../../testing/setup.ts';
import { stopCleanly } from '../../testing/stop-cleanly.ts';

let engine: TestEngine;
let mara: Person;
let noor: Person;

beforeAll(async () => {
  ({ engine, mara, noor } = await createEngineWithPeople());
});

afterAll(() => stopCleanly(engine));

const readProfile = (client: Client) => client.call(api.getPerformer, { params: { id: mara.id } });

describe('the profile of a performer', () => {
  it('has `isBlocked: false` for a viewer who can read the profile (rule A4)', async () => {
    expect((await readProfile(noor.client)).isBlocked).toBe(false);
  });

  it('is verified in all responses once an operator has approved the performer’s identity (rule P7)', async () => {
    const body = { text: 'Kiln notes', audience: 'public' as const };
    const { _id: id } = await mara.client.call(api.createFeed, { body });
    const readIsVerified = async () => [
      (await readProfile(mara.client)).isVerified,
      (await mara.client.call(api.getMyFeed, { params: { id } })).performer.isVerified,
      (await mara.client.call(api.searchUsers, { query: { q: 'mara' } })).data[0]?.isVerified,
    ];
    expect(await readIsVerified()).toEqual([true, true, true]);
    const { db } = engine.ports.database;
    await db.update(performers).set({ status: 'pending' }).where(eq(performers.userId, mara.id));
    expect((await readIsVerified()).slice(0, 2)).toEqual([false, false]);
  });
});

describe('the totals of a profile', () => {
  /** Returns the totals of the performer's lists. */
  async function readTotalsOfLists(client: Client, performerId: string) {
    const query = { performerId, limit: 1 };
    const responses = await Promise.all([
      client.call(api.listPerformerPhotos, { params: { performerId }, query: { limit: 1 } }),
      client.call(api.listGalleries, { query }),
      client.call(api.listVideos, { query }),
      client.call(api.listReels, { query }),
      client.call(api.listProducts, { query }),
    ]);
    const [totalPhotos, totalGalleries, totalVideos, totalReels, totalProducts] = responses.map(({ total }) => total);
    return { totalPhotos, totalGalleries, totalVideos, totalReels, totalProducts };
  }

  it('equal the totals of the performer’s lists, and count no hidden, deleted, empty or unprocessed items', async () => {
    const ines = await createPerformer(engine, 'ines.ink');
    const { client, id: performerId } = ines;
    const { db } = engine.ports.database;
    const audience = 'public' as const;
    const upload = async (galleryId?: string) =>
      client.call(api.uploadPhoto, {
        body: { photo: (await makePhoto()) as never, audience, ...(galleryId && { galleryId }) },
      });
    const createGallery = () => client.call(api.createGallery, { body: { title: 'Kiln day', audience } });
    await upload();
    const deleted = await upload();
    await client.call(api.deletePhoto, { params: { id: deleted._id } });
    await upload((await createGallery())._id);
    await createGallery();
    const now = engine.clock.now();
    const times = { performerId, createdAt: now, updatedAt: now };
    const videoItem = { ...times, audience };
    const states = [{ readyAt: now }, { readyAt: now }, { readyAt: null }, { readyAt: now, hiddenAt: now }];
    for (const state of states) {
      const id = () => engine.ports.ids.next();
      await db.insert(videos).values({ ...videoItem, ...state, id: id(), title: 'Vase' } as never);
      await db.insert(reels).values({ ...videoItem, ...state, id: id(), text: 'Vase' } as never);
    }
    const product = { ...times, title: 'Bowl', description: '', price: 1000, type: 'digital' };
    for (const state of [{}, {}, {}, { hiddenAt: now }, { deletedAt: now }])
      await db.insert(products).values({ ...product, ...state, id: engine.ports.ids.next() } as never);
    const totals = { totalPhotos: 1, totalGalleries: 1, totalVideos: 2, totalReels: 2, totalProducts: 3 };
    const read = (viewer: Client) => viewer.call(api.getPerformer, { params: { id: performerId } });
    expect(await read(noor.client)).toMatchObject(totals);
    expect(await readTotalsOfLists(noor.client, performerId)).toEqual(totals);
    expect(await read(client)).toMatchObject(totals);
  });
});

describe('the choices of the filters of performers', () => {
  it('are the countries and languages of performers whom the viewer can see', async () => {
    const readFilters = (viewer: Client) => viewer.call(api.getPerformerFilters);
    const { client } = await createPerformer(engine, 'ilse.luthier');
    const before = await readFilters(noor.client);
    await client.call(api.updateMyPerformer, { body: { countryCode: 'NL', languages: ['nl', 'fy'] } });
    // A performer with a country, but without languages.
    const runa = await createPerformer(engine, 'runa.paper');
    await runa.client.call(api.updateMyPerformer, { body: { countryCode: 'PT', languages: [] } });
    expect(await readFilters(noor.client)).toEqual({
      countries: [...new Set([...before.countries, 'NL', 'PT'])].sort(),
      languages: [...new Set([...before.languages, 'fy', 'nl'])].sort(),
    });
    await client.call(api.blockUser, { body: { userId: noor.id } });
    const whileBlocked = await readFilters(noor.client);
    expect(whileBlocked.languages).not.toContain('fy');
    expect(whileBlocked.countries).toContain('PT');
  });
});

describe('getMe', () => {
  it('returns whether the account has a password', async () => {
    expect((await noor.client.call(api.getMe)).hasPassword).toBe(true);
    // An account that was created by a Google or Twitter login has no password.
    await engine.ports.database.db.update(users).set({ passwordHash: '' }).where(eq(users.id, noor.id));
    expect((await noor.client.call(api.getMe)).hasPassword).toBe(false);
  });
});
