import { useFollowPerformer, useUnfollowPerformer } from '@fanlight/sdk/hooks';
import type { Performer } from '@fanlight/sdk/models';
import type { QueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { changeItem } from '../../cache/cached-items.ts';
import { showFailure } from '../../failures.ts';
import { useServices } from '../../services.ts';
import { useLoginFirst } from '../../session/use-login-first.ts';
import { whenOnline } from '../../when-online.ts';

const show = (queryClient: QueryClient, id: string, isFollowed: boolean) =>
  changeItem.performer(queryClient, id, (performer) =>
    // A second click before the first one is rendered changes nothing.
    performer.isFollowed === isFollowed
      ? performer
      : {
          ...performer,
          isFollowed,
          totalFollowers: Math.max(0, performer.totalFollowers + (isFollowed ? 1 : -1)),
        },
  );

/**
 * Returns a function that follows or unfollows a performer. The update is optimistic, and reverted if the call fails.
 * While the device is offline, the call waits. Visitors log in first; the performer is then followed.
 */
export function useFollow(): (performer: Pick<Performer, '_id' | 'isFollowed'>) => void {
  const { t } = useTranslation('common');
  const { queryClient } = useServices();
  const loginFirst = useLoginFirst();
  const follow = useFollowPerformer(whenOnline('follows'));
  const unfollow = useUnfollowPerformer(whenOnline('follows'));
  const toggle = (id: string, isFollowed: boolean) => {
    show(queryClient, id, !isFollowed);
    // Unlike the callbacks of `mutate`, the promise also settles if another performer is followed before the response.
    (isFollowed ? unfollow : follow).mutateAsync({ id }).catch((error: unknown) => {
      show(queryClient, id, isFollowed);
      showFailure(error, t);
    });
  };
  return ({ _id: id, isFollowed }) => loginFirst(() => toggle(id, isFollowed), { type: 'follow', performerId: id });
}
