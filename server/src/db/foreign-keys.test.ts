import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { createTestEngine } from '../testing/index.ts';

it('every foreign key has an index that begins with its first column, so that deleting a row scans no other table', async () => {
  const engine = await createTestEngine();
  const { rows } = (await engine.ports.database.db.execute(sql`
    select conrelid::regclass::text || '.' || attname as name
    from pg_constraint
    inner join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and not exists (
      select from pg_index where indrelid = conrelid and indkey[0] = conkey[1]
        and (indpred is null or pg_get_expr(indpred, indrelid) = format('(%I IS NOT NULL)', attname))
    )
    order by name`)) as unknown as { rows: { name: string }[] };
  expect(rows.map(({ name }) => name)).toEqual([]);
  await engine.stop();
});
