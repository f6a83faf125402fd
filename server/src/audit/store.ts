import type { ListAuditEntriesParams } from '@fanlight/sdk/models';
import { and, desc, lt, sql } from 'drizzle-orm';
import { auditEntries } from '../db/schema/index.ts';
import { containsWords, countCapped, isWithin, type Page, type PageRequest, toPage } from '../http/paging.ts';
import type { Db } from '../ports/index.ts';

export type AuditRow = typeof auditEntries.$inferSelect;

/** The filters of the audit log. */
export type AuditFilter = Pick<ListAuditEntriesParams, 'q' | 'from' | 'to'>;

/** Lists the entries of the audit log, latest first. */
export async function listAuditRows(db: Db, { q, from, to }: AuditFilter, page: PageRequest): Promise<Page<AuditRow>> {
  const { operator, action, target, targetId, at, id } = auditEntries;
  const where = and(
    containsWords(sql`concat_ws(' ', ${operator}, ${action}, ${target}, ${targetId})`, q),
    isWithin(at, { ...(from && { from }), ...(to && { to }) }),
  );
  const rows = await db
    .select()
    .from(auditEntries)
    .where(and(where, page.cursor ? lt(id, page.cursor) : undefined))
    .orderBy(desc(id))
    .limit(page.limit + 1)
    .offset(page.offset);
  const total = await countCapped(db, sql`select 1 from ${auditEntries} where ${where ?? sql`true`}`);
  return toPage(rows, page, total, (row) => row.id);
}
