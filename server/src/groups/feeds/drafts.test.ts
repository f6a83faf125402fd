import { api } from '@fanlight/sdk';
import { inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { feeds } from '../../db/schema/index.ts';
import { retryAfterMs } from '../../outbox/due.ts';
import {
  createFan,
  createPerformer,
  createTestEngine,
  makePhoto,
  type Person,
  type TestEngine,
} from '../../testing/index.ts';
import { stopCleanly } from '../../testing/stop-cleanly.ts';

let engine: TestEngine;
let mara: Person;
let noor: Person;

beforeAll(async () => {
  engine = await createTestEngine();
  mara = await createPerformer(engine, 'mara');
  noor = await createFan(engine, 'noor');
});

afterAll(() => stopCleanly(engine));

const minuteMs = 60 * 1000;
const timeIn = (ms: number) => new Date(engine.clock.now().getTime() + ms).toISOString();
const invalid = { code: 'VALIDATION_FAILED' };
const publicPost = { text: 'Kiln notes', audience: 'public' as const };
const totalFeeds = async () => (await mara.client.call(api.getMyPerformer)).totalFeeds;

describe('a draft', () => {
  it('is visible only to its performer and is not counted until it is published, which is final (rule A1)', async () => {
    const before = await totalFeeds();
    const draft = await mara.client.call(api.createFeed, { body: { ...publicPost, status: 'draft' } });
    const params = { id: draft._id };
    expect(draft).toMatchObject({ status: 'draft', publishAt: null });
    await expect(noor.client.call(api.getFeed, { params })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect((await mara.client.call(api.listMyFeeds, { query: { status: 'draft' } })).total).toBe(1);
    expect(await totalFeeds()).toBe(before);
    engine.clock.advance(minuteMs);
    const published = await mara.client.call(api.updateFeed, { params, body: { status: 'published' } });
    expect(published.createdAt).toBe(engine.clock.now().toISOString());
    expect(await noor.client.call(api.getFeed, { params })).toMatchObject({ status: 'published' });
    expect(await totalFeeds()).toBe(before + 1);
    const withdrawal = mara.client.call(api.updateFeed, { params, body: { status: 'draft' } });
    await expect(withdrawal).rejects.toMatchObject(invalid);
    await mara.client.call(api.deleteFeed, { params });
    expect(await totalFeeds()).toBe(before);
  });

  it('can be published without alternative texts of its files, which can be added to the post later', async () => {
    const { _id: fileId } = await mara.client.call(api.uploadFeedPhoto, { body: { photo: await makePhoto() } });
    const body = { ...publicPost, text: '', files: [{ fileId, alt: ' ' }] };
    const published = await mara.client.call(api.createFeed, { body });
    expect(published).toMatchObject({ status: 'published', files: [{ _id: fileId, alt: '' }] });
    const params = { id: published._id };
    const described = { files: [{ fileId, alt: 'A bowl' }] };
    expect(await mara.client.call(api.updateFeed, { params, body: described })).toMatchObject({
      files: [{ alt: 'A bowl' }],
    });
    await mara.client.call(api.deleteFeed, { params });
  });

  it('does not change the number of posts when its performer deletes it', async () => {
    const before = await totalFeeds();
    const { _id: id } = await mara.client.call(api.createFeed, { body: { ...publicPost, status: 'draft' } });
    await mara.client.call(api.deleteFeed, { params: { id } });
    expect(await totalFeeds()).toBe(before);
  });
});

describe('a scheduled post', () => {
  it('is published at its time, and listed before a post that was published earlier', async () => {
    const publishAt = timeIn(10 * minuteMs);
    const body = { ...publicPost, text: 'Later', status: 'scheduled' as const, publishAt };
    const { _id: id } = await mara.client.call(api.createFeed, { body });
    await mara.client.call(api.createFeed, { body: publicPost });
    const params = { id };
    engine.clock.advance(10 * minuteMs - 1);
    await engine.runDue();
    await expect(noor.client.call(api.getFeed, { params })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    engine.clock.advance(1);
    await engine.runDue();
    await engine.runDue();
    expect(await noor.client.call(api.getFeed, { params })).toMatchObject({ status: 'published', publishAt: null });
    const { data } = await noor.client.call(api.listPerformerFeeds, { params: { username: 'mara' } });
    expect(data[0]?._id).toBe(id);
  });

  it('is published although another post fails to be published, which is retried later or at a new time', async () => {
    const { db } = engine.ports.database;
    const schedule = async (text: string) =>
      (
        await mara.client.call(api.createFeed, {
          body: { ...publicPost, text, status: 'scheduled', publishAt: timeIn(10 * minuteMs) },
        })
      )._id;
    const [first, failing, edited, last] = [
      await schedule('1'),
      await schedule('2'),
      await schedule('3'),
      await schedule('4'),
    ];
    const ids = [first, failing, edited, last];
    await db.execute(
      sql.raw(`create function fail_publishing() returns trigger language plpgsql as
        'begin raise exception ''no''; end'`),
    );
    await db.execute(
      sql.raw(`create trigger fail_publishing before update on feed for each row
        when (old.id in ('${failing}', '${edited}') and new.status = 'published') execute function fail_publishing()`),
    );
    const read = async () => {
      const rows = await db.select({ id: feeds.id, status: feeds.status }).from(feeds).where(inArray(feeds.id, ids));
      return ids.map((id) => rows.find((row) => row.id === id)?.status);
    };
    engine.clock.advance(10 * minuteMs);
    await engine.runDue();
    await engine.runDue();
    // There are two failures, although two passes ran: each post was attempted only once.
    expect(engine.faults.splice(0)).toHaveLength(2);
    const statuses = await read();
    await mara.client.call(api.updateFeed, { params: { id: edited }, body: { publishAt: timeIn(minuteMs) } });
    await db.execute(sql.raw('drop trigger fail_publishing on feed'));
    await db.execute(sql.raw('drop function fail_publishing()'));
    expect(statuses).toEqual(['published', 'scheduled', 'scheduled', 'published']);
    engine.clock.advance(minuteMs);
    await engine.runDue();
    expect(await read()).toEqual(['published', 'scheduled', 'published', 'published']);
    engine.clock.advance(retryAfterMs);
    await engine.runDue();
    expect(await read()).toEqual(['published', 'published', 'published', 'published']);
  });

  it('must have a publishing time in the future; all other posts must have no publishing time', async () => {
    const create = (more: object) => mara.client.call(api.createFeed, { body: { ...publicPost, ...more } });
    await expect(create({ status: 'scheduled' })).rejects.toMatchObject(invalid);
    await expect(create({ status: 'scheduled', publishAt: timeIn(0) })).rejects.toMatchObject(invalid);
    await expect(create({ status: 'draft', publishAt: timeIn(minuteMs) })).rejects.toMatchObject(invalid);
    await expect(create({ publishAt: timeIn(minuteMs) })).rejects.toMatchObject(invalid);
  });
});

describe('a post', () => {
  it('can have a price for viewers outside its audience, unless it is public (rules A1, M2)', async () => {
    const create = (more: object) => mara.client.call(api.createFeed, { body: { ...publicPost, ...more } });
    await expect(create({ price: 8 })).rejects.toMatchObject(invalid);
    await expect(create({ audience: 'followers', price: 8.005 })).rejects.toMatchObject(invalid);
    const { _id: id } = await create({ audience: 'subscribers', price: 8.5 });
    expect(await noor.client.call(api.getFeed, { params: { id } })).toMatchObject({
      price: 8.5,
      access: { isAllowed: false, requiredAction: 'buy', price: 8.5 },
    });
    const params = { id };
    await expect(mara.client.call(api.updateFeed, { params, body: { audience: 'public' } })).rejects.toMatchObject(
      invalid,
    );
    const free = await mara.client.call(api.updateFeed, { params, body: { audience: 'public', price: null } });
    expect(free).toMatchObject({ price: null, text: publicPost.text });
  });

  it('can have an uploaded thumbnail, which its performer can replace and remove', async () => {
    const upload = async () =>
      (await mara.client.call(api.uploadFeedThumbnail, { body: { thumbnail: await makePhoto() } }))._id;
    const [first, second] = [await upload(), await upload()];
    const { _id: id } = await mara.client.call(api.createFeed, { body: { ...publicPost, thumbnailId: first } });
    const params = { id };
    expect((await noor.client.call(api.getFeed, { params })).thumbnail?.url).toContain(first);
    await mara.client.call(api.updateFeed, { params, body: { thumbnailId: second } });
    expect((await noor.client.call(api.getFeed, { params })).thumbnail?.url).toContain(second);
    await engine.settle();
    const withoutThumbnail = await mara.client.call(api.updateFeed, { params, body: { thumbnailId: null } });
    expect(withoutThumbnail.thumbnail).toBeNull();
  });

  it('cannot include files of other performers', async () => {
    const ines = await createPerformer(engine, 'ines');
    const { _id: fileId } = await ines.client.call(api.uploadFeedPhoto, { body: { photo: await makePhoto() } });
    const files = [{ fileId, alt: 'A bowl' }];
    await expect(mara.client.call(api.createFeed, { body: { ...publicPost, files } })).rejects.toMatchObject(invalid);
  });
});
