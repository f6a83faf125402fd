import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { createEngine } from '../engine.ts';
import { createTestEngine } from '../testing/index.ts';
import { DatabaseTooNew } from './migrate.ts';

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
