import { type RefObject, useEffect, useRef } from 'react';

/**
 * Returns a ref for an element that scrolls. While its content is higher than the element, Tab reaches it, so that the
 * arrow keys scroll it: not all browsers offer this for content without buttons and fields.
 */
export function useScrollByKeys<T extends HTMLElement>(): RefObject<T | null> {
  const ref = useRef<T>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const update = () => {
      if (element.scrollHeight > element.clientHeight) element.tabIndex = 0;
      else element.removeAttribute('tabindex');
    };
    // The height of the element has a limit, so only that of its children shows that the content has changed.
    const observer = new ResizeObserver(update);
    for (const part of [element, ...element.children]) observer.observe(part);
    return () => observer.disconnect();
  });
  return ref;
}
