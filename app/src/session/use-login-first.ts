import { paths } from '@fanlight/components/paths';
import { useLocation, useNavigate } from 'react-router-dom';
import { type PendingAction, storePendingAction } from './pending-action.ts';
import { useMe } from './session.ts';

/**
 * Returns a function that performs an action; visitors log in or register first.
 *
 * @returns a function with the parameters `act`, `pending`, the action that is performed after a login (by default, the
 *   visitor repeats it), `path`, the page that is opened after a login (by default the current one), and `entry`, the
 *   builder of the path of the login or the registration
 */
export function useLoginFirst(): (
  act: () => void,
  pending?: PendingAction,
  path?: string,
  entry?: (redirect: string) => string,
) => void {
  const me = useMe();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (act, pending, path = `${pathname}${search}`, entry = paths.login) => {
    if (me) return act();
    if (pending) storePendingAction(path, pending);
    void navigate(entry(path));
  };
}
