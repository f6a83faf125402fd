import { api } from '@fanlight/sdk';
import { expect, it } from 'vitest';
import { createTestContext } from '../../testing/context.ts';
import { createEngineWithPeople } from '../../testing/setup.ts';
import { stopCleanly } from '../../testing/stop-cleanly.ts';
import { notifyUsers } from './notify.ts';

it('the filter isUnread leaves out notifications that were read, on every page and in the total', async () => {
  const { engine, mara, noor } = await createEngineWithPeople();
  const context = createTestContext(engine);
  const people = { payerId: noor.id, performerId: mara.id, message: null };
  for (let n = 1; n <= 5; n += 1)
    await notifyUsers(context, { type: 'tip-created', ...people, chargeId: `charge-${n}`, amount: n * 100 });
  const list = (query: { isUnread?: boolean; limit?: number; cursor?: string }) =>
    mara.client.call(api.listNotifications, { query });
  const { data } = await list({});
  for (const { _id } of data.filter(({ amount }) => amount === 2 || amount === 4))
    await mara.client.call(api.readNotification, { params: { id: _id } });

  const first = await list({ isUnread: true, limit: 2 });
  const { cursor = '' } = first;
  const second = await list({ isUnread: true, limit: 2, cursor });
  expect([...first.data, ...second.data].map(({ amount }) => amount)).toEqual([5, 3, 1]);
  expect([first.total, first.isMore, second.isMore]).toEqual([3, true, false]);
  expect((await list({ isUnread: false })).total).toBe(5);
  await mara.client.call(api.readAllNotifications);
  expect((await list({ isUnread: true })).data).toEqual([]);
  await stopCleanly(engine);
});
