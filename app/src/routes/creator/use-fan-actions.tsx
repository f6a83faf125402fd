import { paths } from '@fanlight/components/paths';
import type { UserSummary } from '@fanlight/sdk/models';
import { lazy, type ReactNode, Suspense } from 'react';
import { useDialog } from '../../dialogs/use-dialog.ts';
import { useBlocking } from '../../groups/blocks/index.ts';
import { useMe } from '../../session/session.ts';

const ShareRoute = lazy(() =>
  import('../../dialogs/share-route.tsx').then((module) => ({ default: module.ShareRoute })),
);

/** Returns the actions of the lists of fans, and their dialogs: blocking a fan, and sharing the performer's page. */
export function useFanActions(): {
  onBlock: (user: UserSummary) => void;
  onShare: () => void;
  dialogs: ReactNode;
} {
  const me = useMe();
  const dialog = useDialog();
  const blocking = useBlocking();
  return {
    onBlock: ({ _id }) => blocking.onBlock(_id),
    onShare: () => dialog.open({ dialog: 'share' }),
    dialogs: (
      <>
        {blocking.dialog}
        {me && dialog.name === 'share' && (
          <Suspense>
            <ShareRoute path={paths.profile(me.username ?? me._id)} onClose={dialog.close} />
          </Suspense>
        )}
      </>
    ),
  };
}
