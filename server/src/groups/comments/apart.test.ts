import { api } from '@fanlight/sdk';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { codeOf, createFan, giveTokens, type Person, type TestEngine } from '../../testing/index.ts';
import { createEngineWithPeople } from '../../testing/setup.ts';
import { stopCleanly } from '../../testing/stop-cleanly.ts';

let engine: TestEngine;
let mara: Person;
let noor: Person;
let ines: Person;

beforeEach(async () => {
  ({ engine, mara, noor } = await createEngineWithPeople());
  ines = await createFan(engine, 'ines');
});

afterEach(() => stopCleanly(engine));

const block = (by: Person, whom: Person) => by.client.call(api.blockUser, { body: { userId: whom.id } });
const notifiedTypes = async ({ client }: Person) => {
  await engine.settle();
  return (await client.call(api.listNotifications)).data.map(({ type }) => type);
};

describe('a buyer whom the performer of a post has blocked', () => {
  async function setUp() {
    await giveTokens(engine, noor.id, 50_00);
    const question = { question: 'Ash or iron?', options: ['Ash', 'Iron'] };
    const poll = await mara.client.call(api.createFeedPoll, { body: question });
    const body = { text: 'Kiln at dawn.', audience: 'subscribers' as const, price: 5, pollId: poll._id };
    const { _id: objectId } = await mara.client.call(api.createFeed, { body });
    await noor.client.call(api.buyFeed, { params: { id: objectId }, body: {} });
    return { objectId, optionId: poll.options[0]?._id ?? '' };
  }

  it('may read the post, but not comment, like or vote (rule A4)', async () => {
    const { objectId, optionId } = await setUp();
    const { client } = noor;
    const feed = { objectType: 'feed' as const, objectId };
    const said = await client.call(api.createComment, { body: { ...feed, content: 'A keeper.' } });
    await client.call(api.createReaction, { body: { ...feed, action: 'bookmark' } });
    const before = await notifiedTypes(mara);
    await block(mara, noor);
    expect(await client.call(api.getFeed, { params: { id: objectId } })).toMatchObject({ text: 'Kiln at dawn.' });
    const more = { ...feed, content: 'You again.' };
    expect(await codeOf(client.call(api.createComment, { body: more }))).toBe('NOT_FOUND');
    expect(await codeOf(client.call(api.createComment, { body: { ...more, parentId: said._id } }))).toBe('NOT_FOUND');
    const params = { id: said._id };
    expect(await codeOf(client.call(api.updateComment, { params, body: { content: 'Worse.' } }))).toBe('NOT_FOUND');
    expect(await codeOf(client.call(api.createReaction, { body: { ...feed, action: 'like' } }))).toBe('NOT_FOUND');
    const vote = client.call(api.voteFeedPoll, { params: { id: objectId }, body: { optionId } });
    expect(await codeOf(vote)).toBe('NOT_FOUND');
    expect(await notifiedTypes(mara)).toEqual(before);
    // Earlier reactions and comments can still be removed.
    expect(await codeOf(client.call(api.deleteReaction, { body: { ...feed, action: 'bookmark' } }))).toBe('none');
    expect(await codeOf(client.call(api.deleteComment, { params }))).toBe('none');
  });
});

describe('mentions and replies', () => {
  const say = async ({ client }: Person, objectId: string, content: string, parentId?: string) => {
    const body = { objectType: 'feed' as const, objectId, content, ...(parentId && { parentId }) };
    return (await client.call(api.createComment, { body }))._id;
  };
  const publish = async (text: string) =>
    (await mara.client.call(api.createFeed, { body: { text, audience: 'public' } }))._id;

  it('do not notify users with a block in either direction (rule A4)', async () => {
    const objectId = await publish('Kiln at dawn.');
    const parentId = await say(ines, objectId, 'Lovely.');
    await say(noor, objectId, 'See this, @ines');
    expect(await notifiedTypes(ines)).toEqual(['mention']);
    await block(noor, ines);
    await say(noor, objectId, 'And that, @ines');
    await say(noor, objectId, 'Not so.', parentId);
    await say(ines, objectId, 'Hush, @noor');
    expect([await notifiedTypes(ines), await notifiedTypes(noor)]).toEqual([['mention'], []]);
  });

  it('on a post do not notify users whom its performer has blocked (rule A4)', async () => {
    await block(mara, ines);
    await publish('Thanks to @ines and @noor');
    expect([await notifiedTypes(ines), await notifiedTypes(noor)]).toEqual([[], ['mention']]);
  });
});
