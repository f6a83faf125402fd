import type { ReportReason, ReportStatus } from '@fanlight/sdk/models';

/** Reasons for which a report hides its target before a decision (rule R1). */
const urgent: readonly ReportReason[] = ['child-safety', 'non-consensual', 'threat'];

/** Whether a report with this reason hides its target immediately (rule R1). */
export const isUrgent = (reason: ReportReason): boolean => urgent.includes(reason);

/** Whether a report has an outcome that can be appealed (rule R1). */
export const isDecided = (status: ReportStatus): boolean => status === 'resolved' || status === 'appealed';

/** Minimum age of an account in milliseconds for its urgent reports to hide their targets (rule R1). */
export const minimumReporterAgeMs = 7 * 24 * 60 * 60 * 1000;
