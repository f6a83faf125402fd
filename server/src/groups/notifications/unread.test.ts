import { api } from '@fanlight/sdk';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { createFan, createTestEngine } from '../../testing/index.ts';

it('the count of unread notifications is exact up to 1000, and is 1000 if there are more', async () => {
  const engine = await createTestEngine();
  const noor = await createFan(engine, 'noor');
  const insertUnread = (first: number, last: number) =>
    engine.ports.database.db.execute(sql`insert into notification (id, user_id, type, object_type, object_id, once_key, created_at, updated_at)
        select 'n' || n, ${noor.id}, 'follow', 'performer', 'x', n::text, now(), now()
        from generate_series(${sql.raw(String(first))}, ${sql.raw(String(last))}) n`);
  const countUnread = async () => (await noor.client.call(api.getUnreadNotificationCount)).total;
  await insertUnread(1, 999);
  expect(await countUnread()).toBe(999);
  await insertUnread(1000, 1500);
  expect(await countUnread()).toBe(1000);
  await noor.client.call(api.readAllNotifications);
  expect(await countUnread()).toBe(0);
  await engine.stop();
});
