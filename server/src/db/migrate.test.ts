import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { createEngine } from '../engine.ts';
import type { Db } from '../ports/index.ts';
import { createFan, createTestEngine } from '../testing/index.ts';
import { DatabaseTooNew } from './migrate.ts';
import { notifications, outbox } from './schema/index.ts';

it('the migration refuses a database that a later version migrated, and lists the unknown migrations', async () => {
  const engine = await createTestEngine();
  const { db } = engine.ports.database;
  await db.execute(sql`insert into migration (name, applied_at) values ('9999_of_tomorrow', now())`);
  const start = createEngine(engine.ports, engine.options);
  await expect(start).rejects.toThrow(DatabaseTooNew);
  await expect(start).rejects.toThrow('9999_of_tomorrow');
  await db.execute(sql`delete from migration where name = '9999_of_tomorrow'`);
  await createEngine(engine.ports, engine.options);
  await engine.stop();
});

/** Runs the statements of a migration again. The caller must have undone its changes of the schema. */
async function runMigration(db: Db, name: string) {
  const text = readFileSync(new URL(`migrations/${name}.sql`, import.meta.url), 'utf8');
  for (const statement of text.split('--> statement-breakpoint')) await db.execute(sql.raw(statement));
}

it('a migration renames the subscribers of stored events, and splits the subscriber for videos and reels', async () => {
  const engine = await createTestEngine();
  const { db } = engine.ports.database;
  const add = (id: string, subscriber: string) =>
    db.insert(outbox).values({
      id,
      topic: 'domain',
      payload: { subscriber, event: { type: 'file-processed', fileId: id } },
      availableAt: new Date('2100-01-01'),
      createdAt: new Date('2026-01-01'),
    });
  await add('a', 'keepFilmReady');
  await add('b', 'notifyOf');
  await add('c', 'shareWithReferrer');
  await runMigration(db, '0040_subscriber_names');
  const { rows } = (await db.execute(sql`
    select payload #>> '{event,fileId}' as "fileId", payload ->> 'subscriber' as subscriber from ${outbox}
    where topic = 'domain' order by 1, 2`)) as unknown as { rows: unknown[] };
  expect(rows).toEqual([
    { fileId: 'a', subscriber: 'publishReadyReel' },
    { fileId: 'a', subscriber: 'publishReadyVideo' },
    { fileId: 'b', subscriber: 'notifyUsers' },
    { fileId: 'c', subscriber: 'shareWithReferrer' },
  ]);
  await engine.stop();
});

it('a migration adds the status of the order to earlier notifications of orders', async () => {
  const engine = await createTestEngine();
  const { db } = engine.ports.database;
  const { id: userId } = await createFan(engine, 'noor');
  const at = engine.clock.now();
  const about = { userId, objectType: 'order', objectId: 'c', createdAt: at, updatedAt: at } as const;
  await db.insert(notifications).values([
    { ...about, id: 'a', type: 'order', onceKey: 'order:0123456789abcdef01234567:shipped' },
    { ...about, id: 'b', type: 'follow', onceKey: 'follow:0123456789abcdef01234567' },
  ]);
  await db.execute(sql`alter table ${notifications} drop column order_status`);
  await runMigration(db, '0042_notification_order_status');
  const { rows } = (await db.execute(
    sql`select id, order_status as status from ${notifications} order by id`,
  )) as unknown as { rows: unknown[] };
  expect(rows).toEqual([
    { id: 'a', status: 'shipped' },
    { id: 'b', status: null },
  ]);
  await engine.stop();
});
