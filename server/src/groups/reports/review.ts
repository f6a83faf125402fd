import type { ReportDecisionRequest, ReportOutcome, ReportStatus, UserSummary } from '@fanlight/sdk/models';
import { and, count, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type ActingOperator, keyOf, performAction } from '../../audit/audit.ts';
import type { Context } from '../../context.ts';
import { reportAppeals, reports, users } from '../../db/schema/index.ts';
import { ApiFailure } from '../../http/failure.ts';
import { countCapped, type Page, type PageRequest, sortedKeyset, toPage } from '../../http/paging.ts';
import type { Db, Tx } from '../../ports/index.ts';
import type { Unit } from '../../unit.ts';
import { readUserSummaries } from '../users/index.ts';
import { readAppeals } from './appeals.ts';
import { decisionMail } from './mails.ts';
import { decidedStatuses, openStatuses } from './rules.ts';
import type { ReportRow } from './store.ts';
import { canHideTarget, isTargetHidden, readTargetTexts, setTargetHidden } from './targets.ts';

/** A report as an operator needs it to decide. */
export interface ReportToReview extends Omit<ReportRow, 'decidedBy'> {
  /** The whole text of the target; null if it has none, or was deleted. */
  targetText: string | null;
  targetUser: UserSummary | null;
  reporter: UserSummary | null;
  /** The decisions about earlier reports of the target's user. */
  targetUserRecord: { warned: number; removed: number };
  /** The decisions about the earlier reports by the reporter. */
  reporterRecord: { decided: number; dismissed: number };
  appeals: (typeof reportAppeals.$inferSelect)[];
  /** The operator who decided last, by the present e-mail address; null after the deletion of the operator's account. */
  decidedBy: string | null;
}

/** The decision of an operator, with a reason that both sides see. */
export interface ReportDecision {
  outcome: ReportDecisionRequest['outcome'];
  reason: string | null;
}

/** Counts the reports that await an operator. */
export const countOpenReports = (db: Db): Promise<number> =>
  countCapped(db, sql`select 1 from ${reports} where ${inArray(reports.status, openStatuses)}`);

const countOf = (outcome: ReportOutcome) =>
  sql<number>`count(*) filter (where ${reports.outcome} = ${outcome})`.mapWith(Number);

/** Counts the decisions about reports of users. Returns a map from the user's id. */
async function readTargetUserRecords(db: Db, userIds: string[]) {
  const rows = await db
    .select({ id: reports.targetUserId, warned: countOf('warned'), removed: countOf('removed') })
    .from(reports)
    .where(inArray(reports.targetUserId, userIds))
    .groupBy(reports.targetUserId);
  return new Map(rows.map(({ id, ...record }) => [id, record]));
}

/** Counts the decisions about reports by users. Returns a map from the user's id. */
async function readReporterRecords(db: Db, userIds: string[]) {
  const rows = await db
    .select({ id: reports.reporterId, decided: count(), dismissed: countOf('no-violation') })
    .from(reports)
    .where(and(inArray(reports.reporterId, userIds), isNotNull(reports.outcome)))
    .groupBy(reports.reporterId);
  return new Map(rows.map(({ id, ...record }) => [id, record]));
}

const deciders = alias(users, 'decider');

/** Lists the reports of all users with a status, urgent ones first, then the oldest. */
export async function listReportsToReview(
  { db, ports }: Context,
  status: ReportStatus,
  page: PageRequest,
): Promise<Page<ReportToReview>> {
  type Found = { report: typeof reports.$inferSelect; isTargetHidden: boolean; decidedBy: string | null };
  const hasStatus = eq(reports.status, status);
  const key = { column: reports.priority, type: 'bigint' as const, of: ({ report }: Found) => report.priority };
  const { after, order, cursorOf } = sortedKeyset(key, reports.id, ({ report }) => report.id, { ...page, sort: 'asc' });
  const decidedBy = sql<string | null>`coalesce(${deciders.email}, substring(${reports.decidedBy} from '^shell:.*'))`;
  const rows = await db
    .select({ report: reports, isTargetHidden: isTargetHidden(), decidedBy })
    .from(reports)
    .leftJoin(deciders, and(eq(deciders.id, reports.decidedBy), isNull(deciders.closedAt)))
    .where(and(hasStatus, after))
    .orderBy(...order)
    .limit(page.limit + 1)
    .offset(page.offset);
  const total = await countCapped(db, sql`select 1 from ${reports} where ${hasStatus}`);
  const found = toPage(rows, page, total, cursorOf);
  const all = found.data.map(({ report }) => report);
  const targetUserIds = all.map(({ targetUserId }) => targetUserId);
  const reporterIds = all.flatMap(({ reporterId }) => reporterId ?? []);
  const [texts, people, targetUserRecords, reporterRecords, appeals] = await Promise.all([
    readTargetTexts(db, all),
    readUserSummaries(ports, db, [...targetUserIds, ...reporterIds]),
    readTargetUserRecords(db, targetUserIds),
    readReporterRecords(db, reporterIds),
    readAppeals(
      db,
      all.map(({ id }) => id),
    ),
  ]);
  const data = found.data.map(({ report, ...rest }) => ({
    ...report,
    ...rest,
    targetText: texts.get(report.targetId) ?? null,
    targetUser: people.get(report.targetUserId) ?? null,
    reporter: (report.reporterId && people.get(report.reporterId)) || null,
    targetUserRecord: targetUserRecords.get(report.targetUserId) ?? { warned: 0, removed: 0 },
    reporterRecord: (report.reporterId && reporterRecords.get(report.reporterId)) || { decided: 0, dismissed: 0 },
    appeals: appeals.get(report.id) ?? [],
  }));
  return { ...found, data };
}

/**
 * Reads and locks the reports about a target. A decision covers all open ones, or after an appeal those that were decided
 * with the report. `isHiddenByOthers` is true if another decision has removed the target, or if another urgent report
 * may have hidden it.
 *
 * @throws {ApiFailure} `STATUS_CONFLICT` if the report awaits no decision
 */
async function lockCovered(tx: Tx, { id, targetId }: ReportRow) {
  const rows = await tx.select().from(reports).where(eq(reports.targetId, targetId)).orderBy(reports.id).for('update');
  const decided = rows.find((row) => row.id === id);
  if (!decided || !openStatuses.includes(decided.status)) throw new ApiFailure('STATUS_CONFLICT');
  // The reports of one decision have its time.
  const at = decided.resolvedAt?.getTime();
  const statuses: ReportStatus[] = decided.status === 'open' ? ['open'] : decidedStatuses;
  const isCovered = (row: (typeof rows)[number]) =>
    statuses.includes(row.status) && (decided.status === 'open' || row.resolvedAt?.getTime() === at);
  const isHiddenByOthers = rows.some(
    (row) => !isCovered(row) && (row.outcome === 'removed' || (row.status === 'open' && row.priority === 0)),
  );
  return { decided, covered: rows.filter(isCovered), isHiddenByOthers };
}

/** Mails the decision to the reported user and to the reporters (rule R1). */
async function mailDecision(
  unit: Unit,
  targetUserId: string,
  reporterIds: string[],
  decision: ReportDecision,
): Promise<void> {
  const recipients = await unit.tx
    .select()
    .from(users)
    .where(and(inArray(users.id, [targetUserId, ...reporterIds]), isNull(users.closedAt)));
  for (const user of recipients) unit.mail(decisionMail(user, decision, user.id === targetUserId));
}

/**
 * Decides about the target of a report (rule R1). All open reports about it get the outcome, or after an appeal those of
 * the same decision. A removed target is hidden from all users except its owner; any other is shown again.
 *
 * @throws {ApiFailure} `STATUS_CONFLICT` if the report awaits no decision, or if a fan's profile is to be removed
 */
export async function decideReport(
  context: Context,
  report: ReportRow,
  decision: ReportDecision,
  operator: ActingOperator,
): Promise<void> {
  const { targetUserId } = report;
  const { outcome, reason } = decision;
  if (outcome === 'removed' && !(await canHideTarget(context.db, report))) throw new ApiFailure('STATUS_CONFLICT');
  await performAction(
    context,
    { operator, name: 'decideReport', targetId: report.id },
    async (unit) => {
      const { tx, now } = unit;
      const { decided, covered, isHiddenByOthers } = await lockCovered(tx, report);
      const ids = covered.map(({ id }) => id);
      // Of an account that is being deleted, no reason is kept.
      const note = unit.people.has(targetUserId) ? reason : null;
      const isOf = inArray(reports.id, ids);
      await tx
        .update(reports)
        .set({
          ...{ outcome, note, decidedBy: keyOf(operator), resolvedAt: now },
          status: sql`case when ${reports.status} = 'appealed' then 'closed' else 'resolved' end`,
        })
        .where(isOf);
      await tx
        .update(reportAppeals)
        .set({ outcome, decidedAt: now })
        .where(and(inArray(reportAppeals.reportId, ids), isNull(reportAppeals.decidedAt)));
      if (outcome === 'removed' || !isHiddenByOthers) await setTargetHidden(unit, report, outcome === 'removed');
      const reporterIds = covered.flatMap(({ reporterId }) => reporterId ?? []);
      await mailDecision(unit, targetUserId, reporterIds, decision);
      for (const { id } of covered) unit.publish({ type: 'report-decided', reportId: id, isMain: id === report.id });
      return {
        result: undefined,
        before: { status: decided.status, outcome: decided.outcome, isTargetHidden: report.isTargetHidden },
        after: {
          ...{ status: decided.status === 'appealed' ? 'closed' : 'resolved', outcome },
          isTargetHidden: outcome === 'removed' || (report.isTargetHidden && isHiddenByOthers),
          reports: covered.length,
        },
        reason: reason === null ? undefined : { userId: targetUserId, text: reason },
      };
    },
    { ids: [targetUserId] },
  );
}
