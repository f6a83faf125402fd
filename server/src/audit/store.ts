import { and, desc, lt, or, type SQL, sql } from 'drizzle-orm';
import { auditEntries } from '../db/schema/index.ts';
import { countCapped, isWithin, type Page, type PageRequest, toPage } from '../http/paging.ts';
import type { Db } from '../ports/index.ts';

export type AuditRow = typeof auditEntries.$inferSelect;

/** The filters of the audit log. */
export interface AuditFilter {
  q?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

/** Whether a text contains another one, whatever the case. The characters `%`, `_` and `\\` have no special meaning. */
const contains = (column: SQL | typeof auditEntries.target, text: string) =>
  sql`position(lower(${text}) in lower(${column})) > 0`;

/** Lists the entries of the audit log, latest first. */
export async function listAuditRows(db: Db, { q, from, to }: AuditFilter, page: PageRequest): Promise<Page<AuditRow>> {
  const { operator, action, target, targetId, at, id } = auditEntries;
  const where = and(
    q ? or(...[operator, action, target, targetId].map((column) => contains(sql`${column}`, q))) : undefined,
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
