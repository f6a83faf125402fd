import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { createEngine } from '../engine.ts';
import { createTestEngine } from '../testing/index.ts';
import { DatabaseTooNew } from './migrate.ts';
import { outbox } from './schema/index.ts';

it('refuses a database that a later version migrated, and lists the unknown migrations', async () => {
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

it('renames the subscribers of stored events, and splits the subscriber for videos and reels', async () => {
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
  const text = readFileSync(new URL('migrations/0040_subscriber_names.sql', import.meta.url), 'utf8');
  for (const statement of text.split('--> statement-breakpoint')) await db.execute(sql.raw(statement));
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
