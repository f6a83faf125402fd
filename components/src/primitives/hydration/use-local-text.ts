import { type RefObject, useLayoutEffect, useRef } from 'react';

/** The props of an element whose text is set by {@link useLocalText}. */
export interface LocalTextProps<T extends HTMLElement> {
  ref: RefObject<T | null>;
  suppressHydrationWarning: true;
}

/**
 * Returns the props of an element whose only child is a text that depends on the browser's time zone, clock, or names
 * of countries and languages. Hydration accepts the server's text, and a layout effect replaces it before the browser
 * paints. This is faster than a second render.
 *
 * @param text - the text content of the element
 * @param title - the `title` attribute of the element
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
