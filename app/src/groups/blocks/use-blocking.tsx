import { lazy, type ReactNode, Suspense } from 'react';
import { useDialog } from '../../dialogs/use-dialog.ts';
import { useMemberActions } from '../../dialogs/use-member-actions.ts';
import { useMe } from '../../session/session.ts';

const BlockRoute = lazy(() => import('./block-route.tsx').then((module) => ({ default: module.BlockRoute })));

/** Returns a function that opens the dialog `?dialog=block&user=`, and the dialog. Visitors log in first. */
export function useBlocking(onBlocked?: () => void): {
  onBlock: (userId: string) => void;
  dialog: ReactNode;
} {
  const me = useMe();
  const member = useMemberActions();
  const dialog = useDialog();
  const userId = dialog.name === 'block' ? dialog.get('user') : null;
  return {
    onBlock: (user) => member.open({ dialog: 'block', user }),
    dialog:
      me && userId && userId !== me._id ? (
        <Suspense>
          <BlockRoute userId={userId} onClose={dialog.close} {...(onBlocked && { onBlocked })} />
        </Suspense>
      ) : null,
  };
}
