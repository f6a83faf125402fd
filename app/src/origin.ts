let drawnFor: string | undefined;

/** Where the site is, with no slash at the end; also while a page is drawn on the server, which has no location. */
export const siteOrigin = (): string => drawnFor ?? location.origin;

/** Says where the site is for whose reader a page is drawn. */
export function setSiteOrigin(origin: string): void {
  drawnFor = origin;
}
