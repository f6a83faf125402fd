import { api } from '@fanlight/sdk';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createPerformer, type Person, type TestEngine } from '../../testing/index.ts';
import { createEngineWithPeople, publishPost } from '../../testing/setup.ts';
import { stopCleanly } from '../../testing/stop-cleanly.ts';

let engine: TestEngine;
let mara: Person;
let other: Person;
let noor: Person;

beforeEach(async () => {
  ({ engine, mara, noor } = await createEngineWithPeople());
  other = await createPerformer(engine, 'otherhouse');
});
afterEach(() => stopCleanly(engine));

const suggest = async (q: string, { client } = mara) =>
  (await client.call(api.getHashtagSuggestions, { query: { q } })).hashtags.map(({ label, isOwn }) => [label, isOwn]);
const draft = (text: string) =>
  mara.client.call(api.createFeed, { body: { text, audience: 'public', status: 'draft' } });

describe('the suggested hashtags', () => {
  it('are the own ones, the most frequent first, and then those of other posts', async () => {
    await publishPost(other, { text: '#stoneage #stonewall #stoneware' });
    await publishPost(mara, { text: '#stoneware #stone_glaze #kiln' });
    await draft('#stone_glaze');
    expect(await suggest('sto')).toEqual([
      ['stone_glaze', true],
      ['stoneware', true],
      ['stoneage', false],
      ['stonewall', false],
    ]);
  });

  it('begin with the text, in any case and with or without #', async () => {
    await publishPost(other, { text: '#RiverGlaze #river_glaze #ÁridaTierra' });
    expect(await suggest('#RIVER_')).toEqual([['river_glaze', false]]);
    expect(await suggest('ári')).toEqual([['áridatierra', false]]);
    expect(await suggest('%')).toEqual([]);
    expect(await suggest('#')).toEqual([]);
  });

  it('contain no hashtags of drafts and scheduled posts of others before their publication', async () => {
    const body = { text: '#surprise', audience: 'public', status: 'scheduled' } as const;
    const publishAt = new Date(engine.clock.now().getTime() + 60_000).toISOString();
    await other.client.call(api.createFeed, { body: { ...body, publishAt } });
    expect(await suggest('sur')).toEqual([]);
    engine.clock.advance(61_000);
    await engine.runDue();
    expect(await suggest('sur')).toEqual([['surprise', false]]);
  });

  it('contain a hashtag that is added to a published post', async () => {
    const id = await publishPost(other, { text: 'Kiln' });
    await other.client.call(api.updateFeed, { params: { id }, body: { text: 'Kiln #raku' } });
    expect(await suggest('ra')).toEqual([['raku', false]]);
  });

  it('are at most eight, for performers alone', async () => {
    await publishPost(other, { text: Array.from({ length: 12 }, (_, index) => `#tag${index}`).join(' ') });
    expect(await suggest('tag')).toHaveLength(8);
    await expect(suggest('tag', noor)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  it('are stored once by posts that are published at the same time with the same new hashtags', async () => {
    await Promise.all([
      publishPost(mara, { text: '#celadon #tenmoku' }),
      publishPost(other, { text: '#tenmoku #celadon' }),
    ]);
    expect(await suggest('celadon', other)).toEqual([['celadon', true]]);
  });
});
