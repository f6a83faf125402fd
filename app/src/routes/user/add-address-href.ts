import { paths } from '@fanlight/components/paths';

/** Where an address is added, and then leads back to a path of this site. */
export const addAddressHref = (back: string): string =>
  `${paths.addresses()}?${new URLSearchParams({ dialog: 'new', back })}`;

/** The return path in the URL; only paths of this site are accepted. */
export const readBack = (text: string | null): string | null => (text && /^\/(?![/\\])/.test(text) ? text : null);
