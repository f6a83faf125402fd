import { api } from '@fanlight/sdk';
import type { Notification } from '@fanlight/sdk/models';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { createTestContext } from '../../testing/context.ts';
import { createFan, type Person, type TestEngine } from '../../testing/index.ts';
import { createEngineWithPeople, publishPost } from '../../testing/setup.ts';
import { stopCleanly } from '../../testing/stop-cleanly.ts';
import { notifyUsers } from './notify.ts';

it('notifications that wait for the same recipient are inserted in one transaction and in order', async () => {
  const { engine, mara, noor } = await createEngineWithPeople();
  const tips = Array.from({ length: 10 }, (_, n) => ({ chargeId: `charge-${n}`, amount: (n + 1) * 100 }));
  let totalTransactions = 0;
  let totalInserts = 0;
  engine.watch.onStatement = (statement) => {
    if (statement.includes('insert into "channel"')) totalTransactions += 1;
    if (statement.includes('insert into "notification"')) totalInserts += 1;
  };
  const context = createTestContext(engine);
  const people = { payerId: noor.id, performerId: mara.id, message: null };
  await Promise.all(tips.map((tip) => notifyUsers(context, { type: 'tip-created', ...people, ...tip })));
  engine.watch.onStatement = undefined;
  // The first notification is inserted immediately. The nine others wait for its transaction, and are inserted together
  // in the next transaction.
  expect([totalTransactions, totalInserts]).toEqual([2, 2]);
  const { data } = await mara.client.call(api.listNotifications);
  expect(data.map(({ amount }) => amount)).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
  await stopCleanly(engine);
});

/** The events of new notifications in a user's channel, in order. */
async function listCreated(engine: TestEngine, userId: string) {
  const { rows } = (await engine.ports.database.db.execute(sql`select data from event
    where channel = ${`user:${userId}`} and name = 'notification/created' order by no`)) as unknown as {
    rows: { data: { notification: Notification; totalUnread: number } }[];
  };
  return rows.map(({ data }) => data);
}

it('a batch emits one event per new notification, with the number of unread notifications', async () => {
  const { engine, mara, noor } = await createEngineWithPeople();
  const context = createTestContext(engine);
  const tipOf = (n: number) => {
    const about = { payerId: noor.id, performerId: mara.id, message: null } as const;
    return notifyUsers(context, { type: 'tip-created', chargeId: `charge-${n}`, amount: n * 100, ...about });
  };
  await tipOf(2);
  const { data: before } = await mara.client.call(api.listNotifications);
  // The first notification is inserted in its own transaction. The others are one batch, which contains the third tip
  // twice.
  await Promise.all([tipOf(1), tipOf(2), tipOf(3), tipOf(3), tipOf(4)]);
  const created = await listCreated(engine, mara.id);
  expect(created.map(({ notification, totalUnread }) => [notification.amount, totalUnread])).toEqual([
    [2, 1],
    [1, 2],
    [3, 3],
    [4, 4],
  ]);
  const { data: after } = await mara.client.call(api.listNotifications);
  expect(created.map(({ notification }) => notification).toReversed()).toEqual(after);
  expect(after.at(-1)).toEqual(before[0]);
  await stopCleanly(engine);
});

it('unread reactions to an item are grouped in one notification, which counts each actor once', async () => {
  const { engine, mara, noor } = await createEngineWithPeople();
  const other = await createFan(engine, 'other');
  const context = createTestContext(engine);
  const objectId = await publishPost(mara);
  for (const { client } of [noor, other]) {
    await client.call(api.createReaction, { body: { action: 'like', objectType: 'feed', objectId } });
    await engine.settle();
  }
  // The outbox performs an effect at least once, so the test performs each effect again.
  const like = ({ id: userId }: Person) => {
    const about = { objectType: 'feed', objectId, performerId: mara.id } as const;
    return notifyUsers(context, { type: 'reaction-created', userId, action: 'like', ...about });
  };
  for (const person of [noor, noor, other]) await like(person);
  const created = await listCreated(engine, mara.id);
  const counts = created.map(({ notification, totalUnread }) => [notification.totalActors, totalUnread]);
  expect(counts).toEqual([
    [1, 1],
    [2, 1],
  ]);
  const { data } = await mara.client.call(api.listNotifications);
  expect(data.map(({ actor, totalActors }) => [actor?._id, totalActors])).toEqual([[other.id, 2]]);
  await stopCleanly(engine);
});
