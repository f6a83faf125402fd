import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Dialogs that a URL can open. */
export type DialogName =
  | 'add'
  | 'address'
  | 'appeal'
  | 'balance'
  | 'bank'
  | 'block'
  | 'buy'
  | 'cancel'
  | 'comments'
  | 'delete'
  | 'delete-account'
  | 'edit'
  | 'file'
  | 'new'
  | 'note'
  | 'onboarding'
  | 'photo'
  | 'receipt'
  | 'remove'
  | 'report'
  | 'share'
  | 'ship'
  | 'subscribe'
  | 'tip'
  | 'tip-for-item';

/** The URL parameters that are removed when a dialog is closed. */
const params = [
  'dialog',
  'post',
  'photo',
  'item',
  'comment',
  'story',
  'user',
  'report',
  'step',
  'type',
  'card',
  'order',
  'address',
  'amount',
  'missing',
  'payment',
  'figure',
] as const;

type DialogParam = Exclude<(typeof params)[number], 'dialog'>;

/** A dialog and its URL parameters. `reel` stays in the URL when the dialog is closed. */
export type DialogParams = { dialog: DialogName } & { [param in DialogParam | 'reel']?: string };

/** The open dialog is in the URL: the back button closes it, and a reload or a shared link opens it again. */
export interface DialogState {
  /** The value of `?dialog=`; null if no dialog is open. */
  name: DialogName | null;
  /** The value of a URL parameter. */
  get(param: DialogParam): string | null;
  /** Opens a dialog; every param becomes a URL parameter. */
  open(params: DialogParams): void;
  /** Changes parameters of the open dialog, without a new history entry. */
  change(params: { [param in DialogParam]?: string }): void;
  close(): void;
}

/** Returns the query string that opens a dialog, such as `?dialog=tip`. */
export const dialogSearch = (params: DialogParams): string => `?${new URLSearchParams(params)}`;

/** Returns the query string with a dialog added. */
export function withDialog(search: string, params: DialogParams): string {
  const after = new URLSearchParams(search);
  for (const [param, value] of Object.entries(params)) after.set(param, value);
  return `?${after}`;
}

export function useDialog(): DialogState {
  const [search, setSearch] = useSearchParams();
  // If two changes are made before the page renders, the second starts from the result of the first.
  const latest = useRef(search);
  useEffect(() => {
    latest.current = search;
  }, [search]);
  const write = (next: Partial<DialogParams> | null, replace: boolean) => {
    const after = new URLSearchParams(latest.current);
    if (next === null) for (const param of params) after.delete(param);
    else for (const [param, value] of Object.entries(next)) after.set(param, value);
    latest.current = after;
    setSearch(after, { replace, preventScrollReset: true });
  };
  return {
    // The name is not validated: an unknown name opens no dialog, and a list of all names would enlarge every first
    // page.
    name: search.get('dialog') as DialogName | null,
    get: (param) => search.get(param),
    open: (next) => write(next, false),
    change: (next) => write(next, true),
    close: () => write(null, true),
  };
}
