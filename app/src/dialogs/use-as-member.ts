import { paths } from '@fanlight/components/paths';
import { useLocation, useNavigate } from 'react-router-dom';
import { useMe } from '../session/session.ts';
import { type DialogWords, searchWith, useDialog } from './use-dialog.ts';

/** Actions that require a login. */
export interface AsMember {
  /** Performs the action; visitors log in first, and return to the page. */
  act(act: () => void): void;
  /** Opens a dialog; visitors log in first, and return to the open dialog. */
  open(words: DialogWords): void;
}

export function useAsMember(): AsMember {
  const me = useMe();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const dialog = useDialog();
  return {
    act: (act) => (me ? act() : void navigate(paths.login(`${pathname}${search}`))),
    open: (words) => (me ? dialog.open(words) : void navigate(paths.login(`${pathname}${searchWith(search, words)}`))),
  };
}
