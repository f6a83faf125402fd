import { useInsertionEffect, useRef, useState } from 'react';

type Handlers = Record<string, (...args: never[]) => unknown>;

/**
 * The same object with the same functions in every render; each calls the handler of the latest render. A memoised row
 * that is given them renders only when its data changes. The names must be the same in every render, and the functions
 * must not be called while rendering.
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
