import { paths } from '@fanlight/components/paths';
import { lazy, type ReactNode, Suspense } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type DialogWords, dialogSearch, useDialog } from '../../dialogs/use-dialog.ts';
import { useMe } from '../../session/session.ts';

const BlockRoute = lazy(() => import('./block-route.tsx').then((module) => ({ default: module.BlockRoute })));

/** Blocking people from a page, and the dialog that asks first: `?dialog=block&user=`. Visitors log in first. */
export function useBlocking(onBlocked?: () => void): {
  onBlock: (userId: string) => void;
  dialog: ReactNode;
} {
  const me = useMe();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const dialog = useDialog();
  const userId = dialog.name === 'block' ? dialog.get('user') : null;
  const words = (id: string): DialogWords => ({ dialog: 'block', user: id });
  return {
    onBlock: (id) =>
      me ? dialog.open(words(id)) : void navigate(paths.login(`${pathname}${dialogSearch(words(id))}`)),
    dialog:
      me && userId && userId !== me._id ? (
        <Suspense>
          <BlockRoute userId={userId} onClose={dialog.close} {...(onBlocked && { onBlocked })} />
        </Suspense>
      ) : null,
  };
}
