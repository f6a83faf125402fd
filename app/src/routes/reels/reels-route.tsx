import { paths } from '@fanlight/components/paths';
import type { ListLoadable } from '@fanlight/components/primitives';
import { type ReelActions, ReelsScreen } from '@fanlight/components/reels';
import {
  getGetReelQueryOptions,
  getListReelsInfiniteQueryOptions,
  useGetReel,
  useListReelsInfinite,
} from '@fanlight/sdk/hooks';
import type { Reel } from '@fanlight/sdk/models';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { changeReels } from '../../cache/cached-items.ts';
import { type DialogState, useDialog } from '../../dialogs/use-dialog.ts';
import { useMemberActions } from '../../dialogs/use-member-actions.ts';
import { useItemActions } from '../../groups/content/index.ts';
import { useFollow } from '../../groups/follows/index.ts';
import { toListLoadable } from '../../loadable.ts';
import type { PrefetchArgs } from '../../route.ts';
import { useServices } from '../../services.ts';
import { useMe } from '../../session/session.ts';
import { useIsDesktop } from '../../use-is-desktop.ts';
import { useReadPath } from '../../use-read-path.ts';
import { useSetParam } from '../../use-set-param.ts';
import { readBack } from '../user/add-address-href.ts';
import { useReelPreferences } from './use-reel-preferences.ts';

const ReelComments = lazy(() => import('./reel-dialogs.tsx').then((module) => ({ default: module.ReelComments })));
const ReelDialogs = lazy(() => import('./reel-dialogs.tsx').then((module) => ({ default: module.ReelDialogs })));

const page = (performerId: string | null) => ({ limit: 10, ...(performerId && { performerId }) });

export function prefetch({ queryClient, request }: PrefetchArgs) {
  const { searchParams } = new URL(request.url);
  void queryClient.prefetchInfiniteQuery(getListReelsInfiniteQueryOptions(page(searchParams.get('performer'))));
  const first = searchParams.get('reel');
  if (first) void queryClient.prefetchQuery(getGetReelQueryOptions(first));
}

/** Returns the list of reels. The reel in the URL is added at the start if the loaded pages do not contain it. */
function withFirst(list: ListLoadable<Reel>, first: Reel | undefined): ListLoadable<Reel> {
  if (!first || list.state !== 'ready') return list;
  const { items } = list.value;
  if (items.some(({ _id }) => _id === first._id)) return list;
  return { ...list, value: { ...list.value, items: [first, ...items] } };
}

function useReelActions(dialog: DialogState): ReelActions {
  const { queryClient } = useServices();
  const member = useMemberActions();
  const toggleFollow = useFollow();
  const follow = ({ performer, isFollowed }: Reel) => {
    const isOfPerformer = (reel: Reel) => reel.performer._id === performer._id;
    changeReels(queryClient, isOfPerformer, (reel) => ({ ...reel, isFollowed: !isFollowed }));
    toggleFollow({ _id: performer._id, isFollowed });
  };
  return {
    ...useItemActions('reel', follow),
    onComment: ({ _id }) =>
      dialog.name === 'comments' ? dialog.close() : dialog.open({ dialog: 'comments', reel: _id }),
    onToggleFollow: (reel) => member.act(() => follow(reel), { type: 'follow', performerId: reel.performer._id }),
    onRenew: async ({ _id }) => {
      const fresh = await queryClient.fetchQuery({ ...getGetReelQueryOptions(_id), staleTime: 0 });
      return fresh.file;
    },
  };
}

/**
 * `/reels?performer=&reel=&back=`: plays all reels, or those of one performer. `reel` is the first one that is played,
 * and `back` is the path to return to.
 */
export function Component() {
  const me = useMe();
  const [words] = useSearchParams();
  const setParam = useSetParam();
  const readPath = useReadPath();
  const performer = words.get('performer');
  const [startId] = useState(() => words.get('reel'));
  const { data: first } = useGetReel(startId ?? '', { query: { enabled: startId !== null, retry: false } });
  const query = useListReelsInfinite(page(performer));
  const { list, onLoadMore } = toListLoadable(query);
  const reels = withFirst(list, first);
  const start = me ? paths.home() : paths.welcome();
  const origin = performer ? `${paths.profile(performer)}?tab=reels` : start;
  const dialog = useDialog();
  const actions = useReelActions(dialog);
  const preferences = useReelPreferences();
  const isPanel = useIsDesktop() && dialog.name === 'comments';
  const current = reels.state === 'ready' && reels.value.items.find(({ _id }) => _id === words.get('reel'));
  const updateUrl = ({ _id }: Reel) => {
    // If the viewer has left the page, and React still shows it, the change would replace the next page.
    if (readPath() !== paths.reels()) return;
    setParam('reel', _id);
  };
  return (
    <>
      <ReelsScreen
        reels={reels}
        startId={startId}
        onActiveChange={updateUrl}
        onLoadMore={onLoadMore}
        actions={actions}
        backHref={readBack(words.get('back')) ?? origin}
        {...preferences}
        panel={
          isPanel &&
          current && (
            <Suspense>
              <ReelComments reel={current} dialog={dialog} />
            </Suspense>
          )
        }
      />
      {dialog.name && !isPanel && current && (
        <Suspense>
          <ReelDialogs reel={current} dialog={dialog} />
        </Suspense>
      )}
    </>
  );
}
