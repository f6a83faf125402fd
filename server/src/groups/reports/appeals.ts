import { asc, inArray } from 'drizzle-orm';
import { reportAppeals } from '../../db/schema/index.ts';
import type { Db, Tx } from '../../ports/index.ts';

type AppealRow = typeof reportAppeals.$inferSelect;

/**
 * Reads the appeals against the decisions of reports with one query. Returns a map from the report's id to its appeals.
 */
export async function readAppeals(db: Db, reportIds: string[]): Promise<Map<string, AppealRow[]>> {
  if (reportIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(reportAppeals)
    .where(inArray(reportAppeals.reportId, reportIds))
    .orderBy(asc(reportAppeals.id));
  return Map.groupBy(rows, ({ reportId }) => reportId);
}

/** Inserts an appeal. Returns false if this party has already appealed (rule R1). */
export async function insertAppeal(tx: Tx, appeal: typeof reportAppeals.$inferInsert): Promise<boolean> {
  const inserted = await tx
    .insert(reportAppeals)
    .values(appeal)
    .onConflictDoNothing()
    .returning({ id: reportAppeals.id });
  return inserted.length > 0;
}
