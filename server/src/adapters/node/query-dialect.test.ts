import { and, desc, eq, gt, inArray, notExists, or, type SQL, sql } from 'drizzle-orm';
import { alias, PgDialect, pgSchema, pgView, QueryBuilder, text } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import { feeds, files, performers, users } from '../../db/schema/index.ts';
import { QueryDialect } from './query-dialect.ts';

const builder = new QueryBuilder();
const now = new Date('2026-05-21T12:00:00.000Z');
const other = alias(users, 'other');
const counted = builder
  .select({ id: feeds.performerId, total: sql<number>`count(*)`.as('total') })
  .from(feeds)
  .as('counted');
const open = builder.$with('open').as(builder.select({ id: performers.userId }).from(performers));
const archive = pgSchema('archive').table('old', { name: text('name') });

const queries: Record<string, SQL> = {
  'a list of ids': builder
    .select()
    .from(users)
    .where(inArray(users.id, ['a', 'b']))
    .getSQL(),
  'an empty list': builder.select().from(users).where(inArray(users.id, [])).getSQL(),
  'joins, order and limits': builder
    .select({ user: users, status: performers.status })
    .from(users)
    .leftJoin(performers, eq(performers.userId, users.id))
    .where(and(gt(users.createdAt, now), or(eq(users.isPerformer, true), eq(users.name, "it's"))))
    .orderBy(desc(users.id))
    .limit(20)
    .offset(40)
    .for('update')
    .getSQL(),
  'an alias': builder.select({ id: other.id }).from(other).where(eq(other.id, 'a')).getSQL(),
  'a subquery': builder.select().from(users).innerJoin(counted, eq(counted.id, users.id)).getSQL(),
  'a query within a condition': builder
    .select({ id: users.id })
    .from(users)
    .where(notExists(builder.select().from(files).where(eq(files.ownerId, users.id))))
    .getSQL(),
  'a common table expression': builder.with(open).select().from(open).getSQL(),
  'a union': builder
    .select({ id: users.id })
    .from(users)
    .union(builder.select({ id: feeds.id }).from(feeds))
    .getSQL(),
  'values of every type': sql`select ${1}, ${'text'}, ${null}, ${true}, ${now}, ${undefined}, ${['a', 2]}, ${{ a: 1 }}, ${sql.param(now, users.createdAt)}`,
  'a name, raw text and nested parts': sql`select ${sql.identifier('a')} ${sql.raw('as b')} from ${users} where ${sql`${users.id} = ${'x'}`}`,
  'inlined parameters': sql`select ${'it'} ${sql`${"it's"}`.inlineParams()} ${'is'}`,
  'a schema': builder.select().from(archive).where(eq(archive.name, 'x')).getSQL(),
  'a view': builder
    .select()
    .from(pgView('names', { name: text('name') }).existing())
    .getSQL(),
  'a placeholder': sql`select ${sql.placeholder('a')}, ${sql.param(sql.placeholder('b'), users.id)}`,
};

it.each(Object.entries(queries))('the query dialect generates the same SQL as drizzle for %s', (_, query) => {
  const { sql: text, params } = new PgDialect().sqlToQuery(query);
  const written = new QueryDialect().sqlToQuery(query);
  expect([written.sql, written.params]).toEqual([text, params]);
});
