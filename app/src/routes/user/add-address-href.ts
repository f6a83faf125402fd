import { paths } from '@fanlight/components/paths';

/** Where an address is added, and then leads back to a path of this site. */
export const addAddressHref = (back: string): string =>
  `${paths.addresses()}?${new URLSearchParams({ dialog: 'new', back })}`;

/** The way back that an address carries; only a path of this site is one. */
export const readBack = (text: string | null): string | null => (text && /^\/(?![/\\])/.test(text) ? text : null);
