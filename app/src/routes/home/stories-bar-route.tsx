import { paths } from '@fanlight/components/paths';
import { StoriesBar } from '@fanlight/components/stories';
import { useListStories } from '@fanlight/sdk/hooks';
import { followedStoriesParams, performerStoriesParams } from '../../groups/stories/index.ts';
import { toLoadable } from '../../loadable.ts';
import { useMe } from '../../session/session.ts';

/**
 * The stories of the last day, above the timeline. A performer who is logged in can add one, and
 * sees the own ones first.
 */
export function StoriesBarRoute() {
  const me = useMe();
  const query = useListStories(followedStoriesParams);
  const ownStories = useListStories(performerStoriesParams(me?._id ?? ''), {
    query: { enabled: me?.isPerformer === true },
  });
  const groups = toLoadable(query);
  const ownGroup = ownStories.data?.data[0];
  return (
    <StoriesBar
      groups={groups.state === 'ready' ? { ...groups, value: groups.value.data } : groups}
      {...(ownGroup && { own: ownGroup })}
      {...(me?.isPerformer && { addHref: paths.creatorStoryNew() })}
    />
  );
}
