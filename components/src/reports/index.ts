export { type ReportableType, ReportDialog, type ReportValues } from './report-dialog.tsx';
