import { FollowingScreen } from '@fanlight/components/follows';
import { showToast } from '@fanlight/components/primitives';
import {
  getListFollowingInfiniteQueryOptions,
  useFollowPerformer,
  useListFollowingInfinite,
  useUnfollowPerformer,
} from '@fanlight/sdk/hooks';
import type { Follow } from '@fanlight/sdk/models';
import { changeLists } from '@fanlight/sdk/realtime/react';
import { useTranslation } from 'react-i18next';
import { showFailure } from '../../failures.ts';
import { toListLoadable } from '../../loadable.ts';
import type { PrefetchArgs } from '../../route.ts';
import { useServices } from '../../services.ts';

const page = { limit: 25 };

export function prefetch({ queryClient }: PrefetchArgs) {
  void queryClient.prefetchInfiniteQuery(getListFollowingInfiniteQueryOptions(page));
}

/** `/user/following`: lists the followed performers. The viewer can undo an unfollow. */
export function Component() {
  const { t } = useTranslation('follows');
  const { t: common } = useTranslation('common');
  const { queryClient } = useServices();
  const query = useListFollowingInfinite(page);
  const { list, onLoadMore } = toListLoadable(query);
  const follow = useFollowPerformer();
  const unfollow = useUnfollowPerformer();
  const onUnfollow = ({ _id, user }: Follow) => {
    changeLists<Follow>(queryClient, 'listFollowing', (items) => items.filter((item) => item._id !== _id));
    unfollow.mutate(
      { id: user._id },
      {
        onSuccess: () =>
          showToast({
            text: t('unfollowed', { name: user.name }),
            action: { label: t('undo'), onAct: () => follow.mutate({ id: user._id }) },
          }),
        onError: (error) => {
          void queryClient.invalidateQueries({ queryKey: ['infinite', 'listFollowing'] });
          showFailure(error, common);
        },
      },
    );
  };
  return <FollowingScreen follows={list} onUnfollow={onUnfollow} onLoadMore={onLoadMore} />;
}
