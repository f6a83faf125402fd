let renderedFor: string | undefined;

/** The origin of the site, without a trailing slash; also during SSR, where there is no `location`. */
export const siteOrigin = (): string => renderedFor ?? location.origin;

/** Sets the origin for a server-rendered page. */
export function setSiteOrigin(origin: string): void {
  renderedFor = origin;
}
