export { RouteProgress, type RouteProgressProps, routeProgressHidesAfter } from './route-progress.tsx';
