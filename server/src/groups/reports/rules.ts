import type { ReportReason, ReportStatus } from '@fanlight/sdk/models';

/** The urgent reasons: a report with one of them hides its target before a decision (rule R1). */
const urgent: readonly ReportReason[] = ['child-safety', 'non-consensual', 'threat'];

/** Whether a report with this reason hides its target immediately (rule R1). */
export const isUrgent = (reason: ReportReason): boolean => urgent.includes(reason);

/** Whether a report is decided. The decision can then be appealed (rule R1). */
export const isDecided = (status: ReportStatus): boolean => status === 'resolved' || status === 'appealed';

/**
 * The minimum age of an account in milliseconds. Urgent reports of younger accounts do not hide their targets (rule
 * R1).
 */
export const minimumReporterAgeMs = 7 * 24 * 60 * 60 * 1000;
