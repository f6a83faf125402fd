import type { ReportReason, ReportStatus } from '@fanlight/sdk/models';

/** The urgent reasons: a report with one of them hides its target before a decision (rule R1). */
const urgent: readonly ReportReason[] = ['child-safety', 'non-consensual', 'threat'];

/** Whether a report with this reason hides its target immediately (rule R1). */
export const isUrgent = (reason: ReportReason): boolean => urgent.includes(reason);

/** The place of a report in the operators' queue: 0 for urgent ones, 1 for all others. */
export const priorityOf = (reason: ReportReason): number => (isUrgent(reason) ? 0 : 1);

/** The statuses of reports whose decision can be appealed (rule R1). */
export const decidedStatuses: ReportStatus[] = ['resolved', 'appealed'];

/** Whether a report is decided. The decision can then be appealed (rule R1). */
export const isDecided = (status: ReportStatus): boolean => decidedStatuses.includes(status);

/** The statuses of reports that await an operator. */
export const openStatuses: ReportStatus[] = ['open', 'appealed'];

/**
 * The minimum age of an account in milliseconds. Urgent reports of younger accounts do not hide their targets (rule
 * R1).
 */
export const minimumReporterAgeMs = 7 * 24 * 60 * 60 * 1000;
