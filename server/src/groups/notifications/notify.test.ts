import { api } from '@fanlight/sdk';
import { expect, it } from 'vitest';
import { createTestContext } from '../../testing/context.ts';
import { createEngineWithPeople } from '../../testing/setup.ts';
import { stopCleanly } from '../../testing/stop-cleanly.ts';
import { notifyUsers } from './notify.ts';

it('inserts notifications that wait for the same recipient in one transaction, in their order', async () => {
  const { engine, mara, noor } = await createEngineWithPeople();
  const tips = Array.from({ length: 10 }, (_, n) => ({ chargeId: `charge-${n}`, amount: (n + 1) * 100 }));
  let totalTransactions = 0;
  engine.watch.onStatement = (statement) => {
    if (statement.includes('insert into "channel"')) totalTransactions += 1;
  };
  const context = createTestContext(engine);
  const people = { payerId: noor.id, performerId: mara.id, message: null };
  await Promise.all(tips.map((tip) => notifyUsers(context, { type: 'tip-created', ...people, ...tip })));
  engine.watch.onStatement = undefined;
  // The first notification is inserted immediately. The other nine wait for its transaction, and share the next one.
  expect(totalTransactions).toBe(2);
  const { data } = await mara.client.call(api.listNotifications);
  expect(data.map(({ amount }) => amount)).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
  await stopCleanly(engine);
});
