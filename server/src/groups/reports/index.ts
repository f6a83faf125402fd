export { accountDeletion } from './account-deletion.ts';
export { reportsAccess, reportsHandlers } from './handlers.ts';
export { countOpenReports, decideReport, listReportsToReview, type ReportToReview } from './review.ts';
export { findReport } from './store.ts';
