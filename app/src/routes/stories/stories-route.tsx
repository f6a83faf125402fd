import { paths } from '@fanlight/components/paths';
import type { Loadable } from '@fanlight/components/primitives';
import { type StoriesActions, StoriesScreen } from '@fanlight/components/stories';
import { getGetStoryQueryOptions, getListStoriesQueryOptions, useListStories, useViewStory } from '@fanlight/sdk/hooks';
import type { PerformerStories } from '@fanlight/sdk/models';
import { lazy, Suspense, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { queryClient } from '../../api.ts';
import { type DialogState, useDialog } from '../../dialogs/use-dialog.ts';
import { isMissing } from '../../failures.ts';
import { useFollow } from '../../groups/follows/index.ts';
import { everyone, onlyOf } from '../../groups/stories/index.ts';
import type { PrefetchArgs } from '../../route.ts';
import { useMe } from '../../session/session.ts';

const ReportRoute = lazy(() =>
  import('../../groups/reports/report-route.tsx').then((module) => ({ default: module.ReportRoute })),
);

const SubscribeRoute = lazy(() =>
  import('../../groups/subscriptions/subscribe-route.tsx').then((module) => ({ default: module.SubscribeRoute })),
);

export function prefetch({ queryClient, params: { performerId = '' } }: PrefetchArgs) {
  void queryClient.prefetchQuery(getListStoriesQueryOptions(everyone));
  void queryClient.prefetchQuery(getListStoriesQueryOptions(onlyOf(performerId)));
}

/**
 * Those who follow one another. What is seen moves to the end of the server's list; here the order stays as it was when
 * the page was opened. Somebody outside it stands alone.
 */
function useGroups(performerId: string): Loadable<readonly PerformerStories[]> {
  const all = useListStories(everyone);
  const one = useListStories(onlyOf(performerId));
  const [order, setOrder] = useState<string[]>();
  const known = new Map(
    [...(one.data?.data ?? []), ...(all.data?.data ?? [])].map((group) => [group.performer._id, group]),
  );
  if (!order && all.data) setOrder(all.data.data.map(({ performer }) => performer._id));
  const own = known.get(performerId);
  if (own || (order && (one.data || isMissing(one.error)))) {
    const places = order?.includes(performerId) || !own ? (order ?? []) : [performerId];
    return { state: 'ready', value: places.flatMap((id) => known.get(id) ?? []) };
  }
  if (!one.isError && !all.isError) return { state: 'loading' };
  const retry = () => void Promise.all([all.refetch(), one.refetch()]);
  return { state: 'error', retry };
}

function useStoriesActions(dialog: DialogState): StoriesActions {
  const me = useMe();
  const navigate = useNavigate();
  const { pathname, key } = useLocation();
  const toggleFollow = useFollow();
  const view = useViewStory();
  const asMember = (act: () => void) => (me ? act() : void navigate(paths.login(pathname)));
  return {
    onPerformerChange: (id) => void navigate(paths.stories(id), { replace: true }),
    // Returns to the page from which it was opened; after a direct link to the start page.
    onClose: () => void (key === 'default' ? navigate(me ? paths.home() : paths.welcome()) : navigate(-1)),
    onViewed: ({ _id: id }) => {
      if (me) view.mutate({ id });
    },
    onUnlock: ({ access, performer }) =>
      asMember(() => {
        if (access.wayIn === 'follow') toggleFollow({ _id: performer._id, isFollowed: false });
        else if (access.wayIn === 'subscribe') dialog.open({ dialog: 'subscribe' });
        else void navigate(paths.profile(performer.username ?? performer._id));
      }),
    onReport: ({ _id: story }) => asMember(() => dialog.open({ dialog: 'report', story })),
    onRenew: async ({ _id }) => {
      const fresh = await queryClient.fetchQuery({ ...getGetStoryQueryOptions(_id), staleTime: 0 });
      return fresh.file.url;
    },
  };
}

/** `/stories/{performerId}`: performers' stories of today. */
export function Component() {
  const { performerId = '' } = useParams();
  const me = useMe();
  const dialog = useDialog();
  const groups = useGroups(performerId);
  const actions = useStoriesActions(dialog);
  const story = dialog.name === 'report' ? dialog.get('story') : null;
  return (
    <>
      <StoriesScreen groups={groups} performerId={performerId} isHeld={dialog.name !== null} actions={actions} />
      {me && story && (
        <Suspense>
          <ReportRoute targetType="story" targetId={story} onClose={dialog.close} />
        </Suspense>
      )}
      {me && dialog.name === 'subscribe' && (
        <Suspense>
          <SubscribeRoute performerId={performerId} dialog={dialog} />
        </Suspense>
      )}
    </>
  );
}
