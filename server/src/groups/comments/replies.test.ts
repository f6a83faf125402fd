import { api } from '@fanlight/sdk';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codeOf, createFan, createVisitor, type Person, type TestEngine } from '../../testing/index.ts';
import { createEngineWithPeople, publishPost } from '../../testing/setup.ts';
import { stopCleanly } from '../../testing/stop-cleanly.ts';

let engine: TestEngine;
let mara: Person;
let noor: Person;
let ines: Person;
let feedId: string;

beforeAll(async () => {
  ({ engine, mara, noor } = await createEngineWithPeople());
  ines = await createFan(engine, 'ines');
});

afterAll(() => stopCleanly(engine));

beforeEach(async () => {
  feedId = await publishPost(mara);
});

const say = ({ client }: Person, content: string, parentId?: string) =>
  client.call(api.createComment, {
    body: { objectType: 'feed', objectId: feedId, content, ...(parentId && { parentId }) },
  });

const thread = ({ client }: Person) =>
  client.call(api.listComments, { query: { objectType: 'feed', objectId: feedId } });
const repliesTo = ({ client }: Pick<Person, 'client'>, id: string) =>
  client.call(api.listCommentReplies, { params: { id } });
const totalComments = async () => (await mara.client.call(api.getFeed, { params: { id: feedId } })).totalComments;
const notifiedTypes = async ({ client }: Person) =>
  (await client.call(api.listNotifications)).data.filter(({ objectId }) => objectId === feedId).map(({ type }) => type);

describe('replies', () => {
  it('are listed under their comment, oldest first; a reply to a reply has the same parent', async () => {
    const parent = await say(noor, 'Rain on slate.');
    expect(parent).toMatchObject({ parentId: null, totalReplies: 0 });
    const first = await say(mara, 'It is the iron.', parent._id);
    const second = await say(ines, 'Which iron?', first._id);
    expect([first.parentId, second.parentId]).toEqual([parent._id, parent._id]);

    const { data, total } = await thread(noor);
    expect(total).toBe(1);
    expect(data).toMatchObject([{ _id: parent._id, totalReplies: 2 }]);
    const visitor = { client: createVisitor(engine) };
    const replies = await repliesTo(visitor, parent._id);
    expect(replies).toMatchObject({ total: 2, isMore: false });
    expect(replies.data.map(({ _id }) => _id)).toEqual([first._id, second._id]);
    expect(await totalComments()).toBe(3);
  });

  it('are paged by cursor', async () => {
    const parent = await say(noor, 'Rain on slate.');
    const ids: string[] = [];
    for (const content of ['one', 'two', 'three']) ids.push((await say(mara, content, parent._id))._id);
    const params = { id: parent._id };
    const page = await noor.client.call(api.listCommentReplies, { params, query: { limit: 2 } });
    expect(page).toMatchObject({ isMore: true, total: 3 });
    const rest = await noor.client.call(api.listCommentReplies, { params, query: { limit: 2, cursor: page.cursor } });
    expect([...page.data, ...rest.data].map(({ _id }) => _id)).toEqual(ids);
  });

  it('notify the parent comment’s author, never the reply’s author, and each user only once (rule N1)', async () => {
    const parent = await say(noor, 'Rain on slate.');
    await say(ines, 'Is it, @noor?', parent._id);
    await say(noor, 'It is.', parent._id);
    await engine.settle();
    expect(await notifiedTypes(noor)).toEqual(['reply']);
    expect(await notifiedTypes(ines)).toEqual([]);
    expect(await notifiedTypes(mara)).toEqual(['comment', 'comment', 'comment']);

    const own = await say(mara, 'Thank you all.');
    await say(noor, 'Thank you, @mara.clay.', own._id);
    await engine.settle();
    expect((await notifiedTypes(mara)).toSorted()).toEqual(['comment', 'comment', 'comment', 'reply']);
  });

  it('are deleted with their parent, and leave correct counters', async () => {
    const parent = await say(noor, 'Rain on slate.');
    const reply = await say(mara, 'It is the iron.', parent._id);
    await say(ines, 'Which iron?', parent._id);
    await say(ines, 'Lovely.');
    await noor.client.call(api.deleteComment, { params: { id: parent._id } });
    expect(await totalComments()).toBe(1);
    expect(await codeOf(repliesTo(noor, parent._id))).toBe('NOT_FOUND');
    expect(await codeOf(mara.client.call(api.deleteComment, { params: { id: reply._id } }))).toBe('NOT_FOUND');
  });

  it('can be edited and deleted like comments', async () => {
    const parent = await say(noor, 'Rain on slate.');
    const reply = await say(ines, 'Wich iron?', parent._id);
    const params = { id: reply._id };
    expect(await codeOf(noor.client.call(api.updateComment, { params, body: { content: 'No.' } }))).toBe('FORBIDDEN');
    const edited = await ines.client.call(api.updateComment, { params, body: { content: 'Which iron?' } });
    expect(edited).toMatchObject({ content: 'Which iron?', isEdited: true, parentId: parent._id });
    expect(await codeOf(noor.client.call(api.deleteComment, { params }))).toBe('FORBIDDEN');
    await mara.client.call(api.deleteComment, { params });
    expect((await thread(noor)).data).toMatchObject([{ totalReplies: 0 }]);
    expect(await totalComments()).toBe(1);
  });

  it('are refused under a comment of another post, and under a deleted comment', async () => {
    const parent = await say(noor, 'Rain on slate.');
    const here = feedId;
    feedId = await publishPost(mara, { text: 'Another.' });
    expect(await codeOf(say(ines, 'Here?', parent._id))).toBe('NOT_FOUND');
    expect(await totalComments()).toBe(0);
    feedId = here;
    await noor.client.call(api.deleteComment, { params: { id: parent._id } });
    expect(await codeOf(say(ines, 'Still here?', parent._id))).toBe('NOT_FOUND');
    expect(await totalComments()).toBe(0);
  });

  it('leave correct counters when many are written and deleted concurrently', async () => {
    const parent = await say(noor, 'Rain on slate.');
    const made = await Promise.all(
      Array.from({ length: 8 }, (_, at) => say(at % 2 ? mara : ines, `No. ${at}`, parent._id)),
    );
    await Promise.all([
      ...made.slice(0, 4).map(({ _id: id }) => mara.client.call(api.deleteComment, { params: { id } })),
      say(noor, 'One more.', parent._id),
    ]);
    expect((await thread(noor)).data).toMatchObject([{ totalReplies: 5 }]);
    expect(await totalComments()).toBe(6);
  });

  it('do not notify a recipient for whom the post is locked', async () => {
    feedId = await publishPost(mara, { text: 'Closed.', audience: 'subscribers' });
    const parent = await say(mara, 'Only here.');
    await say(mara, 'And here.', parent._id);
    expect(await repliesTo(ines, parent._id)).toMatchObject({ data: [], total: 0 });
  });
});
