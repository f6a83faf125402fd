import { type RefObject, useEffect, useRef } from 'react';

/** Calls `onLoadOlder` when the element above the oldest message comes near the visible part of the thread. */
export function useOlder(isIdle: boolean, onLoadOlder: () => void): RefObject<HTMLDivElement | null> {
  const sentinel = useRef<HTMLDivElement>(null);
  const load = useRef(onLoadOlder);
  useEffect(() => {
    load.current = onLoadOlder;
  });
  useEffect(() => {
    const element = sentinel.current;
    if (!element || !isIdle) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) load.current();
      },
      { root: element.closest('[role=log]'), rootMargin: '400px 0px 0px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isIdle]);
  return sentinel;
}
