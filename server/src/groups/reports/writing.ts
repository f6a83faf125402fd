import type { ReportCreateRequest } from '@fanlight/sdk/models';
import { and, eq, inArray } from 'drizzle-orm';
import { reports } from '../../db/schema/index.ts';
import { ApiFailure } from '../../http/failure.ts';
import type { Unit } from '../../unit.ts';
import { insertAppeal } from './appeals.ts';
import { decidedStatuses, isUrgent, priorityOf } from './rules.ts';
import type { ReportRow } from './store.ts';
import { setTargetHidden, type Target } from './targets.ts';
import { isTrustedReporter } from './trust.ts';

/**
 * Inserts a report, and returns its id. If it is urgent and its reporter is trusted, hides the target (rule R1).
 *
 * @throws {ApiFailure} `ALREADY_REPORTED`
 */
export async function insertReport(
  unit: Unit,
  reporterId: string,
  { targetType, targetId, reason, text }: ReportCreateRequest,
  target: Target,
): Promise<string> {
  const [made] = await unit.tx
    .insert(reports)
    .values({
      id: unit.nextId(),
      reporterId,
      targetType,
      targetId,
      targetUserId: target.userId,
      excerpt: target.excerpt,
      reason,
      priority: priorityOf(reason),
      text: text?.trim() || null,
      createdAt: unit.now,
    })
    .onConflictDoNothing()
    .returning({ id: reports.id });
  if (!made) throw new ApiFailure('ALREADY_REPORTED');
  if (isUrgent(reason) && (await isTrustedReporter(unit.tx, reporterId, unit.now)))
    await setTargetHidden(unit, { targetType, targetId }, true);
  return made.id;
}

/**
 * Inserts the appeal of one party against the decision of a report (rule R1).
 *
 * @throws {ApiFailure} `STATUS_CONFLICT` if this party has already appealed
 */
export async function appeal(unit: Unit, row: ReportRow, userId: string, text: string): Promise<void> {
  const draft = { reportId: row.id, userId, text: text.trim(), createdAt: unit.now };
  if (!(await insertAppeal(unit.tx, { id: unit.nextId(), ...draft })))
    throw new ApiFailure('STATUS_CONFLICT', { reason: 'ALREADY_REQUESTED' });
  const isDecided = and(eq(reports.id, row.id), inArray(reports.status, decidedStatuses));
  const changed = await unit.tx
    .update(reports)
    .set({ status: 'appealed' })
    .where(isDecided)
    .returning({ id: reports.id });
  // An operator may have decided about the other party's appeal after the report was read.
  if (changed.length === 0) throw new ApiFailure('STATUS_CONFLICT', { reason: 'REPORT_UNDECIDED' });
}
