import { paths } from '@fanlight/components/paths';
import { showToast } from '@fanlight/components/primitives';
import type { PersonalSectionsProps } from '@fanlight/components/users';
import { ApiError, api } from '@fanlight/sdk';
import {
  invalidate,
  useEndSession,
  useListBlockedUsersInfinite,
  useListSessions,
  useUnblockUser,
} from '@fanlight/sdk/hooks';
import type { Block } from '@fanlight/sdk/models';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useDialog } from '../../dialogs/use-dialog.ts';
import { showFailure, toFormResult } from '../../failures.ts';
import { toListLoadable, toLoadable } from '../../loadable.ts';
import { useServices } from '../../services.ts';
import { dropSession, endSession, forgetSession, useMe } from '../../session/session.ts';

/** Reads all sessions as one page, because users rarely have more than 100. */
const sessionPage = { limit: 100 };

function useSessions(): PersonalSectionsProps['sessions'] {
  const { t } = useTranslation('common');
  const navigate = useNavigate();
  const services = useServices();
  const query = useListSessions(sessionPage);
  const end = useEndSession();
  const logOut = async () => {
    await endSession(services);
    await navigate(paths.login());
    forgetSession(services);
  };
  return {
    sessions: toLoadable({ ...query, data: query.data?.data }),
    busyId: end.isPending ? end.variables.id : null,
    onEnd: ({ _id: id, isCurrent }) => {
      if (isCurrent) void logOut();
      else end.mutate({ id }, { onError: (error) => showFailure(error, t) });
    },
  };
}

function useBlocks(): PersonalSectionsProps['blocks'] {
  const { t } = useTranslation('common');
  const { t: tBlocks } = useTranslation('blocks');
  const { client, queryClient } = useServices();
  const unblock = useUnblockUser();
  const { list, onLoadMore } = toListLoadable<Block>(useListBlockedUsersInfinite({ limit: 20 }));
  const blockAgain = async ({ user }: Block) => {
    try {
      await client.call(api.blockUser, { body: { userId: user._id } });
      await invalidate(queryClient, ['listBlockedUsers']);
    } catch (error) {
      showFailure(error, t);
    }
  };
  const onUnblock = (block: Block) =>
    unblock.mutate(
      { id: block.user._id },
      {
        onSuccess: () =>
          showToast({
            text: tBlocks('users.unblocked', { name: block.user.name }),
            action: { label: tBlocks('users.undo'), onAct: () => void blockAgain(block) },
          }),
        onError: (error) => showFailure(error, t),
      },
    );
  const busy = unblock.isPending && list.state === 'ready' ? unblock.variables.id : null;
  const busyId = list.state === 'ready' ? (list.value.items.find(({ user }) => user._id === busy)?._id ?? null) : null;
  return { blocks: list, onLoadMore, onUnblock, busyId };
}

function useDeletion(): PersonalSectionsProps['deletion'] {
  const { t } = useTranslation('common');
  const { t: tUsers } = useTranslation('users');
  const navigate = useNavigate();
  const dialog = useDialog();
  const services = useServices();
  const me = useMe();
  return {
    isOpen: dialog.name === 'delete-account',
    onOpen: () => dialog.open({ dialog: 'delete-account' }),
    onClose: dialog.close,
    submit: async (values) => {
      if (!me) return { error: t('failures.UNAUTHENTICATED') };
      try {
        const operation = me.isPerformer ? api.deletePerformer : api.deleteUser;
        const account = { params: { id: me._id }, body: values };
        await endSession(services, () => services.client.call(operation, account));
      } catch (error) {
        // This message is not one of the common failure messages, because every page loads those.
        if (error instanceof ApiError && error.code === 'ORDERS_OPEN') return { error: tUsers('deletion.ordersOpen') };
        return toFormResult(error, ['password'], t);
      }
      // The session ends before the navigation. Otherwise the guard would find the token of the deleted account, and
      // redirect to the login.
      dropSession(services);
      await navigate(paths.welcome(), { replace: true });
      forgetSession(services);
      showToast({ text: tUsers('deletion.done'), tone: 'success' });
      return { ok: true };
    },
  };
}

/** Returns the sections at the end of both account pages: sessions, blocked users, deletion of the account. */
export function usePersonal(): PersonalSectionsProps {
  return { sessions: useSessions(), blocks: useBlocks(), deletion: useDeletion() };
}
