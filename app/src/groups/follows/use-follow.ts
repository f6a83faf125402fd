import { paths } from '@fanlight/components/paths';
import { useFollowPerformer, useUnfollowPerformer } from '@fanlight/sdk/hooks';
import type { Performer } from '@fanlight/sdk/models';
import type { QueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { changeItem } from '../../cache/cached-items.ts';
import { showFailure } from '../../failures.ts';
import { useServices } from '../../services.ts';
import { useMe } from '../../session/session.ts';

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
 * Visitors log in first.
 */
export function useFollow(): (performer: Pick<Performer, '_id' | 'isFollowed'>) => void {
  const { t } = useTranslation('common');
  const { queryClient } = useServices();
  const me = useMe();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const follow = useFollowPerformer();
  const unfollow = useUnfollowPerformer();
  return ({ _id: id, isFollowed }) => {
    if (!me) return void navigate(paths.login(`${pathname}${search}`));
    show(queryClient, id, !isFollowed);
    const mutation = isFollowed ? unfollow : follow;
    mutation.mutate(
      { id },
      {
        onError: (error) => {
          show(queryClient, id, isFollowed);
          showFailure(error, t);
        },
      },
    );
  };
}
