import type { Report } from '@fanlight/sdk/models';
import { type Context, requireViewer } from '../../context.ts';
import { readUserSummaries } from '../users/index.ts';
import { readAppeals } from './appeals.ts';
import { isDecided } from './rules.ts';
import type { ReportRow } from './store.ts';

/**
 * Presents reports to the viewer. The reported user sees the decision, but neither the reporter nor the text (rule R1).
 */
export async function toReports(context: Context, rows: ReportRow[]): Promise<Report[]> {
  const { userId } = requireViewer(context);
  const people = await readUserSummaries(
    context.ports,
    context.db,
    rows.map(({ targetUserId }) => targetUserId),
  );
  const appeals = await readAppeals(
    context.db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => {
    const reportAppeals = appeals.get(row.id) ?? [];
    const isReporter = row.reporterId === userId;
    return {
      _id: row.id,
      side: isReporter ? 'reporter' : 'reported',
      targetType: row.targetType,
      targetId: row.targetId,
      targetUser: people.get(row.targetUserId) ?? null,
      excerpt: row.excerpt,
      reason: row.reason,
      text: isReporter ? row.text : null,
      status: row.status,
      outcome: row.outcome,
      note: row.note,
      isTargetHidden: row.isTargetHidden,
      appeals: reportAppeals.map((appeal) => ({
        isOwn: appeal.userId === userId,
        text: appeal.userId === userId ? appeal.text : null,
        outcome: appeal.outcome,
        createdAt: appeal.createdAt.toISOString(),
        decidedAt: appeal.decidedAt?.toISOString() ?? null,
      })),
      canAppeal: isDecided(row.status) && reportAppeals.every((appeal) => appeal.userId !== userId),
      createdAt: row.createdAt.toISOString(),
      resolvedAt: row.resolvedAt?.toISOString() ?? null,
    };
  });
}
