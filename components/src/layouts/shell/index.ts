export { type CounterLinkProps, MessagesLink, NotificationBell } from './header.tsx';
export { PrimaryLayout, type PrimaryLayoutProps } from './primary-layout.tsx';
export type { HeaderProps, LayoutLinks, LayoutViewer, NavigationItem, PlainLink } from './types.ts';
