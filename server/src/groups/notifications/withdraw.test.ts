import { api } from '@fanlight/sdk';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { notifications } from '../../db/schema/index.ts';
import { createTestContext } from '../../testing/context.ts';
import { createFan, makeTrustedReporter, needsPostgres, type Person, password } from '../../testing/index.ts';
import { untilWaitingForLocks } from '../../testing/lock-waits.ts';
import { createEngineWithPeople, publishPost } from '../../testing/setup.ts';
import { stopCleanly } from '../../testing/stop-cleanly.ts';
import { notifyUsers, withdrawNotifications } from './index.ts';

async function createEngineWithPost() {
  const { engine, mara, noor } = await createEngineWithPeople();
  const objectId = await publishPost(mara);
  const about = { objectType: 'feed', objectId } as const;
  const react = async ({ client }: Person, isSet: boolean) => {
    await client.call(isSet ? api.createReaction : api.deleteReaction, { body: { action: 'like', ...about } });
    await engine.settle();
  };
  const comment = async ({ client }: Person, content: string, parentId?: string) => {
    const created = await client.call(api.createComment, {
      body: { ...about, content, ...(parentId && { parentId }) },
    });
    await engine.settle();
    return created._id;
  };
  const list = async ({ client }: Person) => (await client.call(api.listNotifications)).data;
  return { engine, mara, noor, objectId, react, comment, list };
}

it('a removed like removes its notification, and a like that is added again notifies again', async () => {
  const { engine, mara, noor, react, list } = await createEngineWithPost();
  await react(noor, true);
  await mara.client.call(api.readAllNotifications);
  await react(noor, false);
  expect(await list(mara)).toEqual([]);
  await react(noor, true);
  expect(await list(mara)).toMatchObject([{ type: 'reaction', totalActors: 1, isRead: false }]);
  await stopCleanly(engine);
});

it('a removed like is subtracted from its grouped notification, which then shows the latest other actor', async () => {
  const { engine, mara, noor, react, list } = await createEngineWithPost();
  const other = await createFan(engine, 'other');
  const third = await createFan(engine, 'third');
  for (const person of [noor, other, third]) {
    engine.clock.advance(1000);
    await react(person, true);
  }
  await react(third, false);
  expect(await list(mara)).toMatchObject([{ totalActors: 2, actor: { _id: other.id } }]);
  await react(noor, false);
  expect(await list(mara)).toMatchObject([{ totalActors: 1, actor: { _id: other.id } }]);
  const events = await mara.client.call(api.listEvents, { query: { channel: `user:${mara.id}` } });
  const names = events.data.map(({ name }) => name).filter((name) => name === 'notification/withdrawn');
  expect(names).toHaveLength(2);
  await stopCleanly(engine);
});

it('a deleted comment removes the notifications of the comment and its replies from every recipient', async () => {
  const { engine, mara, noor, comment, list } = await createEngineWithPost();
  const other = await createFan(engine, 'other');
  const id = await comment(noor, 'Look, @other');
  await comment(other, 'Thank you', id);
  expect(await list(mara)).toHaveLength(2);
  expect(await list(other)).toMatchObject([{ type: 'mention' }]);
  expect(await list(noor)).toMatchObject([{ type: 'reply' }]);
  await noor.client.call(api.deleteComment, { params: { id } });
  await engine.settle();
  expect(await Promise.all([mara, other, noor].map(list))).toEqual([[], [], []]);
  expect((await mara.client.call(api.getUnreadNotificationCount)).total).toBe(0);
  await stopCleanly(engine);
});

it('a like that was already removed creates no notification, and a like that exists keeps its notification', async () => {
  const { engine, mara, noor, objectId, react, list } = await createEngineWithPost();
  const context = createTestContext(engine);
  const about = { userId: noor.id, action: 'like', objectType: 'feed', objectId, performerId: mara.id } as const;
  await notifyUsers(context, { type: 'reaction-created', ...about });
  expect(await list(mara)).toEqual([]);
  // If the user likes the item again before the removal is handled, the notification stays.
  await react(noor, true);
  await withdrawNotifications(context, { type: 'reaction-deleted', ...about });
  expect(await list(mara)).toHaveLength(1);
  await stopCleanly(engine);
});

it('a comment that was deleted before its notifications were written creates no notification', async () => {
  const { engine, mara, noor, objectId, comment, list } = await createEngineWithPost();
  const commentId = await comment(noor, 'Lovely');
  await noor.client.call(api.deleteComment, { params: { id: commentId } });
  await engine.settle();
  const about = { commentId, authorId: noor.id, objectType: 'feed', objectId, performerId: mara.id } as const;
  await notifyUsers(createTestContext(engine), { type: 'comment-created', ...about });
  expect(await list(mara)).toEqual([]);
  await stopCleanly(engine);
});

it('a hidden comment and its reply create no notifications', async () => {
  const { engine, mara, noor, objectId, comment, list } = await createEngineWithPost();
  const context = createTestContext(engine);
  const ines = await createFan(engine, 'ines');
  const parentId = await comment(noor, 'Lovely');
  const replyId = await comment(ines, 'Indeed', parentId);
  await makeTrustedReporter(engine, ines.id);
  const report = { targetType: 'comment', targetId: parentId, reason: 'threat', text: 'A threat.' } as const;
  await ines.client.call(api.createReport, { body: report });
  await engine.settle();
  const about = { objectType: 'feed', objectId, performerId: mara.id } as const;
  await notifyUsers(context, { type: 'comment-created', commentId: parentId, authorId: noor.id, ...about });
  await notifyUsers(context, { type: 'comment-created', commentId: replyId, authorId: ines.id, ...about });
  expect(await list(mara)).toEqual([]);
  expect(await list(noor)).toEqual([]);
  await stopCleanly(engine);
});

it('a grouped notification counts only users who still like the item, and no users with deleted accounts', async () => {
  const { engine, mara, noor, react, list } = await createEngineWithPost();
  const [leaving, third] = [await createFan(engine, 'leaving'), await createFan(engine, 'third')];
  for (const person of [noor, leaving, third]) await react(person, true);
  await leaving.client.call(api.deleteUser, { params: { id: leaving.id }, body: { password } });
  await engine.settle();
  await react(third, false);
  expect(await list(mara)).toMatchObject([{ totalActors: 1, actor: { _id: noor.id } }]);
  await stopCleanly(engine);
});

it('the deletion of an account withdraws the notifications about its comments and their replies', async () => {
  const { engine, mara, noor, comment, list } = await createEngineWithPost();
  const ines = await createFan(engine, 'ines');
  const parentId = await comment(noor, 'Lovely');
  await comment(ines, 'Indeed, @ines', parentId);
  await comment(mara, 'Look, @ines', parentId);
  expect(await list(ines)).toMatchObject([{ type: 'mention' }]);
  await noor.client.call(api.deleteUser, { params: { id: noor.id }, body: { password } });
  await engine.settle();
  expect(await list(ines)).toEqual([]);
  expect((await mara.client.call(api.getUnreadNotificationCount)).total).toBe(0);
  await stopCleanly(engine);
});

it(
  'a like creates a notification if it is added while the notification about the item is being withdrawn',
  needsPostgres,
  async () => {
    const { engine, mara, noor, objectId, react, list } = await createEngineWithPost();
    const ines = await createFan(engine, 'ines');
    await react(noor, true);
    await ines.client.call(api.createReaction, { body: { action: 'like', objectType: 'feed', objectId } });
    const about = { userId: ines.id, action: 'like', objectType: 'feed', objectId, performerId: mara.id } as const;
    const context = createTestContext(engine);
    const { promise: isNotified, resolve: notify } = Promise.withResolvers<unknown>();
    await context.db.transaction(async (tx) => {
      await tx.delete(notifications).where(eq(notifications.userId, mara.id));
      // The like waits for the deletion of the notification, which is not committed yet.
      notify(notifyUsers(context, { type: 'reaction-created', ...about }));
      await untilWaitingForLocks(context.db, 1);
    });
    await isNotified;
    await engine.settle();
    expect(await list(mara)).toMatchObject([{ type: 'reaction', totalActors: 1, actor: { _id: ines.id } }]);
    await stopCleanly(engine);
  },
);
