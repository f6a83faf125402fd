import { paths } from '@fanlight/components/paths';

/** Returns the link to the page where an address is added; that page then returns to `back`, a path of this site. */
export const addAddressHref = (back: string): string =>
  `${paths.addresses()}?${new URLSearchParams({ dialog: 'new', back })}`;

/** Reads the return path from the URL; null unless it is a path of this site. */
export const readBack = (text: string | null): string | null => (text && /^\/(?![/\\])/.test(text) ? text : null);
