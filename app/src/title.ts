import type { TFunction } from 'i18next';
import type { RouteHandle } from './route.ts';

/** Returns the title of a page: the title of the route, if it has one, and the name of the site. */
export function toPageTitle(t: TFunction<'titles'>, handle: unknown, siteName: string): string {
  const { title } = (handle ?? {}) as Partial<RouteHandle>;
  const name = title ? t(`pages.${title}`) : '';
  return name ? `${name} · ${siteName}` : siteName;
}

/** Whether the server has rendered the page that is open, with its title. */
export const hasRenderedTitle = (): boolean =>
  typeof document !== 'undefined' && document.querySelector('#root.ssr') !== null;

/** Puts the number of unread messages and notifications before the title of a page, or removes it if there are none. */
export const withUnread = (title: string, unread: number): string =>
  `${unread > 0 ? `(${unread > 99 ? '99+' : unread}) ` : ''}${title.replace(/^\(\d+\+?\) /, '')}`;
