import type { PerformerStories } from '@fanlight/sdk/models';

/** The parameters of the list of stories of all followed performers. */
export const followedStoriesParams = { limit: 50 };

/** Returns the parameters of the list of one performer's stories. */
export const performerStoriesParams = (performerId: string) => ({ performerId, limit: 1 });

/** Returns the ring around an avatar: coloured if the performer has unseen stories, thin if all stories were seen. */
export const ringOf = (group: PerformerStories | undefined) => group && (group.isViewed ? 'seen' : 'story');
