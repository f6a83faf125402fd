import { useLocation } from 'react-router-dom';
import { useLoginFirst } from '../session/use-login-first.ts';
import { type DialogParams, useDialog, withDialog } from './use-dialog.ts';

/** Actions that require a login. */
export interface MemberActions {
  /** Performs the action; visitors log in first. */
  act: ReturnType<typeof useLoginFirst>;
  /** Opens a dialog; visitors log in first, and return to the open dialog on the page `path`. */
  open(params: DialogParams, path?: string): void;
}

export function useMemberActions(): MemberActions {
  const act = useLoginFirst();
  const { pathname, search } = useLocation();
  const dialog = useDialog();
  return {
    act,
    open: (params, path) =>
      act(() => dialog.open(params), undefined, `${path ?? pathname}${withDialog(path ? '' : search, params)}`),
  };
}
