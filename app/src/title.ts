import type { TFunction } from 'i18next';
import type { RouteHandle } from './route.ts';

/** Returns the title of a page: the title of the route, if it has one, and the name of the site. */
export function toPageTitle(t: TFunction<'common'>, handle: unknown, siteName: string): string {
  const { title } = (handle ?? {}) as Partial<RouteHandle>;
  const name = title ? t(`titles.${title}`) : '';
  return name ? `${name} · ${siteName}` : siteName;
}
