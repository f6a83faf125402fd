import createCache, { type EmotionCache } from '@emotion/cache';
import type { SerializedStyles } from '@emotion/serialize';
import { createContext, type ReactNode, useContext, useInsertionEffect } from 'react';

/** The prefix of class names. */
const key = 'css';

/** Where the styles of a page are gathered in SSR, by their names. */
const CollectorContext = createContext<Map<string, string> | null>(null);

let cache: EmotionCache | undefined;

/** In the browser Emotion adopts the styles of SSR. */
function getCache(): EmotionCache {
  if (cache) return cache;
  cache = createCache({ key });
  cache.compat = true;
  return cache;
}

/** Inserts styles once. */
function insert({ name, styles }: SerializedStyles): void {
  const sheet = getCache();
  if (styles && sheet.inserted[name] === undefined)
    sheet.insert(`.${key}-${name}`, { name, styles } as SerializedStyles, sheet.sheet, true);
}

/** The class name of styles, which are in the document before anything is laid out; empty for no styles. */
export function useClassName(serialized: SerializedStyles): string {
  const collector = useContext(CollectorContext);
  if (collector && serialized.styles && !collector.has(serialized.name)) {
    // Without a document the cache stores the CSS itself.
    insert(serialized);
    collector.set(serialized.name, String(getCache().inserted[serialized.name]));
  }
  useInsertionEffect(() => insert(serialized), [serialized]);
  return serialized.styles && `${key}-${serialized.name}`;
}

export interface CollectedStyles {
  /** Wraps the rendered elements. */
  Provider(props: { children: ReactNode }): ReactNode;
  /** The style element of the rendered elements, for the document's head. */
  read(): string;
}

/** For SSR: collects the styles of a page. The element has the names that Emotion looks up when it starts. */
export function collectStyles(): CollectedStyles {
  const collected = new Map<string, string>();
  return {
    Provider: ({ children }) => <CollectorContext value={collected}>{children}</CollectorContext>,
    // With `data-s` Emotion does not move the element.
    read: () =>
      `<style data-emotion="${key} ${[...collected.keys()].join(' ')}" data-s="">${[...collected.values()].join('')}</style>`,
  };
}
