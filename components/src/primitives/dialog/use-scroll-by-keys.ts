import { type RefObject, useEffect, useRef } from 'react';

/**
 * Returns a ref for an element that scrolls, with one child for its content. While the content is higher than the
 * element, Tab reaches it, so that the arrow keys scroll it: not all browsers offer this for content without buttons and
 * fields.
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
    const observer = new ResizeObserver(update);
    observer.observe(element);
    // The height of the element has a limit, so only that of its child shows that the content has changed.
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    return () => observer.disconnect();
  }, []);
  return ref;
}
