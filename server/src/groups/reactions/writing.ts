import type { ReactionObjectType, ReactionRequest } from '@fanlight/sdk/models';
import { and, eq } from 'drizzle-orm';
import { userChannel } from '../../channels/names.ts';
import { type ContentKind, countOnContent, lockContent } from '../../content/index.ts';
import { reactions } from '../../db/schema/index.ts';
import { ApiFailure } from '../../http/failure.ts';
import type { Tx } from '../../ports/index.ts';
import type { Unit } from '../../unit.ts';
import { removeComments } from '../comments/index.ts';
import { changeCounter, lockPerformer } from '../performers/index.ts';

/** The object of a reaction: how it is locked, and how its reactions are counted. */
export interface Target {
  performerId: string;
  /**
   * Locks the object, whose row counts the reactions, by the lock order. Throws `NOT_FOUND` if the object was deleted.
   */
  lock(unit: Unit): Promise<void>;
  count(unit: Unit, counter: 'totalLikes' | 'totalBookmarks', step: number): Promise<number>;
}

/** A reaction to an item, a story or a performer. The group `comments` changes the likes of comments. */
export interface TargetRequest extends ReactionRequest {
  objectType: Exclude<ReactionObjectType, 'comment'>;
}

/** A reaction that a user sets or removes. */
interface ReactionChange extends TargetRequest {
  userId: string;
  isSet: boolean;
}

/** Creates the target for a performer. Its row has no counter, so the reactions are counted. */
export function performerTarget(id: string): Target {
  return {
    performerId: id,
    async lock({ people }) {
      if (!people.has(id)) throw new ApiFailure('NOT_FOUND');
    },
    async count({ tx }, counter) {
      const action = counter === 'totalLikes' ? 'like' : 'bookmark';
      const isReaction = and(
        eq(reactions.objectType, 'performer'),
        eq(reactions.objectId, id),
        eq(reactions.action, action),
      );
      return tx.$count(reactions, isReaction);
    },
  };
}

/** Creates the target for an item of a performer. Its row has counters of the reactions. */
export function contentTarget(
  kind: ContentKind,
  performerId: string,
  { userId, action, objectId, isSet }: ReactionChange,
): Target {
  return {
    performerId,
    async lock({ tx }) {
      if (action === 'like') await lockPerformer(tx, performerId);
      if (!(await lockContent(tx, kind, objectId))) throw new ApiFailure('NOT_FOUND');
    },
    async count(unit, counter, step) {
      const likes =
        action === 'like' && step !== 0 ? await changeCounter(unit.tx, performerId, 'totalLikes', step) : undefined;
      const counters = await countOnContent(unit.tx, kind, objectId, counter, step);
      if (!counters) throw new ApiFailure('NOT_FOUND');
      if (step === 0) return counters[counter];
      if (kind === 'feed')
        unit.emit(userChannel(performerId), 'feed/counters-updated', { feedId: objectId, ...counters });
      if (likes) unit.emit(userChannel(performerId), 'performer/counters-updated', likes);
      if (action === 'like') {
        const type = isSet ? 'reaction-created' : 'reaction-deleted';
        unit.publish({ type, userId, action, objectType: kind, objectId, performerId });
      }
      return counters[counter];
    },
  };
}

/**
 * Sets or removes a reaction. Idempotent. Returns how many reactions of this kind the object has.
 *
 * @throws {ApiFailure} `NOT_FOUND` if the object was deleted
 */
export async function changeReaction(
  unit: Unit,
  target: Target,
  { userId, action, objectType, objectId, isSet }: ReactionChange,
): Promise<number> {
  const { tx, now } = unit;
  const reactionKey = { userId, action, objectType, objectId };
  // A reaction to an item is inserted without an earlier lock, because the insert waits only for a concurrent request
  // of the same user. Before a removal the item is locked, in the same order as in a transaction that deletes the item
  // with its reactions.
  if (!isSet || objectType === 'performer') await target.lock(unit);
  const changed = isSet
    ? await tx
        .insert(reactions)
        .values({ id: unit.nextId(), ...reactionKey, createdAt: now })
        .onConflictDoNothing()
        .returning()
    : await tx
        .delete(reactions)
        .where(
          and(
            eq(reactions.objectType, objectType),
            eq(reactions.objectId, objectId),
            eq(reactions.action, action),
            eq(reactions.userId, userId),
          ),
        )
        .returning();
  const step = changed.length === 0 ? 0 : isSet ? 1 : -1;
  return target.count(unit, action === 'like' ? 'totalLikes' : 'totalBookmarks', step);
}

/**
 * Deletes the comments and the reactions of an item. Returns the number of its likes, and the files that the caller
 * must delete.
 */
export async function deleteCommentsAndReactions(
  tx: Tx,
  kind: ContentKind,
  id: string,
): Promise<{ likes: number; fileIds: (string | null)[] }> {
  const fileIds = await removeComments(tx, kind, id);
  const removed = await tx
    .delete(reactions)
    .where(and(eq(reactions.objectType, kind), eq(reactions.objectId, id)))
    .returning({ action: reactions.action });
  return { likes: removed.filter(({ action }) => action === 'like').length, fileIds };
}
