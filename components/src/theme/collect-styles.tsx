import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';

/** What {@link collectStyles} gives. */
export interface CollectedStyles {
  /** Goes around everything that is drawn. */
  Provider(props: { children: ReactNode }): ReactNode;
  /** The style sheet of what has been drawn. */
  read(): string;
}

/** For drawing on a server: gathers the styles of what is drawn, instead of writing each into the document beside it. */
export function collectStyles(): CollectedStyles {
  const cache = createCache({ key: 'css' });
  cache.compat = true;
  return {
    Provider: ({ children }) => <CacheProvider value={cache}>{children}</CacheProvider>,
    read: () =>
      Object.values(cache.inserted)
        .filter((styles) => typeof styles === 'string')
        .join(''),
  };
}
