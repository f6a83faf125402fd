import type { ListReportsParams } from '@fanlight/sdk/models';
import { and, eq, getTableColumns, or, sql } from 'drizzle-orm';
import { reports } from '../../db/schema/index.ts';
import { countCapped, keyset, type Page, type PageRequest, toPage } from '../../http/paging.ts';
import type { Db } from '../../ports/index.ts';
import { isTargetHidden } from './targets.ts';

export type ReportRow = typeof reports.$inferSelect & { isTargetHidden: boolean };

const select = (db: Db) => db.select({ ...getTableColumns(reports), isTargetHidden: isTargetHidden() }).from(reports);

/** Finds a report. Does not check whether the viewer can see it. */
export async function findReport(db: Db, id: string): Promise<ReportRow | undefined> {
  const [row] = await select(db).where(eq(reports.id, id));
  return row;
}

/** Whether a user has already reported a target. */
export async function hasReported(db: Db, reporterId: string, targetId: string): Promise<boolean> {
  const isSameReport = and(eq(reports.reporterId, reporterId), eq(reports.targetId, targetId));
  return (await db.select({ id: reports.id }).from(reports).where(isSameReport)).length > 0;
}

/** Lists the reports by a user, or those about a user. */
export async function listReports(
  db: Db,
  userId: string,
  { side, status, targetType }: Pick<ListReportsParams, 'side' | 'status' | 'targetType'>,
  page: PageRequest,
): Promise<Page<ReportRow>> {
  const isReporter = eq(reports.reporterId, userId);
  const isReported = eq(reports.targetUserId, userId);
  const sides = { reporter: isReporter, reported: isReported };
  const where = and(
    side ? sides[side] : or(isReporter, isReported),
    status ? eq(reports.status, status) : undefined,
    targetType ? eq(reports.targetType, targetType) : undefined,
  );
  const { after, order } = keyset(reports.id, page);
  const rows = await select(db)
    .where(and(where, after))
    .orderBy(order)
    .limit(page.limit + 1)
    .offset(page.offset);
  const total = await countCapped(db, sql`select 1 from ${reports} where ${where}`);
  return toPage(rows, page, total, ({ id }) => id);
}
