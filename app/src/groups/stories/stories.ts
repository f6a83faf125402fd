import type { PerformerStories } from '@fanlight/sdk/models';

/** What the stories of everyone whom the viewer follows are asked for with. */
export const everyone = { limit: 50 };

/** What the stories of one performer are asked for with. */
export const onlyOf = (performerId: string) => ({ performerId, limit: 1 });

/** How an avatar shows what is out: a ring for something new, a thin one once all is seen. */
export const ringOf = (group: PerformerStories | undefined) => group && (group.isViewed ? 'seen' : 'story');
