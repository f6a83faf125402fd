import type { ListAuditEntriesParams } from '@fanlight/sdk/models';
import { and, desc, eq, getTableColumns, isNull, lt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { auditEntries, auditReasons, users } from '../db/schema/index.ts';
import { containsWords, countCapped, isWithin, type Page, type PageRequest, toPage } from '../http/paging.ts';
import type { Db } from '../ports/index.ts';

/** An entry with the names that its accounts have now. A name is null after the deletion of the account. */
export type AuditRow = typeof auditEntries.$inferSelect & { reason: string | null };

/** The filters of the audit log. */
export type AuditFilter = Pick<ListAuditEntriesParams, 'q' | 'from' | 'to'>;

const operators = alias(users, 'audit_operator');
const targets = alias(users, 'audit_target');
const isOpen = (table: typeof operators | typeof targets) => isNull(table.closedAt);
const operatorName = sql<string | null>`coalesce(${auditEntries.operator}, ${operators.email})`;
const targetName = sql<string | null>`coalesce(${auditEntries.target}, ${targets.username}, ${targets.email})`;

const hasOpenUser = sql`exists (
  select 1 from ${users} where ${users.id} = ${auditReasons.userId} and ${users.closedAt} is null)`;

/** The entries with their accounts. A closed account is being deleted, and already has no name. */
const withAccounts = sql`${auditEntries}
  left join ${users} "audit_operator" on ${operators.id} = ${auditEntries.operatorId} and ${isOpen(operators)}
  left join ${users} "audit_target" on ${targets.id} = ${auditEntries.targetId} and ${isOpen(targets)}`;

/** Lists the entries of the audit log, latest first. */
export async function listAuditRows(db: Db, { q, from, to }: AuditFilter, page: PageRequest): Promise<Page<AuditRow>> {
  const { action, targetId, at, id } = auditEntries;
  const where = and(
    containsWords(sql`concat_ws(' ', ${operatorName}, ${action}, ${targetName}, ${targetId})`, q),
    isWithin(at, { ...(from && { from }), ...(to && { to }) }),
  );
  const rows = await db
    .select({
      ...getTableColumns(auditEntries),
      ...{ operator: operatorName, target: targetName, reason: auditReasons.reason },
    })
    .from(auditEntries)
    .leftJoin(operators, and(eq(operators.id, auditEntries.operatorId), isOpen(operators)))
    .leftJoin(targets, and(eq(targets.id, targetId), isOpen(targets)))
    .leftJoin(auditReasons, and(eq(auditReasons.entryId, id), hasOpenUser))
    .where(and(where, page.cursor ? lt(id, page.cursor) : undefined))
    .orderBy(desc(id))
    .limit(page.limit + 1)
    .offset(page.offset);
  const total = await countCapped(db, sql`select 1 from ${withAccounts} where ${where ?? sql`true`}`);
  return toPage(rows, page, total, (row) => row.id);
}
