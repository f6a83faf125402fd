import { paths } from '@fanlight/components/paths';
import { useLocation, useNavigate } from 'react-router-dom';
import { useMe } from '../session/session.ts';
import { type DialogParams, useDialog, withDialog } from './use-dialog.ts';

/** Actions that require a login. */
export interface MemberActions {
  /** Performs the action; visitors log in first, and return to the page. */
  act(act: () => void): void;
  /** Opens a dialog; visitors log in first, and return to the open dialog. */
  open(params: DialogParams): void;
}

export function useMemberActions(): MemberActions {
  const me = useMe();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const dialog = useDialog();
  return {
    act: (act) => (me ? act() : void navigate(paths.login(`${pathname}${search}`))),
    open: (params) =>
      me ? dialog.open(params) : void navigate(paths.login(`${pathname}${withDialog(search, params)}`)),
  };
}
