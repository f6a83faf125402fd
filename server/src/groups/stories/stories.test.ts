import { api, login } from '@fanlight/sdk';
import type { Audience } from '@fanlight/sdk/models';
import { eq, isNotNull, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { files, stories } from '../../db/schema/index.ts';
import { retryAfterMs } from '../../outbox/due.ts';
import { createTestContext } from '../../testing/context.ts';
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
import { removeExpiredStories } from './followers.ts';

const hour = 60 * 60 * 1000;
let engine: TestEngine;
let mara: Person;
let noor: Person;

beforeEach(async () => {
  engine = await createTestEngine();
  mara = await createPerformer(engine, 'mara');
  noor = await createFan(engine, 'noor');
});
afterEach(() => stopCleanly(engine));

async function publishStory(by: Person = mara, audience: Audience = 'public') {
  const { _id: fileId } = await by.client.call(api.uploadStoryPhoto, { body: { photo: await makePhoto() } });
  const words = { text: 'Kiln at 1,280 degrees.', alt: 'A glowing peephole.' };
  const story = await by.client.call(api.createStory, { body: { fileId, audience, ...words } });
  engine.clock.advance(1000);
  return story;
}

const get = (id: string, person: Person = noor) => person.client.call(api.getStory, { params: { id } });
const list = async (person: Person = noor, performerId?: string) =>
  (await person.client.call(api.listStories, { query: performerId ? { performerId } : {} })).data;

describe('stories', () => {
  it('expire after exactly a day, and leave their file unused in the media library (rule F4)', async () => {
    const { _id: id } = await publishStory();
    engine.clock.advance(24 * hour - 2000);
    expect((await get(id)).text).toBe('Kiln at 1,280 degrees.');
    engine.clock.advance(1000);
    // Logs in again, because sessions also expire after a day.
    for (const [person, username] of [
      [noor, 'noor'],
      [mara, 'mara'],
    ] as const)
      await login(person.client, { credentials: username, password });
    await expect(get(id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(get(id, mara)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect((await mara.client.call(api.listMyStories, {})).total).toBe(0);
    await engine.runDue();
    await engine.settle();
    const remainingFiles = await engine.ports.database.db.select().from(files).where(eq(files.purpose, 'story-photo'));
    expect(remainingFiles.map(({ attachedAt }) => attachedAt)).toEqual([null]);
  });

  it('are deleted one by one, so that a failed deletion delays no other deletion and is retried later', async () => {
    const { db } = engine.ports.database;
    const [first, failing, last] = [await publishStory(), await publishStory(), await publishStory()];
    await db.execute(
      sql.raw(`create function fail_removal() returns trigger language plpgsql as 'begin raise exception ''no''; end'`),
    );
    await db.execute(
      sql.raw(`create trigger fail_removal before delete on story for each row
        when (old.id = '${failing._id}') execute function fail_removal()`),
    );
    engine.clock.advance(24 * hour);
    await engine.runDue();
    const read = async () => (await db.select({ id: stories.id }).from(stories)).map(({ id }) => id);
    const remainingStories = await read();
    const faults = engine.faults.splice(0);
    await db.execute(sql.raw('drop trigger fail_removal on story'));
    await db.execute(sql.raw('drop function fail_removal()'));
    expect([first._id, last._id].filter((id) => remainingStories.includes(id))).toEqual([]);
    expect(remainingStories).toEqual([failing._id]);
    expect(faults).toHaveLength(1);
    await engine.runDue();
    // The deletion that fails is not retried in every pass.
    expect(await read()).toEqual([failing._id]);
    engine.clock.advance(retryAfterMs);
    await engine.runDue();
    expect(await read()).toEqual([]);
    await engine.settle();
    expect(await db.$count(files, isNotNull(files.attachedAt))).toBe(0);
  });

  it('stop being deleted when the time budget of a pass is used up', async () => {
    for (let no = 0; no < 3; no += 1) await publishStory();
    engine.clock.advance(24 * hour);
    const { db } = engine.ports.database;
    const context = createTestContext(engine);
    let rows = 0;
    const isOver = () => {
      rows += 1;
      return rows > 2;
    };
    await removeExpiredStories(context, { isOver, report: () => undefined });
    expect(await db.$count(stories)).toBe(1);
  });

  it('are grouped by followed performer, with unseen groups first and the oldest story of a group first', async () => {
    const wren = await createPerformer(engine, 'wren');
    const odile = await createPerformer(engine, 'odile');
    for (const { id } of [mara, wren]) await noor.client.call(api.followPerformer, { params: { id } });
    const [first, second] = [await publishStory(mara), await publishStory(mara)];
    const third = await publishStory(wren);
    await publishStory(odile);
    expect((await list()).map(({ performer }) => performer._id)).toEqual([wren.id, mara.id]);
    expect((await list())[1]?.stories.map(({ _id }) => _id)).toEqual([first._id, second._id]);
    await noor.client.call(api.viewStory, { params: { id: third._id } });
    expect(await list()).toMatchObject([
      { performer: { _id: mara.id }, isViewed: false },
      { performer: { _id: wren.id }, isViewed: true },
    ]);
    expect(await list(noor, odile.id)).toHaveLength(1);
    expect((await createVisitor(engine).call(api.listStories, {})).total).toBe(3);
  });

  it('are listed page by page with each performer once (rule W1)', async () => {
    const performers = [mara];
    for (const name of ['wren', 'odile', 'kofi']) performers.push(await createPerformer(engine, name));
    for (const performer of performers) {
      await noor.client.call(api.followPerformer, { params: { id: performer.id } });
      await publishStory(performer);
    }
    const seen = [];
    for (let cursor: string | undefined; ; ) {
      const page = await noor.client.call(api.listStories, { query: { limit: 1, ...(cursor && { cursor }) } });
      seen.push(...page.data.map(({ performer }) => performer._id));
      if (!page.isMore) break;
      cursor = page.cursor;
    }
    expect(seen).toEqual(performers.map(({ id }) => id).reverse());
  });

  it('count each viewer once, and show the number only to their performer', async () => {
    const { _id: id } = await publishStory();
    const view = (person: Person) => person.client.call(api.viewStory, { params: { id } });
    await Promise.all([view(noor), view(noor), view(noor)]);
    await view(mara);
    expect((await get(id, mara)).totalViews).toBe(1);
    expect(await get(id)).toMatchObject({ totalViews: null, isViewed: true });
  });

  it('have a preview and no file URL for viewers outside of their audience (rules A1, A2)', async () => {
    const { _id: id } = await publishStory(mara, 'followers');
    expect(await get(id)).toMatchObject({
      text: '',
      access: { isAllowed: false, requiredAction: 'follow' },
      file: { url: null, thumbnailUrl: null, preview: expect.stringMatching(/^data:/) },
    });
    await expect(noor.client.call(api.viewStory, { params: { id } })).rejects.toMatchObject({ code: 'NOT_ENTITLED' });
    await noor.client.call(api.followPerformer, { params: { id: mara.id } });
    expect((await get(id)).file.url).toMatch(/^\/api\/files\//);
  });

  it('are hidden from blocked fans (rule A4)', async () => {
    const { _id: id } = await publishStory();
    await mara.client.call(api.blockUser, { body: { userId: noor.id } });
    await expect(get(id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await list(noor, mara.id)).toEqual([]);
  });

  it('notify only the followers of their performer', async () => {
    await noor.client.call(api.followPerformer, { params: { id: mara.id } });
    await engine.settle();
    const received: string[] = [];
    const stop = engine.ports.broadcast.subscribe(({ channel, name }) => received.push(`${channel} ${name}`));
    await publishStory();
    await engine.settle();
    stop();
    expect(received).toEqual([`user:${noor.id} story/created`]);
  });

  it('are changed and deleted only by their performer', async () => {
    const { _id: id } = await publishStory();
    const body = { text: 'Out of the kiln', audience: 'followers' as const };
    const refused = { code: 'FORBIDDEN' };
    await expect(noor.client.call(api.updateStory, { params: { id }, body })).rejects.toMatchObject(refused);
    expect(await mara.client.call(api.updateStory, { params: { id }, body })).toMatchObject(body);
    await noor.client.call(api.followPerformer, { params: { id: mara.id } });
    await noor.client.call(api.viewStory, { params: { id } });
    await expect(noor.client.call(api.deleteStory, { params: { id } })).rejects.toMatchObject(refused);
    await mara.client.call(api.deleteStory, { params: { id } });
    await expect(get(id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await engine.settle();
    const remainingFiles = await engine.ports.database.db.select().from(files).where(eq(files.purpose, 'story-photo'));
    expect(remainingFiles.map(({ attachedAt }) => attachedAt)).toEqual([null]);
  });

  it('use only a file of their performer, and any of the media library (rule F4)', async () => {
    const { _id: fileId } = await mara.client.call(api.uploadStoryPhoto, { body: { photo: await makePhoto() } });
    const wren = await createPerformer(engine, 'wren');
    const create = (person: Person, id = fileId) =>
      person.client.call(api.createStory, { body: { fileId: id, audience: 'public' } });
    const refused = { code: 'VALIDATION_FAILED', fields: [{ path: 'fileId' }] };
    await expect(create(wren)).rejects.toMatchObject(refused);
    await create(mara);
    const photo = await mara.client.call(api.uploadFeedPhoto, { body: { photo: await makePhoto() } });
    for (const id of [fileId, photo._id]) expect((await create(mara, id)).file).toMatchObject({ _id: id });
  });
});
