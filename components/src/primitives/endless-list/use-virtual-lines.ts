import { type RefObject, use, useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { NavigationContext } from '../link/index.ts';
import type { ListPart, VirtualLines } from './virtual-lines.ts';

/** A list with at most this number of items is not virtualised, and does not load the code for long lists. */
const maxUnvirtualisedItems = 25;

type Module = typeof import('./virtual-lines.ts');
let loaded: Module | undefined;

async function load(): Promise<Module> {
  loaded ??= await import('./virtual-lines.ts');
  return loaded;
}

/**
 * Returns the parts of a long list to render, and the ref of the first item of each line. Returns null if all items are
 * to be rendered: in a short list, in SSR, and until the code for long lists is loaded.
 *
 * @param list - the list element; its rows have their key as `data-key` and the number of their line as `data-line`
 * @param keys - the keys of all items
 * @param label - the name that distinguishes lists on the same page
 */
export function useVirtualLines(
  list: RefObject<Element | null>,
  keys: readonly string[],
  label: string,
): { parts: ListPart[]; measureLine: (item: Element | null) => void } | null {
  const { useEntryKey } = use(NavigationContext);
  const name = `${useEntryKey()} ${label}`;
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  const isLong = keys.length > maxUnvirtualisedItems;
  const [lines, setLines] = useState<VirtualLines | null>(() =>
    isLong && loaded ? loaded.VirtualLines.restore(name, () => list.current) : null,
  );
  const current = useRef(lines);
  useEffect(() => {
    current.current = lines;
  });
  useEffect(() => {
    let isMounted = true;
    if (!isLong) setLines(null);
    else if (!current.current)
      load().then(
        ({ VirtualLines }) => {
          if (isMounted && list.current) setLines(VirtualLines.measure(list.current, () => list.current));
        },
        // If the code cannot be loaded, all items stay in the document.
        () => undefined,
      );
    return () => {
      isMounted = false;
    };
  }, [isLong, list]);
  useLayoutEffect(() => lines?.mount(name, rerender), [lines, name]);
  useLayoutEffect(() => lines?.commit());
  return lines && isLong ? { parts: lines.layOut(keys), measureLine: lines.measureLine } : null;
}
