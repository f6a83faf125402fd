import { api } from '@fanlight/sdk';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestContext } from '../../testing/context.ts';
import { createFan, type Person, password, type TestEngine } from '../../testing/index.ts';
import { createEngineWithPeople, publishPost } from '../../testing/setup.ts';
import { stopCleanly } from '../../testing/stop-cleanly.ts';
import { notifyUsers, withdrawNotifications } from './index.ts';

let engine: TestEngine;
let mara: Person;
let noor: Person;
let ines: Person;
let objectId: string;
let commentId: string;

const react = async (
  { client }: Person,
  isSet: boolean,
  body: { objectType: 'comment' | 'feed'; objectId: string },
) => {
  await client.call(isSet ? api.createReaction : api.deleteReaction, { body: { action: 'like', ...body } });
  await engine.settle();
};
const like = (person: Person) => react(person, true, { objectType: 'comment', objectId: commentId });
const unlike = (person: Person) => react(person, false, { objectType: 'comment', objectId: commentId });
const list = async ({ client }: Person) =>
  (await client.call(api.listNotifications)).data.filter(({ type }) => type === 'reaction');

beforeEach(async () => {
  ({ engine, mara, noor } = await createEngineWithPeople());
  ines = await createFan(engine, 'ines');
  objectId = await publishPost(mara);
  const body = { objectType: 'feed' as const, objectId, content: 'Lovely.' };
  commentId = (await noor.client.call(api.createComment, { body }))._id;
  await engine.settle();
});

afterEach(() => stopCleanly(engine));

it('likes of a comment notify its author in one group, which links to the post (rule N1)', async () => {
  for (const person of [mara, ines]) {
    engine.clock.advance(1000);
    await like(person);
  }
  const about = { type: 'reaction', objectType: 'feed', objectId, commentId, excerpt: 'Lovely.' };
  expect(await list(noor)).toMatchObject([{ ...about, totalActors: 2, actor: { _id: ines.id } }]);
  await unlike(ines);
  expect(await list(noor)).toMatchObject([{ ...about, totalActors: 1, actor: { _id: mara.id } }]);
  await unlike(mara);
  expect(await list(noor)).toEqual([]);
});

it('the viewer is not notified of likes of their own comments', async () => {
  await like(noor);
  expect(await list(noor)).toEqual([]);
});

it('likes of a post and of the performer’s own comment on it are two notifications', async () => {
  const body = { objectType: 'feed' as const, objectId, content: 'Thank you all.' };
  commentId = (await mara.client.call(api.createComment, { body }))._id;
  await react(ines, true, { objectType: 'feed', objectId });
  engine.clock.advance(1000);
  await like(ines);
  expect((await list(mara)).map((each) => each.commentId)).toEqual([commentId, null]);
  await react(ines, false, { objectType: 'feed', objectId });
  expect((await list(mara)).map((each) => each.commentId)).toEqual([commentId]);
  await react(ines, true, { objectType: 'feed', objectId });
  await unlike(ines);
  expect((await list(mara)).map((each) => each.commentId)).toEqual([null]);
});

it('the notification is withdrawn, read or unread, when the comment is deleted', async () => {
  await like(ines);
  await noor.client.call(api.readAllNotifications);
  await like(mara);
  expect(await list(noor)).toHaveLength(2);
  await noor.client.call(api.deleteComment, { params: { id: commentId } });
  await engine.settle();
  expect(await list(noor)).toEqual([]);
  // The outbox performs effects at least once, and possibly after the comment was deleted.
  const context = createTestContext(engine);
  const about = { commentId, authorId: noor.id, userId: ines.id };
  await notifyUsers(context, { type: 'comment-liked', ...about });
  await withdrawNotifications(context, { type: 'comment-unliked', ...about });
  expect(await list(noor)).toEqual([]);
});

it('a like that was removed before its event was handled creates no notification', async () => {
  const context = createTestContext(engine);
  await notifyUsers(context, { type: 'comment-liked', commentId, authorId: noor.id, userId: ines.id });
  expect(await list(noor)).toEqual([]);
});

it('the notification keeps its text, which is the recipient’s own, when the account of the actor is deleted', async () => {
  await like(ines);
  await ines.client.call(api.deleteUser, { params: { id: ines.id }, body: { password } });
  await engine.settle();
  expect(await list(noor)).toMatchObject([{ actor: null, excerpt: 'Lovely.' }]);
});
