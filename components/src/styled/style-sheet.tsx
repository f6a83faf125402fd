import createCache, { type EmotionCache } from '@emotion/cache';
import type { SerializedStyles } from '@emotion/serialize';
import { createContext, type ReactNode, useContext, useInsertionEffect } from 'react';

/** The prefix of class names. */
const key = 'css';

/** Collects the styles that a page uses in SSR, by their names. */
const CollectorContext = createContext<Map<string, string> | null>(null);

let cache: EmotionCache | undefined;

/** Creates Emotion's cache on first use. In the browser, the cache then contains the styles of SSR. */
function getCache(): EmotionCache {
  if (cache) return cache;
  // All rules are in one style element, also in development. Otherwise each rule would have its own, and the browser
  // would go through thousands of them at each update.
  cache = createCache({ key, speedy: true });
  cache.compat = true;
  return cache;
}

/** Inserts styles into the document, unless it contains them already. */
function insert({ name, styles }: SerializedStyles): void {
  const sheet = getCache();
  if (styles && sheet.inserted[name] === undefined)
    sheet.insert(`.${key}-${name}`, { name, styles } as SerializedStyles, sheet.sheet, true);
}

/**
 * Returns the class name of styles, and inserts the styles into the document before layout. The name is empty if there
 * are no styles.
 */
export function useClassName(serialized: SerializedStyles): string {
  const collector = useContext(CollectorContext);
  if (collector && serialized.styles && !collector.has(serialized.name)) {
    // Without a document, inserting stores the CSS in the cache.
    insert(serialized);
    collector.set(serialized.name, String(getCache().inserted[serialized.name]));
  }
  useInsertionEffect(() => insert(serialized), [serialized]);
  return serialized.styles && `${key}-${serialized.name}`;
}

export interface CollectedStyles {
  /** Renders its children, and collects the styles that they use. */
  Provider(props: { children: ReactNode }): ReactNode;
  /** Returns the HTML of the style element for the document's head. */
  read(): string;
}

/**
 * Creates a collector for the styles that a page uses in SSR. The style element lists their names, which Emotion reads
 * when it starts in the browser.
 */
export function collectStyles(): CollectedStyles {
  const collected = new Map<string, string>();
  return {
    Provider: ({ children }) => <CollectorContext value={collected}>{children}</CollectorContext>,
    // The attribute `data-s` prevents Emotion from moving the element.
    read: () =>
      `<style data-emotion="${key} ${[...collected.keys()].join(' ')}" data-s="">${[...collected.values()].join('')}</style>`,
  };
}
