export { ReportRoute } from './report-route.tsx';
