import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

/** The dialogs that an address can open. */
export type DialogName =
  | 'add'
  | 'address'
  | 'appeal'
  | 'block'
  | 'buy'
  | 'cancel'
  | 'comments'
  | 'delete'
  | 'delete-account'
  | 'edit'
  | 'new'
  | 'photo'
  | 'remove'
  | 'report'
  | 'share'
  | 'subscribe'
  | 'tip'
  | 'tip-for-post';

/** Parameters that leave the address when a dialog is closed. */
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

type DialogWord = Exclude<(typeof words)[number], 'dialog'>;

/** A dialog and its parameters. A reel stays in the address when its dialog is closed. */
export type DialogWords = { dialog: DialogName } & { [word in DialogWord | 'reel']?: string };

/** The open dialog is in the URL: Back closes it, and a reload or a shared link opens it again. */
export interface DialogState {
  /** Its name, from `?dialog=`; null when none is open. */
  name: DialogName | null;
  /** One of its parameters. */
  get(word: DialogWord): string | null;
  /** Opens one; every word is a parameter of the address. */
  open(words: DialogWords): void;
  /** Changes a parameter of the open one in place. */
  change(words: { [word in DialogWord]?: string }): void;
  close(): void;
}

/** The query of an address that opens a dialog, such as `?dialog=tip`. */
export const dialogSearch = (words: DialogWords): string => `?${new URLSearchParams(words)}`;

/** The query of an address with a dialog opened over it. */
export function searchWith(search: string, words: DialogWords): string {
  const after = new URLSearchParams(search);
  for (const [word, value] of Object.entries(words)) after.set(word, value);
  return `?${after}`;
}

export function useDialog(): DialogState {
  const [search, setSearch] = useSearchParams();
  // Two changes may follow each other faster than the page renders: the second one builds on the first.
  const latest = useRef(search);
  useEffect(() => {
    latest.current = search;
  }, [search]);
  const write = (next: Partial<DialogWords> | null, replace: boolean) => {
    const after = new URLSearchParams(latest.current);
    if (next === null) for (const word of words) after.delete(word);
    else for (const [word, value] of Object.entries(next)) after.set(word, value);
    latest.current = after;
    setSearch(after, { replace, preventScrollReset: true });
  };
  return {
    // Not checked: a name that no dialog has opens none, and a list of all would weigh on each first page.
    name: search.get('dialog') as DialogName | null,
    get: (word) => search.get(word),
    open: (next) => write(next, false),
    change: (next) => write(next, true),
    close: () => write(null, true),
  };
}
