import type { Report } from '@fanlight/sdk/models';
import { and, eq, getTableColumns, or, sql } from 'drizzle-orm';
import { type Context, requireViewer } from '../../context.ts';
import type { HandlersOf } from '../../contract.ts';
import { reports } from '../../db/schema/index.ts';
import { ApiFailure } from '../../http/failure.ts';
import { countCapped, keyset, toPage, toPageRequest } from '../../http/paging.ts';
import { readUserSummaries } from '../users/index.ts';
import { insertAppeal, readAppeals } from './appeals.ts';
import { isDecided, isUrgent } from './rules.ts';
import { isTargetHidden, readTarget } from './targets.ts';
import { isTrustedReporter } from './trust.ts';

type ReportRow = typeof reports.$inferSelect & { isTargetHidden: boolean };

const select = (context: Context) =>
  context.db.select({ ...getTableColumns(reports), isTargetHidden: isTargetHidden() }).from(reports);

/** Reports as the viewer sees them: the one reported learns what came of it, not who wrote it, nor their words (rule R1). */
async function toReports(context: Context, rows: ReportRow[]): Promise<Report[]> {
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
    const here = appeals.get(row.id) ?? [];
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
      appeals: here.map((appeal) => ({
        isOwn: appeal.userId === userId,
        text: appeal.userId === userId ? appeal.text : null,
        outcome: appeal.outcome,
        createdAt: appeal.createdAt.toISOString(),
        decidedAt: appeal.decidedAt?.toISOString() ?? null,
      })),
      canAppeal: isDecided(row.status) && here.every((appeal) => appeal.userId !== userId),
      createdAt: row.createdAt.toISOString(),
      resolvedAt: row.resolvedAt?.toISOString() ?? null,
    };
  });
}

export const reportsHandlers = {
  async createReport(context, { body }) {
    const { userId } = requireViewer(context);
    const { targetType, targetId, reason } = body;
    const mine = and(eq(reports.reporterId, userId), eq(reports.targetId, targetId));
    // Asked first: an urgent report hid the target from its own reporter, who shall not hear that it never was.
    if ((await context.db.select({ id: reports.id }).from(reports).where(mine)).length > 0)
      throw new ApiFailure('ALREADY_REPORTED');
    const target = await readTarget(context, targetType, targetId, userId);
    if (target.userId === userId) throw new ApiFailure('OWN_ACCOUNT', { reason: 'CANNOT_REPORT_SELF' });
    const id = await context.transaction(async (unit) => {
      const [made] = await unit.tx
        .insert(reports)
        .values({
          id: unit.nextId(),
          reporterId: userId,
          targetType,
          targetId,
          targetUserId: target.userId,
          excerpt: target.excerpt,
          reason,
          text: body.text?.trim() || null,
          createdAt: unit.now,
        })
        .onConflictDoNothing()
        .returning({ id: reports.id });
      if (!made) throw new ApiFailure('ALREADY_REPORTED');
      if (isUrgent(reason) && (await isTrustedReporter(unit.tx, userId, unit.now))) await target.hide(unit);
      return made.id;
    });
    const [report] = await toReports(context, await select(context).where(eq(reports.id, id)));
    if (!report) throw new ApiFailure('NOT_FOUND');
    return { data: report };
  },

  async listReports(context, { query }) {
    const { userId } = requireViewer(context);
    const page = toPageRequest(query);
    const made = eq(reports.reporterId, userId);
    const about = eq(reports.targetUserId, userId);
    const sides = { reporter: made, reported: about };
    const where = and(
      query.side ? sides[query.side] : or(made, about),
      query.status ? eq(reports.status, query.status) : undefined,
      query.targetType ? eq(reports.targetType, query.targetType) : undefined,
    );
    const { after, order } = keyset(reports.id, page);
    const rows = await select(context)
      .where(and(where, after))
      .orderBy(order)
      .limit(page.limit + 1)
      .offset(page.offset);
    const total = await countCapped(context.db, sql`select 1 from ${reports} where ${where}`);
    const shown = toPage(rows, page, total, ({ id }) => id);
    return { data: { ...shown, data: await toReports(context, shown.data) } };
  },

  async appealReport(context, { params, body }) {
    const { userId } = requireViewer(context);
    const [row] = await select(context).where(eq(reports.id, params.id));
    if (!row) throw new ApiFailure('NOT_FOUND');
    if (row.reporterId !== userId && row.targetUserId !== userId) throw new ApiFailure('FORBIDDEN');
    if (!isDecided(row.status)) throw new ApiFailure('STATUS_CONFLICT', { reason: 'REPORT_UNDECIDED' });
    await context.transaction(async (unit) => {
      const appeal = { reportId: row.id, userId, text: body.text.trim(), createdAt: unit.now };
      if (!(await insertAppeal(unit.tx, { id: unit.nextId(), ...appeal })))
        throw new ApiFailure('STATUS_CONFLICT', { reason: 'ALREADY_REQUESTED' });
      await unit.tx.update(reports).set({ status: 'appealed' }).where(eq(reports.id, row.id));
    });
    const [report] = await toReports(context, [{ ...row, status: 'appealed' }]);
    if (!report) throw new ApiFailure('NOT_FOUND');
    return { data: report };
  },
} satisfies HandlersOf<'reports'>;
