import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Props for an element with a local text; see {@link useLocalText}. */
export interface LocalTextProps<T extends HTMLElement> {
  ref: RefObject<T | null>;
  suppressHydrationWarning: true;
}

/**
 * Returns props for an element whose only child is a text that depends on the browser's time zone, clock, or names of
 * countries and languages. Hydration accepts the server's text, and a layout effect replaces that text before the
 * browser paints, which is faster than a second render.
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
