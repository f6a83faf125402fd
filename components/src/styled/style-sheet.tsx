import createCache, { type EmotionCache } from '@emotion/cache';
import type { SerializedStyles } from '@emotion/serialize';
import { createContext, type ReactNode, useContext, useInsertionEffect } from 'react';

/** The prefix of class names. */
const key = 'css';

/** Collects the styles of a page in SSR, by name. */
const CollectorContext = createContext<Map<string, string> | null>(null);

let cache: EmotionCache | undefined;

/** Creates the cache on first use; in the browser Emotion then adopts the styles of SSR. */
function getCache(): EmotionCache {
  if (cache) return cache;
  cache = createCache({ key });
  cache.compat = true;
  return cache;
}

/** Inserts styles unless they have been inserted before. */
function insert({ name, styles }: SerializedStyles): void {
  const sheet = getCache();
  if (styles && sheet.inserted[name] === undefined)
    sheet.insert(`.${key}-${name}`, { name, styles } as SerializedStyles, sheet.sheet, true);
}

/** Returns the class name of styles (empty for no styles) and inserts them into the document before layout. */
export function useClassName(serialized: SerializedStyles): string {
  const collector = useContext(CollectorContext);
  if (collector && serialized.styles && !collector.has(serialized.name)) {
    // Without a document the cache stores the CSS.
    insert(serialized);
    collector.set(serialized.name, String(getCache().inserted[serialized.name]));
  }
  useInsertionEffect(() => insert(serialized), [serialized]);
  return serialized.styles && `${key}-${serialized.name}`;
}

export interface CollectedStyles {
  /** Wraps the rendered elements. */
  Provider(props: { children: ReactNode }): ReactNode;
  /** Returns the HTML of the style element for the document's head. */
  read(): string;
}

/** Collects the styles of a page in SSR. The style element lists their names, which Emotion reads on start. */
export function collectStyles(): CollectedStyles {
  const collected = new Map<string, string>();
  return {
    Provider: ({ children }) => <CollectorContext value={collected}>{children}</CollectorContext>,
    // `data-s` prevents Emotion from moving the element.
    read: () =>
      `<style data-emotion="${key} ${[...collected.keys()].join(' ')}" data-s="">${[...collected.values()].join('')}</style>`,
  };
}
