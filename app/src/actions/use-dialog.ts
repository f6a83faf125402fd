import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

/** What is open over a page stands in its address: Back closes it, and a reload or a shared link opens it again. */
export interface DialogState {
  /** Its name, from `?dialog=`; null when none is open. */
  name: string | null;
  /** Its other words. */
  get(word: string): string | null;
  /** Opens one; every word is a parameter of the address. */
  open(words: { dialog: string } & Record<string, string>): void;
  /** Changes a word of the open one in place. */
  change(words: Record<string, string>): void;
  close(): void;
}

const words = [
  'dialog',
  'post',
  'photo',
  'comment',
  'story',
  'user',
  'report',
  'step',
  'type',
  'card',
  'address',
  'amount',
] as const;

export function useDialog(): DialogState {
  const [search, setSearch] = useSearchParams();
  // Two changes may follow each other faster than the page renders: the second one builds on the first.
  const latest = useRef(search);
  useEffect(() => {
    latest.current = search;
  }, [search]);
  const write = (next: Record<string, string> | null, replace: boolean) => {
    const after = new URLSearchParams(latest.current);
    if (next === null) for (const word of words) after.delete(word);
    else for (const [word, value] of Object.entries(next)) after.set(word, value);
    latest.current = after;
    setSearch(after, { replace, preventScrollReset: true });
  };
  return {
    name: search.get('dialog'),
    get: (word) => search.get(word),
    open: (next) => write(next, false),
    change: (next) => write(next, true),
    close: () => write(null, true),
  };
}
