import { paths } from '@fanlight/components/paths';

/** Returns the link to the page that adds an address. That page then returns to `back`, a path of this site. */
export const addAddressHref = (back: string): string =>
  `${paths.addresses()}?${new URLSearchParams({ dialog: 'new', back })}`;

/** Returns the return path from the URL; null if there is none, or if it is not a path of this site. */
export const readBack = (text: string | null): string | null => (text && /^\/(?![/\\])/.test(text) ? text : null);
