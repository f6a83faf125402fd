export { DecisionDialog } from './decision-dialog.tsx';
export type { OpenedDocument } from './document-view.tsx';
export { OperatorCodeScreen } from './operator-code-screen.tsx';
export { OperatorLogScreen } from './operator-log-screen.tsx';
export { OperatorPayoutsScreen, type PayoutDecision } from './operator-payouts-screen.tsx';
export { OperatorPerformersScreen } from './operator-performers-screen.tsx';
export type { ReportOutcomeChoice } from './operator-report.tsx';
export { OperatorReportsScreen, reportStatuses } from './operator-reports-screen.tsx';
