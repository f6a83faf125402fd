export { Badge, CountBadge, type CountBadgeProps } from './badge.tsx';
