export { type DashboardCounts, DashboardScreen, type DashboardScreenProps } from './dashboard-screen.tsx';
