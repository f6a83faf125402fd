import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { createEngine } from '../engine.ts';
import type { Db } from '../ports/index.ts';
import { createFan, createTestEngine } from '../testing/index.ts';
import { DatabaseTooNew } from './migrate.ts';
import { auditEntries, auditReasons, notifications, outbox, payoutRequests } from './schema/index.ts';

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

it('a migration takes names and reasons out of earlier entries of the audit log, and adds the readings of documents', async () => {
  const engine = await createTestEngine();
  const { db } = engine.ports.database;
  const { id: odile } = await createFan(engine, 'odile');
  const { id: vera } = await createFan(engine, 'vera');
  const email = 'vera@fanlight.example';
  const at = engine.clock.now();
  await db.execute(sql`drop table ${auditReasons}`);
  await db.execute(sql`create table performer_document_read
    (id text collate "C", user_id text collate "C", type text, read_by text, read_at timestamptz(3))`);
  await db.execute(sql`insert into performer_document_read values ('r1', ${odile}, 'portrait', ${email}, ${at})`);
  const shell = 'shell:deploy';
  const about = { at, targetId: odile, before: { status: 'pending', reason: null } };
  const after = { status: 'rejected', reason: 'The passport of Odile has expired.' };
  const payout = { status: 'rejected' as const, amount: 1, currency: 'USD', method: 'bank-transfer' as const };
  await db
    .insert(payoutRequests)
    .values({ ...payout, id: 'p1', userId: odile, decidedBy: email, createdAt: at, updatedAt: at });
  await db.insert(auditEntries).values([
    { ...about, id: 'a1', operatorId: vera, operator: email, action: 'decidePerformer', target: 'odile', after },
    {
      ...about,
      id: 'a2',
      operatorId: vera,
      operator: email,
      action: 'decidePayout',
      targetId: 'p1',
      target: 'PO-1',
      after,
    },
    { ...about, id: 'a3', operator: shell, action: 'grantOperator', target: 'odile@fanlight.example', after: {} },
  ]);
  await runMigration(db, '0068_audit_reasons');
  expect(await db.select().from(auditEntries).orderBy(auditEntries.id)).toMatchObject([
    {
      id: 'a1',
      operatorId: vera,
      operator: null,
      target: null,
      before: { status: 'pending' },
      after: { status: 'rejected' },
    },
    { id: 'a2', operatorId: vera, operator: null, target: 'PO-1', after: { status: 'rejected' } },
    { id: 'a3', operatorId: null, operator: shell, target: null },
    { id: 'r1', operatorId: vera, operator: null, action: 'readPerformerDocument', after: { document: 'portrait' } },
  ]);
  expect(await db.select().from(auditReasons).orderBy(auditReasons.entryId)).toEqual([
    { entryId: 'a1', userId: odile, reason: after.reason },
    { entryId: 'a2', userId: odile, reason: after.reason },
  ]);
  expect(await db.select().from(payoutRequests)).toMatchObject([{ decidedBy: vera }]);
  await expect(db.delete(auditEntries)).rejects.toThrow();
  await expect(db.update(auditReasons).set({ reason: 'Another.' })).rejects.toThrow();
  await engine.stop();
});
