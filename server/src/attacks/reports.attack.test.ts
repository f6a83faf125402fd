import { api } from '@fanlight/sdk';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { reports, searchKeywords, users } from '../db/schema/index.ts';
import {
  createFan,
  createPerformer,
  createTestEngine,
  createVisitor,
  makePhoto,
  makeTrustedReporter,
  type Person,
  type TestEngine,
} from '../testing/index.ts';
import { stopCleanly } from '../testing/stop-cleanly.ts';
import { attack } from './attacker.ts';

let engine: TestEngine;
let mara: Person;

beforeAll(async () => {
  engine = await createTestEngine();
  mara = await createPerformer(engine, 'mara.clay');
});

afterAll(() => stopCleanly(engine));

const post = async () =>
  (await mara.client.call(api.createFeed, { body: { text: 'Kiln at dawn.', audience: 'public' } }))._id;
const report = ({ client }: Person, targetId: string) =>
  client.call(api.createReport, { body: { targetType: 'feed', targetId, reason: 'threat', text: 'Look.' } });
const isSeen = async (id: string) => (await attack(engine, `/user/feeds/${id}`, { method: 'GET' })).status === 200;

it('the server hides nothing after urgent reports by a new account (rule R1)', async () => {
  const stranger = await createFan(engine, 'stranger');
  for (let no = 0; no < 8; no += 1) {
    const id = await post();
    expect(await report(stranger, id)).toMatchObject({ isTargetHidden: false, status: 'open' });
    expect(await isSeen(id)).toBe(true);
  }
});

it('the server hides an item after one urgent report by an account over a week old with a confirmed address (rule R1)', async () => {
  const known = await createFan(engine, 'known');
  await makeTrustedReporter(engine, known.id);
  const id = await post();
  expect(await report(known, id)).toMatchObject({ isTargetHidden: true });
  expect(await isSeen(id)).toBe(false);
});

it('the server hides nothing for reporters with an unconfirmed e-mail address or mostly dismissed reports (rule R1)', async () => {
  const unconfirmed = await createFan(engine, 'unconfirmed');
  await makeTrustedReporter(engine, unconfirmed.id);
  const { db } = engine.ports.database;
  await db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, unconfirmed.id));
  expect(await report(unconfirmed, await post())).toMatchObject({ isTargetHidden: false });
  const wrong = await createFan(engine, 'wrong');
  await makeTrustedReporter(engine, wrong.id);
  for (let no = 0; no < 2; no += 1) await report(wrong, await post());
  const dismissed = { status: 'resolved', outcome: 'no-violation' } as const;
  await db.update(reports).set(dismissed).where(eq(reports.reporterId, wrong.id));
  expect(await report(wrong, await post())).toMatchObject({ isTargetHidden: false });
});

it('the server neither suggests nor stores search words of visitors', async () => {
  const visitor = createVisitor(engine);
  for (let no = 0; no < 300; no += 1) {
    const body = { keyword: no < 10 ? 'buy my thing' : `word ${no}` };
    await engine.fetch(
      new Request('http://localhost/api/search/keywords', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
      { ip: `198.51.100.${no % 250}` },
    );
  }
  expect((await visitor.call(api.listSearchKeywords, { query: { q: 'buy' } })).data).toEqual([]);
  expect(await engine.ports.database.db.$count(searchKeywords)).toBe(0);
});

it('the server counts a search word once for each account, and at most 50 new words of an account per day', async () => {
  const fan = await createFan(engine, 'searcher');
  for (let no = 0; no < 80; no += 1) await fan.client.call(api.saveSearchKeyword, { body: { keyword: `word ${no}` } });
  for (let no = 0; no < 5; no += 1) await fan.client.call(api.saveSearchKeyword, { body: { keyword: 'word 1' } });
  const { db } = engine.ports.database;
  expect(await db.$count(searchKeywords)).toBe(50);
  const [row] = await db.select().from(searchKeywords).where(eq(searchKeywords.keyword, 'word 1'));
  expect(row?.totalSearches).toBe(1);
});

it('the server lets a performer delete and report a comment on their post after the commenter blocked the performer', async () => {
  for (const way of ['report', 'remove']) {
    const fan = await createFan(engine, `blocker.${way}`);
    const objectId = await post();
    const body = { objectType: 'feed' as const, objectId, content: 'Something mean' };
    const comment = await fan.client.call(api.createComment, { body });
    await fan.client.call(api.blockUser, { body: { userId: mara.id } });
    if (way === 'remove') {
      await mara.client.call(api.deleteComment, { params: { id: comment._id } });
      const { data } = await createVisitor(engine).call(api.listComments, { query: { objectType: 'feed', objectId } });
      expect(data).toEqual([]);
    } else {
      const about = { targetType: 'comment' as const, targetId: comment._id, reason: 'harassment' as const };
      const created = await mara.client.call(api.createReport, { body: about });
      expect(created).toMatchObject({ side: 'reporter', excerpt: 'Something mean' });
    }
  }
});

it('the server sends no story events to followers in a country that the performer blocked (rule A4)', async () => {
  const here = await createFan(engine, 'here');
  const away = await createFan(engine, 'away');
  for (const { client } of [here, away]) await client.call(api.followPerformer, { params: { id: mara.id } });
  const { db } = engine.ports.database;
  await db.update(users).set({ countryCode: 'ES' }).where(eq(users.id, away.id));
  await mara.client.call(api.updateBlockedCountries, { body: { countryCodes: ['ES'] } });
  const channels: string[] = [];
  const stop = engine.ports.broadcast.subscribe(({ channel, name }) => {
    if (name === 'story/created') channels.push(channel);
  });
  const photo = await mara.client.call(api.uploadStoryPhoto, { body: { photo: await makePhoto() } });
  await mara.client.call(api.createStory, { body: { fileId: photo._id, audience: 'public' } });
  await engine.settle();
  stop();
  expect(channels).toContain(`user:${here.id}`);
  expect(channels).not.toContain(`user:${away.id}`);
});
