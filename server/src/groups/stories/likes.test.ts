import { api, login } from '@fanlight/sdk';
import type { Audience } from '@fanlight/sdk/models';
import { and, eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { reactions } from '../../db/schema/index.ts';
import {
  createFan,
  createPerformer,
  createTestEngine,
  createVisitor,
  makePhoto,
  type Person,
  password,
  type TestEngine,
} from '../../testing/index.ts';
import { stopCleanly } from '../../testing/stop-cleanly.ts';

const day = 24 * 60 * 60 * 1000;
let engine: TestEngine;
let mara: Person;
let noor: Person;

beforeEach(async () => {
  engine = await createTestEngine();
  mara = await createPerformer(engine, 'mara');
  noor = await createFan(engine, 'noor');
});
afterEach(() => stopCleanly(engine));

async function publishStory(audience: Audience = 'public'): Promise<string> {
  const { _id: fileId } = await mara.client.call(api.uploadStoryPhoto, { body: { photo: await makePhoto() } });
  const body = { fileId, audience, text: 'Kiln at 1,280 degrees.' };
  return (await mara.client.call(api.createStory, { body }))._id;
}

const body = (objectId: string) => ({ action: 'like', objectType: 'story', objectId }) as const;
const like = (id: string, person: Person = noor) => person.client.call(api.createReaction, { body: body(id) });
const unlike = (id: string, person: Person = noor) => person.client.call(api.deleteReaction, { body: body(id) });
const get = (id: string, person: Person = noor) => person.client.call(api.getStory, { params: { id } });
const countLikes = (id: string) =>
  engine.ports.database.db.$count(reactions, and(eq(reactions.objectType, 'story'), eq(reactions.objectId, id)));

describe('likes of stories', () => {
  it('are counted once for each viewer, and their number is visible only to the performer', async () => {
    const id = await publishStory();
    const leila = await createFan(engine, 'leila');
    await Promise.all([like(id), like(id), like(id)]);
    expect(await like(id, leila)).toEqual({ ...body(id), isSet: true, total: 1 });
    expect(await get(id)).toMatchObject({ isLiked: true, totalLikes: null });
    expect(await get(id, mara)).toMatchObject({ isLiked: false, totalLikes: 2 });
    expect(await createVisitor(engine).call(api.getStory, { params: { id } })).toMatchObject({
      isLiked: false,
      totalLikes: null,
    });
    expect(await unlike(id)).toEqual({ ...body(id), isSet: false, total: 0 });
    await unlike(id);
    expect(await get(id)).toMatchObject({ isLiked: false });
    expect(await get(id, mara)).toMatchObject({ totalLikes: 1 });
  });

  it('are in the lists of stories, and not counted on the profile', async () => {
    const id = await publishStory();
    await like(id);
    const query = { performerId: mara.id };
    const { data } = await noor.client.call(api.listStories, { query });
    expect(data[0]?.stories).toMatchObject([{ isLiked: true, totalLikes: null }]);
    expect((await mara.client.call(api.listMyStories, {})).data).toMatchObject([{ totalLikes: 1 }]);
    expect((await noor.client.call(api.getPerformer, { params: { id: mara.id } })).totalLikes).toBe(0);
  });

  it('require access to the story (rules A1, A4)', async () => {
    const missing = { code: 'NOT_FOUND' };
    const id = await publishStory('followers');
    await expect(like(id)).rejects.toMatchObject(missing);
    await noor.client.call(api.followPerformer, { params: { id: mara.id } });
    await like(id);
    await noor.client.call(api.unfollowPerformer, { params: { id: mara.id } });
    // A like can be removed after the viewer has lost access.
    expect(await unlike(id)).toMatchObject({ isSet: false });
    const open = await publishStory();
    await mara.client.call(api.blockUser, { body: { userId: noor.id } });
    await expect(like(open)).rejects.toMatchObject(missing);
    await expect(createVisitor(engine).call(api.createReaction, { body: body(open) })).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
    });
  });

  it('are refused for stories that have expired or do not exist, and for bookmarks', async () => {
    const id = await publishStory();
    const bookmark = { ...body(id), action: 'bookmark' } as const;
    await expect(noor.client.call(api.createReaction, { body: bookmark })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: [{ path: 'action' }],
    });
    await expect(like('a'.repeat(24))).rejects.toMatchObject({ code: 'NOT_FOUND' });
    engine.clock.advance(day);
    // Logs in again, because sessions also expire after a day.
    await login(noor.client, { credentials: 'noor', password });
    await expect(like(id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('notify the performer, until they are removed (rule N1)', async () => {
    const id = await publishStory();
    await like(id);
    await engine.settle();
    const read = async () => (await mara.client.call(api.listNotifications)).data;
    expect(await read()).toMatchObject([
      { type: 'reaction', objectType: 'story', objectId: id, excerpt: 'Kiln at 1,280 degrees.' },
    ]);
    await unlike(id);
    await engine.settle();
    expect(await read()).toEqual([]);
  });

  it('are deleted with the story when its performer deletes it', async () => {
    const id = await publishStory();
    await like(id);
    await mara.client.call(api.deleteStory, { params: { id } });
    await engine.settle();
    expect(await countLikes(id)).toBe(0);
    await expect(like(id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('are deleted with the story when it has expired', async () => {
    const id = await publishStory();
    await like(id);
    engine.clock.advance(day);
    await engine.runDue();
    await engine.settle();
    expect(await countLikes(id)).toBe(0);
  });

  it('are subtracted when the account of the fan is deleted, and deleted with the account of the performer', async () => {
    const id = await publishStory();
    const leila = await createFan(engine, 'leila');
    await like(id);
    await like(id, leila);
    await noor.client.call(api.deleteUser, { params: { id: noor.id }, body: { password } });
    await engine.settle();
    expect(await get(id, mara)).toMatchObject({ totalLikes: 1 });
    await mara.client.call(api.deletePerformer, { params: { id: mara.id }, body: { password } });
    await engine.settle();
    expect(await countLikes(id)).toBe(0);
  });
});
