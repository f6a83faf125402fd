export { type ReportableType, ReportDialog, type ReportDialogProps, type ReportValues } from './report-dialog.tsx';
export { type ReportFilter, ReportsScreen, type ReportsScreenProps, reportFilters } from './reports-screen.tsx';
