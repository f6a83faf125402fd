import { api } from '@fanlight/sdk';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createPerformer, type Person, type TestEngine } from '../../testing/index.ts';
import { createEngineWithPeople, publishPost } from '../../testing/setup.ts';
import { stopCleanly } from '../../testing/stop-cleanly.ts';

let engine: TestEngine;
let mara: Person;
let noor: Person;

beforeEach(async () => {
  ({ engine, mara, noor } = await createEngineWithPeople());
});
afterEach(() => stopCleanly(engine));

const june = { from: '2199-06-01T00:00:00.000Z', to: '2199-07-01T00:00:00.000Z' };
const at = (day: string) => `2199-${day}T12:00:00.000Z`;
const schedule = async (text: string, publishAt: string, more: { expiresAt?: string } = {}, person = mara) =>
  (
    await person.client.call(api.createFeed, {
      body: { text, audience: 'public', status: 'scheduled', publishAt, ...more },
    })
  )._id;
const read = (query = june, { client } = mara) => client.call(api.getPlannedFeeds, { query });
const textsOf = async (...args: Parameters<typeof read>) => (await read(...args)).feeds.map(({ text }) => text);

describe('the planned posts of a period', () => {
  it('are the scheduled posts and those that disappear, by time', async () => {
    await schedule('Second', at('06-20'));
    await schedule('First', at('06-05'), { expiresAt: at('06-06') });
    await schedule('Published before, disappears in June', at('05-20'), { expiresAt: at('06-30') });
    const expiring = await publishPost(mara, { text: 'Disappears', expiresAt: at('06-10') });
    await schedule('In July', at('07-02'));
    await publishPost(mara, { text: 'Stays' });
    await mara.client.call(api.createFeed, { body: { text: 'Draft', audience: 'public', status: 'draft' } });
    const { feeds, isMore } = await read();
    expect(feeds.map(({ text, publishAt, expiresAt }) => [text, publishAt, expiresAt])).toEqual([
      ['Published before, disappears in June', at('05-20'), at('06-30')],
      ['First', at('06-05'), at('06-06')],
      ['Disappears', null, at('06-10')],
      ['Second', at('06-20'), null],
    ]);
    expect(feeds[2]?._id).toBe(expiring);
    expect(isMore).toBe(false);
  });

  it('include its start and not its end', async () => {
    await schedule('Start', june.from);
    await schedule('End', june.to);
    expect(await textsOf()).toEqual(['Start']);
  });

  it('are those of the viewer alone, without deleted and expired posts', async () => {
    const other = await createPerformer(engine, 'otherhouse');
    await schedule('Of another performer', at('06-05'), {}, other);
    const id = await schedule('Deleted', at('06-06'));
    await mara.client.call(api.deleteFeed, { params: { id } });
    await publishPost(mara, { text: 'Over', expiresAt: new Date(engine.clock.now().getTime() + 1000).toISOString() });
    engine.clock.advance(2000);
    await engine.runDue();
    expect(await textsOf({ from: '2000-01-01T00:00:00.000Z', to: june.to })).toEqual([]);
    expect(await textsOf(june, other)).toEqual(['Of another performer']);
  });

  it('follow a change of the time', async () => {
    const id = await schedule('Moved', at('06-05'));
    await mara.client.call(api.updateFeed, { params: { id }, body: { publishAt: at('07-05') } });
    expect(await textsOf()).toEqual([]);
    expect(await textsOf({ from: june.to, to: '2199-08-01T00:00:00.000Z' })).toEqual(['Moved']);
  });

  it('are only for performers, and need a period that starts before it ends', async () => {
    await expect(read(june, noor)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(read({ from: june.to, to: june.from })).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  });
});
