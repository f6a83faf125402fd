import type { Story } from '@fanlight/sdk/models';
import { performerStoriesQueries, storyQueries } from '@fanlight/sdk/queries';
import { changeCached } from '@fanlight/sdk/realtime/react';
import type { QueryClient } from '@tanstack/react-query';
import { useMemberActions } from '../../dialogs/use-member-actions.ts';
import { useServices } from '../../services.ts';
import { useOptimisticReaction } from '../reactions/index.ts';

/** Changes a story in every query that contains it: alone, or among the stories of its performer. */
function changeStory(queryClient: QueryClient, id: string, change: (story: Story) => Story): void {
  const changeOne = (story: Story) => (story._id === id ? change(story) : story);
  changeCached(queryClient, storyQueries, changeOne);
  changeCached(queryClient, performerStoriesQueries, (group) =>
    group.stories.some(({ _id }) => _id === id) ? { ...group, stories: group.stories.map(changeOne) } : group,
  );
}

/** Returns a function that likes a story, or removes the like. Visitors log in first. */
export function useLikeStory(): (story: Story) => void {
  const { queryClient } = useServices();
  const member = useMemberActions();
  const react = useOptimisticReaction<Story>(
    'story',
    (id, change) => changeStory(queryClient, id, change),
    (story, _, isLiked) => ({ ...story, isLiked }),
  );
  return (story) =>
    member.act(() => react(story, 'like', !story.isLiked), {
      type: 'react',
      action: 'like',
      objectType: 'story',
      objectId: story._id,
    });
}
