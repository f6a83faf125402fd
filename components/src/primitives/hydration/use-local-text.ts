import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Props of an element whose text is local; see {@link useLocalText}. */
export interface LocalTextProps<T extends HTMLElement> {
  ref: RefObject<T | null>;
  suppressHydrationWarning: true;
}

/**
 * For an element whose only child is a text of the browser's time zone, clock or names of countries and languages: the
 * server wrote its own. Hydration accepts the server's text, and this replaces it before anything is painted. Rendering
 * such elements a second time would take longer.
 *
 * @param text - the element's only child
 * @param title - its attribute `title`
 */
export function useLocalText<T extends HTMLElement>(text: string, title?: string): LocalTextProps<T> {
  const ref = useRef<T>(null);
  useLayoutEffect(() => {
    const { current } = ref;
    if (!current) return;
    if (current.textContent !== text) current.textContent = text;
    if (title !== undefined && current.title !== title) current.title = title;
  }, [text, title]);
  return { ref, suppressHydrationWarning: true };
}
