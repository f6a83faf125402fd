export { RouteProgress, type RouteProgressProps, routeProgressHideDelayMs } from './route-progress.tsx';
