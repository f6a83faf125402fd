import { api } from '@fanlight/sdk';
import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { subscriptions } from '../../db/schema/index.ts';
import { createPerformer, createTestEngine } from '../../testing/index.ts';
import { stopCleanly } from '../../testing/stop-cleanly.ts';

const totalSubscribers = 2500;

it('the server mails each of 2,500 subscribers once about a new price, and updates the subscriptions in three statements (rule M7)', async () => {
  const sent: string[] = [];
  const mailer = {
    async send({ to }: { to: string }) {
      sent.push(to);
    },
  };
  const engine = await createTestEngine({ mode: 'production', ports: { mailer } });
  const { db } = engine.ports.database;
  const { id, client } = await createPerformer(engine, 'mara.clay');
  await client.call(api.updateMyPerformer, { body: { monthlyPrice: 9.95 } });
  await engine.settle();
  sent.length = 0;
  const fanId = sql`lpad(n::text, 24, '0')`;
  const fans = sql`generate_series(1, ${totalSubscribers}) n`;
  await db.execute(sql`insert into "user" (id, name, name_key, username, username_key, email, email_key, password_hash, created_at, updated_at)
    select ${fanId}, 'Fan', 'fan', 'fan' || n, 'fan' || n, 'fan' || n || '@fanlight.example', 'fan' || n || '@fanlight.example', '', now(), now()
    from ${fans}`);
  await db.execute(sql`insert into subscription (id, user_id, performer_id, type, status, price, provider, started_at, paid_through_at, created_at, updated_at)
    select ${fanId}, ${fanId}, ${id}, 'monthly', 'active', 995, 'wallet', now(), now() + interval '1 month', now(), now() from ${fans}`);
  let totalChanges = 0;
  engine.watch.onStatement = (statement) => {
    if (/update "subscription" set price/.test(statement)) totalChanges += 1;
  };
  await client.call(api.updateMyPerformer, { body: { monthlyPrice: 12.95 } });
  await engine.settle();
  engine.watch.onStatement = undefined;
  expect(totalChanges).toBe(3);
  expect([sent.length, new Set(sent).size]).toEqual([totalSubscribers, totalSubscribers]);
  expect(await db.$count(subscriptions, eq(subscriptions.newPrice, 1295))).toBe(totalSubscribers);
  await stopCleanly(engine);
}, 60_000);
