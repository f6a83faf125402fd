import type { ReportReason, ReportStatus } from '@fanlight/sdk/models';

/** Reasons that hide the target before anybody has looked at it (rule R1). */
const urgent: readonly ReportReason[] = ['child-safety', 'non-consensual', 'threat'];

/** Whether a report with this reason hides its target at once (rule R1). */
export const isUrgent = (reason: ReportReason): boolean => urgent.includes(reason);

/** Whether there is an outcome that a side may ask to look at again (rule R1). */
export const isDecided = (status: ReportStatus): boolean => status === 'resolved' || status === 'appealed';

/** Milliseconds that an account has to be older than for its urgent reports to hide anything (rule R1). */
export const leastReporterAge = 7 * 24 * 60 * 60 * 1000;
