import { and, eq } from 'drizzle-orm';
import { viewerOf } from '../../access/viewer-conditions.ts';
import { deleteBatch } from '../../content/index.ts';
import { type Context, requireViewer } from '../../context.ts';
import { reactions } from '../../db/schema/index.ts';
import type { DomainEventOf } from '../../domain-events.ts';
import { ApiFailure } from '../../http/failure.ts';
import type { Progress } from '../../outbox/fan-out.ts';
import { accessOfStory, countLike, findStory, lockStories } from '../stories/index.ts';
import type { Target } from './writing.ts';

/**
 * Reads a story that the viewer likes or no longer likes. Stories can't be bookmarked, because they expire. Their likes
 * are not counted on the profile of the performer, where the number would fall every day.
 */
export async function readStoryTarget(context: Context, objectId: string, isSet: boolean): Promise<Target> {
  const { userId } = requireViewer(context);
  const row = await findStory(context.db, objectId, viewerOf(context));
  // The viewer cannot like a locked story. An earlier like can be removed.
  if (!row || (isSet && !accessOfStory(row, userId).isAllowed)) throw new ApiFailure('NOT_FOUND');
  const { performerId } = row.story;
  return {
    performerId,
    async lock({ tx }) {
      if ((await lockStories(tx, [objectId])).length === 0) throw new ApiFailure('NOT_FOUND');
    },
    async count(unit, _, step) {
      if (!(await countLike(unit.tx, objectId, step))) throw new ApiFailure('NOT_FOUND');
      if (step !== 0) {
        const type = isSet ? 'reaction-created' : 'reaction-deleted';
        unit.publish({ type, userId, action: 'like', objectType: 'story', objectId, performerId });
      }
      // Only the performer sees the number of likes.
      return isSet ? 1 : 0;
    },
  };
}

/** Deletes the next batch of the likes of a deleted story. */
export async function deleteLikesOfStory(
  context: Context,
  { storyId }: DomainEventOf<'story-deleted'>,
  progress: Progress,
): Promise<void> {
  const isOfStory = and(eq(reactions.objectType, 'story'), eq(reactions.objectId, storyId));
  await context.transaction(async ({ tx }) => {
    if (await deleteBatch(tx, reactions, reactions.id, isOfStory)) await progress.save(tx, storyId);
  });
}
