import { api } from '@fanlight/sdk';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { codeOf, createFan, makeTrustedReporter, type Person, password, type TestEngine } from '../../testing/index.ts';
import { findLeftovers } from '../../testing/leftovers.ts';
import { createEngineWithPeople } from '../../testing/setup.ts';
import { stopCleanly } from '../../testing/stop-cleanly.ts';

let engine: TestEngine;
/** The performer of the post. */
let mara: Person;
/** The author of the comment. */
let noor: Person;
let ines: Person;
let objectId: string;
let commentId: string;

const publish = async (audience: 'public' | 'followers' = 'public') =>
  (await mara.client.call(api.createFeed, { body: { text: 'Kiln at dawn.', audience } }))._id;

const write = async ({ client }: Person, content: string, changes: { parentId?: string; objectId?: string } = {}) => {
  const body = { objectType: 'feed' as const, objectId, content, ...changes };
  return (await client.call(api.createComment, { body }))._id;
};

const bodyOf = (id: string) => ({ action: 'like' as const, objectType: 'comment' as const, objectId: id });
const like = ({ client }: Person, id = commentId) => client.call(api.createReaction, { body: bodyOf(id) });
const unlike = ({ client }: Person, id = commentId) => client.call(api.deleteReaction, { body: bodyOf(id) });
const read = async ({ client }: Person, id = objectId) => {
  const { data } = await client.call(api.listComments, { query: { objectType: 'feed', objectId: id } });
  return data.map(({ _id, totalLikes, isLiked }) => ({ _id, totalLikes, isLiked }));
};
const block = ({ client }: Person, { id: userId }: Person) => client.call(api.blockUser, { body: { userId } });

beforeEach(async () => {
  ({ engine, mara, noor } = await createEngineWithPeople());
  ines = await createFan(engine, 'ines');
  objectId = await publish();
  commentId = await write(noor, 'Lovely.');
});

afterEach(() => stopCleanly(engine));

describe('a like of a comment', () => {
  it('is counted once per user, and listed with the state of each viewer', async () => {
    expect(await like(ines)).toMatchObject({ ...bodyOf(commentId), isSet: true, total: 1 });
    expect(await like(ines)).toMatchObject({ total: 1 });
    expect(await like(mara)).toMatchObject({ total: 2 });
    expect(await read(ines)).toEqual([{ _id: commentId, totalLikes: 2, isLiked: true }]);
    expect(await read(noor)).toEqual([{ _id: commentId, totalLikes: 2, isLiked: false }]);
    expect(await unlike(ines)).toMatchObject({ isSet: false, total: 1 });
    expect(await unlike(ines)).toMatchObject({ total: 1 });
    expect(await read(ines)).toEqual([{ _id: commentId, totalLikes: 1, isLiked: false }]);
  });

  it('is counted once for concurrent requests', async () => {
    await Promise.all([like(ines), like(ines), like(mara), like(ines)]);
    expect(await read(ines)).toEqual([{ _id: commentId, totalLikes: 2, isLiked: true }]);
  });

  it('is possible for replies, and is kept when the comment is edited', async () => {
    const replyId = await write(ines, 'So it is.', { parentId: commentId });
    await like(noor, replyId);
    const params = { id: commentId };
    const { data } = await noor.client.call(api.listCommentReplies, { params });
    expect(data).toMatchObject([{ _id: replyId, totalLikes: 1, isLiked: true }]);
    await like(noor);
    const edited = await noor.client.call(api.updateComment, { params, body: { content: 'Very lovely.' } });
    expect(edited).toMatchObject({ totalLikes: 1, isLiked: true });
  });

  it('is read with one statement for a page of comments', async () => {
    const ids = [commentId];
    for (let n = 0; n < 4; n += 1) ids.push(await write(noor, `Comment ${n}`));
    for (const id of ids) await like(ines, id);
    await engine.settle();
    let totalReads = 0;
    engine.watch.onStatement = (statement) => {
      if (statement.includes('comment_like')) totalReads += 1;
    };
    expect((await read(ines)).map(({ isLiked }) => isLiked)).toEqual([true, true, true, true, true]);
    engine.watch.onStatement = undefined;
    expect(totalReads).toBe(1);
  });

  it('cannot be a bookmark', async () => {
    const body = { ...bodyOf(commentId), action: 'bookmark' as const };
    for (const operation of [api.createReaction, api.deleteReaction]) {
      const failure = await ines.client.call(operation, { body }).catch((error: unknown) => error);
      expect(failure).toMatchObject({ code: 'VALIDATION_FAILED', fields: [{ path: 'action', code: 'NOT_ALLOWED' }] });
    }
  });
});

describe('a comment cannot be liked', () => {
  it('on a locked post, but an earlier like can be removed (rule A2)', async () => {
    const lockedId = await publish('followers');
    const params = { id: mara.id };
    await noor.client.call(api.followPerformer, { params });
    const id = await write(noor, 'For us.', { objectId: lockedId });
    expect(await codeOf(like(ines, id))).toBe('NOT_FOUND');
    await ines.client.call(api.followPerformer, { params });
    await like(ines, id);
    await ines.client.call(api.unfollowPerformer, { params });
    expect(await codeOf(like(ines, id))).toBe('NOT_FOUND');
    expect(await unlike(ines, id)).toMatchObject({ total: 0 });
  });

  it('if the viewer or its author has blocked the other one, or the performer has blocked the viewer (rule A4)', async () => {
    await block(noor, ines);
    expect(await codeOf(like(ines))).toBe('NOT_FOUND');
    const ofInes = await write(ines, 'Mine.');
    expect(await codeOf(like(noor, ofInes))).toBe('NOT_FOUND');
    const other = await createFan(engine, 'other');
    await block(mara, other);
    expect(await codeOf(like(other))).toBe('NOT_FOUND');
    expect((await read(mara)).map(({ totalLikes }) => totalLikes)).toEqual([0, 0]);
  });

  it('once it is deleted, or hidden by a report (rule R1)', async () => {
    const hiddenId = await write(noor, 'Rude.');
    await makeTrustedReporter(engine, ines.id);
    const body = { targetType: 'comment' as const, targetId: hiddenId, reason: 'threat' as const };
    await ines.client.call(api.createReport, { body });
    expect(await codeOf(like(mara, hiddenId))).toBe('NOT_FOUND');
    await noor.client.call(api.deleteComment, { params: { id: commentId } });
    expect(await codeOf(like(ines))).toBe('NOT_FOUND');
    expect(await codeOf(unlike(ines))).toBe('NOT_FOUND');
    expect(await codeOf(like(ines, 'f'.repeat(24)))).toBe('NOT_FOUND');
  });
});

describe('the likes of a comment are deleted', () => {
  const countLikes = async () => {
    const { rows } = (await engine.ports.database.db.execute('select 1 from comment_like')) as unknown as {
      rows: unknown[];
    };
    return rows.length;
  };

  it('with the comment and its replies', async () => {
    await like(ines);
    await like(ines, await write(ines, 'A reply.', { parentId: commentId }));
    expect(await countLikes()).toBe(2);
    await noor.client.call(api.deleteComment, { params: { id: commentId } });
    expect(await countLikes()).toBe(0);
  });

  it('with the post', async () => {
    await like(ines);
    await mara.client.call(api.deleteFeed, { params: { id: objectId } });
    expect(await countLikes()).toBe(0);
  });

  it('and subtracted, with the account of the user who likes it (rule P8)', async () => {
    await like(ines);
    await like(mara);
    await ines.client.call(api.deleteUser, { params: { id: ines.id }, body: { password } });
    await engine.settle();
    expect(await read(noor)).toEqual([{ _id: commentId, totalLikes: 1, isLiked: false }]);
    expect(await findLeftovers(engine, [ines.id])).toEqual([]);
  });

  it('with the account of its author (rule P8)', async () => {
    await like(ines);
    await noor.client.call(api.deleteUser, { params: { id: noor.id }, body: { password } });
    await engine.settle();
    expect(await countLikes()).toBe(0);
  });
});
