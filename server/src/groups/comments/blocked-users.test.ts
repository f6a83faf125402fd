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

const block = ({ client }: Person, { id: userId }: Person) => client.call(api.blockUser, { body: { userId } });
const listNotificationTypes = async ({ client }: Person) => {
  await engine.settle();
  return (await client.call(api.listNotifications)).data.map(({ type }) => type);
};

describe('a buyer whom the performer blocked after the purchase of a post', () => {
  async function createAndBuyPost() {
    await giveTokens(engine, noor.id, 50_00);
    const pollBody = { question: 'Ash or iron?', options: ['Ash', 'Iron'] };
    const poll = await mara.client.call(api.createFeedPoll, { body: pollBody });
    const body = { text: 'Kiln at dawn.', audience: 'subscribers' as const, price: 5, pollId: poll._id };
    const { _id: objectId } = await mara.client.call(api.createFeed, { body });
    await noor.client.call(api.buyFeed, { params: { id: objectId }, body: {} });
    return { objectId, optionId: poll.options[0]?._id ?? '' };
  }

  it('can read the post, but cannot comment, like or vote (rule A4)', async () => {
    const { objectId, optionId } = await createAndBuyPost();
    const { client } = noor;
    const feed = { objectType: 'feed' as const, objectId };
    const comment = await client.call(api.createComment, { body: { ...feed, content: 'A keeper.' } });
    await client.call(api.createReaction, { body: { ...feed, action: 'bookmark' } });
    const before = await listNotificationTypes(mara);
    await block(mara, noor);
    expect(await client.call(api.getFeed, { params: { id: objectId } })).toMatchObject({ text: 'Kiln at dawn.' });
    const body = { ...feed, content: 'You again.' };
    expect(await codeOf(client.call(api.createComment, { body }))).toBe('NOT_FOUND');
    const reply = client.call(api.createComment, { body: { ...body, parentId: comment._id } });
    expect(await codeOf(reply)).toBe('NOT_FOUND');
    const params = { id: comment._id };
    expect(await codeOf(client.call(api.updateComment, { params, body: { content: 'Worse.' } }))).toBe('NOT_FOUND');
    expect(await codeOf(client.call(api.createReaction, { body: { ...feed, action: 'like' } }))).toBe('NOT_FOUND');
    const vote = client.call(api.voteFeedPoll, { params: { id: objectId }, body: { optionId } });
    expect(await codeOf(vote)).toBe('NOT_FOUND');
    expect(await listNotificationTypes(mara)).toEqual(before);
    // The buyer can still delete earlier reactions and comments.
    expect(await codeOf(client.call(api.deleteReaction, { body: { ...feed, action: 'bookmark' } }))).toBe('none');
    expect(await codeOf(client.call(api.deleteComment, { params }))).toBe('none');
  });
});

describe('a mention or a reply', () => {
  const writeComment = async ({ client }: Person, objectId: string, content: string, parentId?: string) => {
    const body = { objectType: 'feed' as const, objectId, content, ...(parentId && { parentId }) };
    return (await client.call(api.createComment, { body }))._id;
  };
  const publish = async (text: string) =>
    (await mara.client.call(api.createFeed, { body: { text, audience: 'public' } }))._id;

  it('does not notify a user who has blocked the author or whom the author has blocked (rule A4)', async () => {
    const objectId = await publish('Kiln at dawn.');
    const parentId = await writeComment(ines, objectId, 'Lovely.');
    await writeComment(noor, objectId, 'See this, @ines');
    expect(await listNotificationTypes(ines)).toEqual(['mention']);
    await block(noor, ines);
    await writeComment(noor, objectId, 'And that, @ines');
    await writeComment(noor, objectId, 'Not so.', parentId);
    await writeComment(ines, objectId, 'Hush, @noor');
    expect([await listNotificationTypes(ines), await listNotificationTypes(noor)]).toEqual([['mention'], []]);
  });

  it('does not notify a user whom the performer of the post has blocked (rule A4)', async () => {
    await block(mara, ines);
    await publish('Thanks to @ines and @noor');
    expect([await listNotificationTypes(ines), await listNotificationTypes(noor)]).toEqual([[], ['mention']]);
  });
});
