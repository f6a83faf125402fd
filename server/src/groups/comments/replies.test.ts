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

const writeComment = ({ client }: Person, content: string, parentId?: string) =>
  client.call(api.createComment, {
    body: { objectType: 'feed', objectId: feedId, content, ...(parentId && { parentId }) },
  });

const listComments = ({ client }: Person) =>
  client.call(api.listComments, { query: { objectType: 'feed', objectId: feedId } });
const listReplies = ({ client }: Pick<Person, 'client'>, id: string) =>
  client.call(api.listCommentReplies, { params: { id } });
const totalComments = async () => (await mara.client.call(api.getFeed, { params: { id: feedId } })).totalComments;
const listNotificationTypes = async ({ client }: Person) =>
  (await client.call(api.listNotifications)).data.filter(({ objectId }) => objectId === feedId).map(({ type }) => type);

describe('a reply', () => {
  it('is listed under its parent comment, oldest first, even if it replies to another reply', async () => {
    const parent = await writeComment(noor, 'Rain on slate.');
    expect(parent).toMatchObject({ parentId: null, totalReplies: 0 });
    const first = await writeComment(mara, 'It is the iron.', parent._id);
    const second = await writeComment(ines, 'Which iron?', first._id);
    expect([first.parentId, second.parentId]).toEqual([parent._id, parent._id]);

    const { data, total } = await listComments(noor);
    expect(total).toBe(1);
    expect(data).toMatchObject([{ _id: parent._id, totalReplies: 2 }]);
    const visitor = { client: createVisitor(engine) };
    const replies = await listReplies(visitor, parent._id);
    expect(replies).toMatchObject({ total: 2, isMore: false });
    expect(replies.data.map(({ _id }) => _id)).toEqual([first._id, second._id]);
    expect(await totalComments()).toBe(3);
  });

  it('is listed once across pages that are requested by cursor', async () => {
    const parent = await writeComment(noor, 'Rain on slate.');
    const ids: string[] = [];
    for (const content of ['one', 'two', 'three']) ids.push((await writeComment(mara, content, parent._id))._id);
    const params = { id: parent._id };
    const page = await noor.client.call(api.listCommentReplies, { params, query: { limit: 2 } });
    expect(page).toMatchObject({ isMore: true, total: 3 });
    const lastPage = await noor.client.call(api.listCommentReplies, {
      params,
      query: { limit: 2, cursor: page.cursor },
    });
    expect([...page.data, ...lastPage.data].map(({ _id }) => _id)).toEqual(ids);
  });

  it('notifies the author of the parent comment, but not the author of the reply, and no user twice (rule N1)', async () => {
    const parent = await writeComment(noor, 'Rain on slate.');
    await writeComment(ines, 'Is it, @noor?', parent._id);
    await writeComment(noor, 'It is.', parent._id);
    await engine.settle();
    expect(await listNotificationTypes(noor)).toEqual(['reply']);
    expect(await listNotificationTypes(ines)).toEqual([]);
    expect(await listNotificationTypes(mara)).toEqual(['comment', 'comment', 'comment']);

    const ownComment = await writeComment(mara, 'Thank you all.');
    await writeComment(noor, 'Thank you, @mara.clay.', ownComment._id);
    await engine.settle();
    expect((await listNotificationTypes(mara)).toSorted()).toEqual(['comment', 'comment', 'comment', 'reply']);
  });

  it('is deleted with its parent comment, and is then no longer counted', async () => {
    const parent = await writeComment(noor, 'Rain on slate.');
    const reply = await writeComment(mara, 'It is the iron.', parent._id);
    await writeComment(ines, 'Which iron?', parent._id);
    await writeComment(ines, 'Lovely.');
    await noor.client.call(api.deleteComment, { params: { id: parent._id } });
    expect(await totalComments()).toBe(1);
    expect(await codeOf(listReplies(noor, parent._id))).toBe('NOT_FOUND');
    expect(await codeOf(mara.client.call(api.deleteComment, { params: { id: reply._id } }))).toBe('NOT_FOUND');
  });

  it('can be edited by its author, and deleted by the performer of the post', async () => {
    const parent = await writeComment(noor, 'Rain on slate.');
    const reply = await writeComment(ines, 'Wich iron?', parent._id);
    const params = { id: reply._id };
    expect(await codeOf(noor.client.call(api.updateComment, { params, body: { content: 'No.' } }))).toBe('FORBIDDEN');
    const edited = await ines.client.call(api.updateComment, { params, body: { content: 'Which iron?' } });
    expect(edited).toMatchObject({ content: 'Which iron?', isEdited: true, parentId: parent._id });
    expect(await codeOf(noor.client.call(api.deleteComment, { params }))).toBe('FORBIDDEN');
    await mara.client.call(api.deleteComment, { params });
    expect((await listComments(noor)).data).toMatchObject([{ totalReplies: 0 }]);
    expect(await totalComments()).toBe(1);
  });

  it('is refused if its parent comment is on another post or was deleted', async () => {
    const parent = await writeComment(noor, 'Rain on slate.');
    const parentFeedId = feedId;
    feedId = await publishPost(mara, { text: 'Another.' });
    expect(await codeOf(writeComment(ines, 'Here?', parent._id))).toBe('NOT_FOUND');
    expect(await totalComments()).toBe(0);
    feedId = parentFeedId;
    await noor.client.call(api.deleteComment, { params: { id: parent._id } });
    expect(await codeOf(writeComment(ines, 'Still here?', parent._id))).toBe('NOT_FOUND');
    expect(await totalComments()).toBe(0);
  });

  it('is counted once, if replies are written and deleted concurrently', async () => {
    const parent = await writeComment(noor, 'Rain on slate.');
    const replies = await Promise.all(
      Array.from({ length: 8 }, (_, index) => writeComment(index % 2 ? mara : ines, `No. ${index}`, parent._id)),
    );
    await Promise.all([
      ...replies.slice(0, 4).map(({ _id: id }) => mara.client.call(api.deleteComment, { params: { id } })),
      writeComment(noor, 'One more.', parent._id),
    ]);
    expect((await listComments(noor)).data).toMatchObject([{ totalReplies: 5 }]);
    expect(await totalComments()).toBe(6);
  });

  it('is hidden from a viewer for whom the post is locked', async () => {
    feedId = await publishPost(mara, { text: 'Closed.', audience: 'subscribers' });
    const parent = await writeComment(mara, 'For subscribers.');
    await writeComment(mara, 'A reply.', parent._id);
    expect(await listReplies(ines, parent._id)).toMatchObject({ data: [], total: 0 });
  });
});
