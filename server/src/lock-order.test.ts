import { readFileSync } from 'node:fs';
import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import * as schema from './db/schema/index.ts';
import { lockOrder, tablesWithoutPlace } from './lock-order.ts';

it('every table is either in the lock order or in the list of tables without a place, and only once', () => {
  const tables = Object.values(schema)
    .filter((value) => is(value, PgTable))
    .map((table) => getTableName(table));
  const listed = [...lockOrder.flatMap((place) => place.tables.flat()), ...tablesWithoutPlace];
  expect(listed.toSorted()).toEqual(tables.toSorted());
});

it('the lock order is the order that server/README.md describes', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const nameAll = (tables: (typeof lockOrder)[number]['tables']) =>
    tables
      .map((table) =>
        [table]
          .flat()
          .map((name) => `\`${name}\``)
          .join(' and '),
      )
      .join(', then ');
  const list = lockOrder.map(({ rows, tables }, index) => `${index + 1}. ${rows}: ${nameAll(tables)}`).join('\n');
  expect(readme).toContain(list);
});
