import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';

/** What {@link collectStyles} gives. */
export interface CollectedStyles {
  /** Goes around everything that is drawn. */
  Provider(props: { children: ReactNode }): ReactNode;
  /** The style elements of what has been drawn, for the document's head. */
  read(): string;
}

/**
 * For drawing on a server: gathers the styles of what is drawn, instead of writing each into the document beside it. Their
 * elements carry the names that Emotion looks for when it starts, so that it takes them over and makes none of them again.
 * (`@emotion/server` does the same with three stream packages from 2016.)
 */
export function collectStyles(): CollectedStyles {
  const cache = createCache({ key: 'css' });
  cache.compat = true;
  // With `data-s` Emotion leaves an element where it stands.
  const element = (kind: string, names: string, styles: string) =>
    `<style data-emotion="${kind} ${names}" data-s="">${styles}</style>`;
  return {
    Provider: ({ children }) => <CacheProvider value={cache}>{children}</CacheProvider>,
    read() {
      const all = Object.entries(cache.inserted).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      );
      // Rules for the whole document belong to no class, and stand in an element each.
      const isGlobal = ([name]: [string, string]) =>
        cache.registered[`${cache.key}-${name}`] === undefined && !name.startsWith('animation-');
      const own = all.filter((entry) => !isGlobal(entry));
      const [names, styles] = [own.map(([name]) => name).join(' '), own.map(([, style]) => style).join('')];
      const globals = all.filter(isGlobal).map(([name, style]) => element(`${cache.key}-global`, name, style));
      return [...globals, element(cache.key, names, styles)].join('');
    },
  };
}
