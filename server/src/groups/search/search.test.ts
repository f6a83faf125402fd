import { api } from '@fanlight/sdk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createFan,
  createPerformer,
  createTestEngine,
  createVisitor,
  type Person,
  type TestEngine,
} from '../../testing/index.ts';
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

const visitor = () => ({ client: createVisitor(engine) });
const post = (text: string, audience: 'public' | 'followers' | 'subscribers' = 'public', by = mara) => {
  engine.clock.advance(1000);
  return by.client.call(api.createFeed, { body: { text, audience } });
};
const find = async ({ client }: Pick<Person, 'client'>, q: string) =>
  (await client.call(api.listFeeds, { query: { q } })).data.map(({ text }) => text);
const suggest = ({ client }: Pick<Person, 'client'>, q?: string) =>
  client.call(api.listSearchKeywords, { query: q ? { q } : {} }).then(({ data }) => data);

describe('a search for posts', () => {
  it('matches the start of words regardless of case, best match first', async () => {
    const kiln = 'The anagama kiln was opened at dawn, and the anagama sang';
    await post(kiln);
    await post('One anagama, far away in the hills, among a great many other words that say something else');
    expect(await find(noor, 'ANAGAMA dawn')).toEqual([kiln]);
    expect(await find(noor, 'anag')).toHaveLength(2);
    expect((await find(visitor(), 'anagama'))[0]).toBe(kiln);
    expect(await find(noor, 'anagama zeppelin')).toEqual([]);
    expect(await find(noor, "%' :* & |")).toEqual([]);
  });

  it('finds similar spellings, and lists them after exact matches', async () => {
    const right = await post('Celadon over porcelain');
    await post('A celadom by mistake');
    expect(await find(noor, 'celadon')).toEqual([right.text, 'A celadom by mistake']);
    expect(await find(noor, 'porcelian')).toEqual([right.text]);
  });

  it('matches hashtags only as a whole', async () => {
    await post('Test tiles #riverglaze');
    await post('More tiles #riverglaze2');
    expect(await find(noor, '#RiverGlaze')).toEqual(['Test tiles #riverglaze']);
    const found = await mara.client.call(api.createHashtags, { body: { labels: ['#RiverGlaze', 'rutile', 'RUTILE'] } });
    expect(found.data.map(({ label, totalFeeds }) => [label, totalFeeds])).toEqual([
      ['riverglaze', 1],
      ['rutile', 0],
    ]);
    const repeated = await mara.client.call(api.createHashtags, { body: { labels: ['rutile'] } });
    expect(repeated.data[0]?._id).toBe(found.data[1]?._id);
  });

  it('matches only the teaser of locked posts (rule A2)', async () => {
    const secret = `Notebook about tenmoku, page one. ${'All about it follows below. '.repeat(6)} The secret is wollastonite`;
    await post(secret, 'followers');
    expect(await find(noor, 'wollastonite')).toEqual([]);
    expect(await find(visitor(), 'wollastonite')).toEqual([]);
    expect(await find(noor, 'tenmoku')).toHaveLength(1);
    await noor.client.call(api.followPerformer, { params: { id: mara.id } });
    expect(await find(noor, 'wollastonite')).toEqual([secret]);
    expect(await find(mara, 'wollastonite')).toEqual([secret]);
  });

  it('returns each post once across pages while other posts are added', async () => {
    for (let number = 0; number < 7; number += 1) await post(`Raku number ${number}`);
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const query = { q: 'raku', limit: 3, ...(cursor && { cursor }) };
      const page = await noor.client.call(api.listFeeds, { query });
      seen.push(...page.data.map(({ _id }) => _id));
      await post('Raku as well');
      cursor = page.cursor;
    } while (cursor && seen.length < 30);
    expect(seen.length).toBeGreaterThanOrEqual(7);
    expect(new Set(seen).size).toBe(seen.length);
  });

  it('is refused to visitors if it has no words, because it would then be the timeline', async () => {
    await expect(visitor().client.call(api.listFeeds)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});

describe('keywords', () => {
  const save = ({ client }: Pick<Person, 'client'>, keyword: string) =>
    client.call(api.saveSearchKeyword, { body: { keyword } });

  it('are suggested from the viewer’s own searches first, then from searches of at least three users', async () => {
    const [ines, otto] = [await createFan(engine, 'ines.fan'), await createFan(engine, 'otto.fan')];
    await save(noor, ' Stone   Lithography ');
    engine.clock.advance(1000);
    await save(noor, 'stoneware');
    await save(noor, 'STONEWARE');
    expect((await suggest(noor, 'Sto')).map(({ keyword }) => keyword)).toEqual(['stoneware', 'stone lithography']);
    expect(await suggest(ines, 'sto')).toEqual([]);
    await save(ines, 'stoneware');
    await save(otto, 'stoneware');
    expect(await suggest(visitor(), 'sto')).toEqual([{ keyword: 'stoneware', totalSearches: 3, isOwn: false }]);
    expect(await suggest(ines)).toEqual([{ keyword: 'stoneware', totalSearches: 3, isOwn: true }]);
    expect(await suggest(noor, 's%')).toEqual([]);
  });

  it('are not counted for searches of visitors', async () => {
    for (let times = 0; times < 5; times += 1) await save(visitor(), 'origami');
    expect(await suggest(visitor(), 'origami')).toEqual([]);
  });
});
