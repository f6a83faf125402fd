import { useInsertionEffect, useRef, useState } from 'react';

type Handlers = Record<string, (...args: never[]) => unknown>;

/**
 * Returns an object whose functions are the same in every render. Each function calls the handler of the latest render.
 * Memoised rows that receive these functions render again only if their data has changed. The names of the handlers
 * must not change, and the functions must not be called during render.
 */
export function useStableHandlers<T extends { [K in keyof T]: Handlers[string] }>(handlers: T): T {
  const latest = useRef(handlers);
  useInsertionEffect(() => {
    latest.current = handlers;
  });
  const [stable] = useState(() => {
    const names = Object.keys(handlers) as (keyof T)[];
    const call =
      (name: keyof T) =>
      (...args: never[]) =>
        latest.current[name](...args);
    return Object.fromEntries(names.map((name) => [name, call(name)])) as T;
  });
  return stable;
}
