export { BackLink } from './back-link.tsx';
export { PageHeader, type PageHeaderProps } from './page-header.tsx';
