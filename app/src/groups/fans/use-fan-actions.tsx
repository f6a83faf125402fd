import type { FanActions } from '@fanlight/components/fans';
import { paths } from '@fanlight/components/paths';
import type { ListLoadable } from '@fanlight/components/primitives';
import { showToast } from '@fanlight/components/primitives';
import { useUpdateFan } from '@fanlight/sdk/hooks';
import type { Fan, UserSummary } from '@fanlight/sdk/models';
import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useDialog } from '../../dialogs/use-dialog.ts';
import { showFailure } from '../../failures.ts';
import { useMe } from '../../session/session.ts';
import { useBlocking } from '../blocks/index.ts';
import { useOpenConversation } from '../messages/index.ts';

const ShareRoute = lazy(() =>
  import('../../dialogs/share-route.tsx').then((module) => ({ default: module.ShareRoute })),
);
const FanNoteRoute = lazy(() => import('./fan-note-route.tsx').then((module) => ({ default: module.FanNoteRoute })));

/** An item of a list of fans. */
interface FanItem {
  user: UserSummary;
  fan: Fan | null;
}

/**
 * Returns the actions of the lists of fans, and their dialogs: the private note, blocking a fan, and sharing the
 * performer's page.
 *
 * @param list - the list that is shown, which contains the fan of an open dialog
 */
export function useFanActions(list: ListLoadable<FanItem>): {
  actions: FanActions;
  onShare: () => void;
  dialogs: ReactNode;
} {
  const me = useMe();
  const dialog = useDialog();
  const blocking = useBlocking();
  const { t } = useTranslation('common');
  const { t: tFans } = useTranslation('fans');
  const { mutate } = useUpdateFan();
  const conversation = useOpenConversation();
  const items = list.state === 'ready' ? list.value.items : [];
  const noted = dialog.name === 'note' ? items.find(({ user }) => user._id === dialog.get('user')) : undefined;
  return {
    actions: {
      onMessage: ({ _id }) => conversation.open('user', _id),
      onBlock: ({ _id }) => blocking.onBlock(_id),
      onNote: ({ _id }) => dialog.open({ dialog: 'note', user: _id }),
      onListChange: ({ _id, name }, change) =>
        mutate(
          { id: _id, data: change },
          {
            onSuccess: () => {
              // A new VIP has a badge. What muting does is said, because nothing shows it.
              const { isMuted } = change;
              if (isMuted !== undefined) showToast({ text: tFans(isMuted ? 'muted.done' : 'muted.undone', { name }) });
            },
            onError: (error) => showFailure(error, t),
          },
        ),
    },
    onShare: () => dialog.open({ dialog: 'share' }),
    dialogs: (
      <>
        {blocking.dialog}
        {noted && (
          <Suspense>
            <FanNoteRoute user={noted.user} note={noted.fan?.note ?? null} onClose={dialog.close} />
          </Suspense>
        )}
        {me && dialog.name === 'share' && (
          <Suspense>
            <ShareRoute path={paths.profile(me.username ?? me._id)} onClose={dialog.close} />
          </Suspense>
        )}
      </>
    ),
  };
}
