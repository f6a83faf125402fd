import { asc, inArray } from 'drizzle-orm';
import { reportAppeals } from '../../db/schema/index.ts';
import type { Db, Tx } from '../../ports/index.ts';

type AppealRow = typeof reportAppeals.$inferSelect;

/** Appeals against the outcome of reports, by report, in one query. */
export async function readAppeals(db: Db, reportIds: string[]): Promise<Map<string, AppealRow[]>> {
  if (reportIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(reportAppeals)
    .where(inArray(reportAppeals.reportId, reportIds))
    .orderBy(asc(reportAppeals.id));
  return Map.groupBy(rows, ({ reportId }) => reportId);
}

/** Inserts an appeal; false if this party has appealed before (rule R1). */
export async function insertAppeal(tx: Tx, appeal: typeof reportAppeals.$inferInsert): Promise<boolean> {
  const inserted = await tx
    .insert(reportAppeals)
    .values(appeal)
    .onConflictDoNothing()
    .returning({ id: reportAppeals.id });
  return inserted.length > 0;
}
