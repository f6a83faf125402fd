import { paths } from '@fanlight/components/paths';
import type { Loadable } from '@fanlight/components/primitives';
import { type StoriesActions, StoriesScreen } from '@fanlight/components/stories';
import { getGetStoryQueryOptions, getListStoriesQueryOptions, useListStories, useViewStory } from '@fanlight/sdk/hooks';
import type { PerformerStories } from '@fanlight/sdk/models';
import { useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { useDialog } from '../../dialogs/use-dialog.ts';
import { isMissing } from '../../failures.ts';
import { ItemDialogs, useItemActions } from '../../groups/content/index.ts';
import { followedStoriesParams, performerStoriesParams, useLikeStory } from '../../groups/stories/index.ts';
import type { PrefetchArgs } from '../../route.ts';
import { useServices } from '../../services.ts';
import { useMe } from '../../session/session.ts';
import { useReadPath } from '../../use-read-path.ts';

export function prefetch({ queryClient, params: { performerId = '' } }: PrefetchArgs) {
  void queryClient.prefetchQuery(getListStoriesQueryOptions(followedStoriesParams));
  void queryClient.prefetchQuery(getListStoriesQueryOptions(performerStoriesParams(performerId)));
}

/**
 * Returns the performers whose stories are played one after another, in the order at the time when the page was opened:
 * the server moves performers with seen stories to the end. If the performer in the URL is not in the list, only that
 * performer's stories are played.
 */
function useGroups(performerId: string): Loadable<readonly PerformerStories[]> {
  const ofFollowed = useListStories(followedStoriesParams);
  const ofPerformer = useListStories(performerStoriesParams(performerId));
  const [order, setOrder] = useState<string[]>();
  const groupsById = new Map(
    [...(ofPerformer.data?.data ?? []), ...(ofFollowed.data?.data ?? [])].map((group) => [group.performer._id, group]),
  );
  if (!order && ofFollowed.data) setOrder(ofFollowed.data.data.map(({ performer }) => performer._id));
  const selectedGroup = groupsById.get(performerId);
  if (selectedGroup || (order && (ofPerformer.data || isMissing(ofPerformer.error)))) {
    const performerIds = order?.includes(performerId) || !selectedGroup ? (order ?? []) : [performerId];
    return { state: 'ready', value: performerIds.flatMap((id) => groupsById.get(id) ?? []) };
  }
  if (!ofPerformer.isError && !ofFollowed.isError) return { state: 'loading' };
  const retry = () => void Promise.all([ofFollowed.refetch(), ofPerformer.refetch()]);
  return { state: 'error', retry };
}

function useStoriesActions(): StoriesActions {
  const { queryClient } = useServices();
  const me = useMe();
  const navigate = useNavigate();
  const { key } = useLocation();
  const readPath = useReadPath();
  const view = useViewStory();
  return {
    ...useItemActions('story'),
    onLike: useLikeStory(),
    onPerformerChange: (id) => {
      // React may still show the player after the viewer has left the page, and the player then still advances.
      if (readPath().startsWith(paths.stories(''))) void navigate(paths.stories(id), { replace: true });
    },
    // Returns to the page from which the player was opened. If the player was the first page of the visit, opens the
    // start page.
    onClose: () => void (key === 'default' ? navigate(me ? paths.home() : paths.welcome()) : navigate(-1)),
    onViewed: ({ _id: id }) => {
      if (me) view.mutate({ id });
    },
    onRenew: async ({ _id }) => {
      const fresh = await queryClient.fetchQuery({ ...getGetStoryQueryOptions(_id), staleTime: 0 });
      return fresh.file;
    },
  };
}

/** `/stories/{performerId}`: plays the stories of the last day. */
export function Component() {
  const { performerId = '' } = useParams();
  const dialog = useDialog();
  const groups = useGroups(performerId);
  const actions = useStoriesActions();
  const group =
    groups.state === 'ready' ? groups.value.find(({ performer }) => performer._id === performerId) : undefined;
  const story = group?.stories.find(({ _id }) => _id === dialog.get('story')) ?? group?.stories[0];
  return (
    <>
      <StoriesScreen groups={groups} performerId={performerId} isHeld={dialog.name !== null} actions={actions} />
      {story && dialog.name && <ItemDialogs kind="story" item={story} dialog={dialog} />}
    </>
  );
}
