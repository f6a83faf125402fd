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

const minute = 60 * 1000;
const later = (milliseconds: number) => new Date(engine.clock.now().getTime() + milliseconds).toISOString();
const invalid = { code: 'VALIDATION_FAILED' };
const base = { text: 'Kiln notes', audience: 'public' as const };
const totalFeeds = async () => (await mara.client.call(api.getMyPerformer)).totalFeeds;

describe('drafts and scheduled posts', () => {
  it('are visible only to their performer, and are counted once published (rule A1)', async () => {
    const before = await totalFeeds();
    const draft = await mara.client.call(api.createFeed, { body: { ...base, status: 'draft' } });
    const params = { id: draft._id };
    expect(draft).toMatchObject({ status: 'draft', publishAt: null });
    await expect(noor.client.call(api.getFeed, { params })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect((await mara.client.call(api.listMyFeeds, { query: { status: 'draft' } })).total).toBe(1);
    expect(await totalFeeds()).toBe(before);
    engine.clock.advance(minute);
    const out = await mara.client.call(api.updateFeed, { params, body: { status: 'published' } });
    expect(out.createdAt).toBe(engine.clock.now().toISOString());
    expect(await noor.client.call(api.getFeed, { params })).toMatchObject({ status: 'published' });
    expect(await totalFeeds()).toBe(before + 1);
    const back = mara.client.call(api.updateFeed, { params, body: { status: 'draft' } });
    await expect(back).rejects.toMatchObject(invalid);
    await mara.client.call(api.deleteFeed, { params });
    expect(await totalFeeds()).toBe(before);
  });

  it('may have files without descriptions, which are required to publish or schedule them', async () => {
    const { _id: fileId } = await mara.client.call(api.uploadFeedPhoto, { body: { photo: await makePhoto() } });
    const undescribed = { ...base, text: '', files: [{ fileId, alt: ' ' }] };
    const publishing = mara.client.call(api.createFeed, { body: undescribed });
    await expect(publishing).rejects.toMatchObject({ ...invalid, fields: [{ path: 'files.0.alt' }] });
    const draft = await mara.client.call(api.createFeed, { body: { ...undescribed, status: 'draft' } });
    expect(draft.files).toMatchObject([{ _id: fileId, alt: '' }]);
    const params = { id: draft._id };
    for (const body of [
      { status: 'published' as const },
      { status: 'scheduled' as const, publishAt: later(10 * minute) },
    ])
      await expect(mara.client.call(api.updateFeed, { params, body })).rejects.toMatchObject(invalid);
    const files = [{ fileId, alt: 'A bowl' }];
    const out = await mara.client.call(api.updateFeed, { params, body: { files, status: 'published' } });
    expect(out).toMatchObject({ status: 'published', files: [{ alt: 'A bowl' }] });
    const undoing = mara.client.call(api.updateFeed, { params, body: { files: [{ fileId, alt: '' }] } });
    await expect(undoing).rejects.toMatchObject(invalid);
    await mara.client.call(api.deleteFeed, { params });
  });

  it('are published at their time, and listed newest first', async () => {
    const publishAt = later(10 * minute);
    const body = { ...base, text: 'Later', status: 'scheduled' as const, publishAt };
    const { _id: id } = await mara.client.call(api.createFeed, { body });
    await mara.client.call(api.createFeed, { body: base });
    const params = { id };
    engine.clock.advance(10 * minute - 1);
    await engine.runDue();
    await expect(noor.client.call(api.getFeed, { params })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    engine.clock.advance(1);
    await engine.runDue();
    await engine.runDue();
    expect(await noor.client.call(api.getFeed, { params })).toMatchObject({ status: 'published', publishAt: null });
    const { data } = await noor.client.call(api.listPerformerFeeds, { params: { username: 'mara' } });
    expect(data[0]?._id).toBe(id);
  });

  it('are published even if another post fails; a failed post is retried later, or at its new time after an edit', async () => {
    const { db } = engine.ports.database;
    const schedule = async (text: string) =>
      (
        await mara.client.call(api.createFeed, {
          body: { ...base, text, status: 'scheduled', publishAt: later(10 * minute) },
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
    engine.clock.advance(10 * minute);
    await engine.runDue();
    await engine.runDue();
    // Two failures: each post was attempted once, although two passes ran.
    expect(engine.faults.splice(0)).toHaveLength(2);
    const statuses = await read();
    await mara.client.call(api.updateFeed, { params: { id: edited }, body: { publishAt: later(minute) } });
    await db.execute(sql.raw('drop trigger fail_publishing on feed'));
    await db.execute(sql.raw('drop function fail_publishing()'));
    expect(statuses).toEqual(['published', 'scheduled', 'scheduled', 'published']);
    engine.clock.advance(minute);
    await engine.runDue();
    expect(await read()).toEqual(['published', 'scheduled', 'published', 'published']);
    engine.clock.advance(retryAfterMs);
    await engine.runDue();
    expect(await read()).toEqual(['published', 'published', 'published', 'published']);
  });

  it('need a time in the future if scheduled; posts of another status must not have one', async () => {
    const create = (more: object) => mara.client.call(api.createFeed, { body: { ...base, ...more } });
    await expect(create({ status: 'scheduled' })).rejects.toMatchObject(invalid);
    await expect(create({ status: 'scheduled', publishAt: later(0) })).rejects.toMatchObject(invalid);
    await expect(create({ status: 'draft', publishAt: later(minute) })).rejects.toMatchObject(invalid);
    await expect(create({ publishAt: later(minute) })).rejects.toMatchObject(invalid);
  });

  it('leave the counters unchanged when deleted', async () => {
    const before = await totalFeeds();
    const { _id: id } = await mara.client.call(api.createFeed, { body: { ...base, status: 'draft' } });
    await mara.client.call(api.deleteFeed, { params: { id } });
    expect(await totalFeeds()).toBe(before);
  });
});

describe('the content of a post', () => {
  it('has a price for viewers outside its audience, unless it is public (rules A1, M2)', async () => {
    const create = (more: object) => mara.client.call(api.createFeed, { body: { ...base, ...more } });
    await expect(create({ price: 8 })).rejects.toMatchObject(invalid);
    await expect(create({ audience: 'followers', price: 8.005 })).rejects.toMatchObject(invalid);
    const { _id: id } = await create({ audience: 'subscribers', price: 8.5 });
    expect(await noor.client.call(api.getFeed, { params: { id } })).toMatchObject({
      price: 8.5,
      access: { isAllowed: false, wayIn: 'buy', price: 8.5 },
    });
    const params = { id };
    await expect(mara.client.call(api.updateFeed, { params, body: { audience: 'public' } })).rejects.toMatchObject(
      invalid,
    );
    const free = await mara.client.call(api.updateFeed, { params, body: { audience: 'public', price: null } });
    expect(free).toMatchObject({ price: null, text: base.text });
  });

  it('can have its own thumbnail, which can be replaced and removed', async () => {
    const upload = async () =>
      (await mara.client.call(api.uploadFeedThumbnail, { body: { thumbnail: await makePhoto() } }))._id;
    const [first, second] = [await upload(), await upload()];
    const { _id: id } = await mara.client.call(api.createFeed, { body: { ...base, thumbnailId: first } });
    const params = { id };
    expect((await noor.client.call(api.getFeed, { params })).thumbnail?.url).toContain(first);
    const again = mara.client.call(api.createFeed, { body: { ...base, thumbnailId: first } });
    await expect(again).rejects.toMatchObject(invalid);
    await mara.client.call(api.updateFeed, { params, body: { thumbnailId: second } });
    expect((await noor.client.call(api.getFeed, { params })).thumbnail?.url).toContain(second);
    await engine.settle();
    expect([...engine.storage.entries.keys()].filter((key) => key.includes(first))).toEqual([]);
    const none = await mara.client.call(api.updateFeed, { params, body: { thumbnailId: null } });
    expect(none.thumbnail).toBeNull();
  });

  it('cannot include files of other performers, or files uploaded for another purpose', async () => {
    const ines = await createPerformer(engine, 'ines');
    const { _id: fileId } = await ines.client.call(api.uploadFeedPhoto, { body: { photo: await makePhoto() } });
    const files = [{ fileId, alt: 'A bowl' }];
    await expect(mara.client.call(api.createFeed, { body: { ...base, files } })).rejects.toMatchObject(invalid);
    const wrong = ines.client.call(api.createFeed, { body: { ...base, thumbnailId: fileId } });
    await expect(wrong).rejects.toMatchObject(invalid);
  });
});
