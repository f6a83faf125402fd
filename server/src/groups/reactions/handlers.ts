import type { ReactionRequest } from '@fanlight/sdk/models';
import { and, eq } from 'drizzle-orm';
import { viewerOf } from '../../access/standing.ts';
import { userChannel } from '../../channels/names.ts';
import { type ContentKind, countOnContent, findContent, lockContent } from '../../content/index.ts';
import { type Context, requireViewer } from '../../context.ts';
import type { HandlersOf } from '../../contract.ts';
import { reactions } from '../../db/schema/index.ts';
import { ApiFailure } from '../../http/failure.ts';
import { toPage, toPageRequest } from '../../http/paging.ts';
import type { Unit } from '../../unit.ts';
import { count, lockPerformer, readPerformer } from '../performers/index.ts';
import { listBookmarkRows, toBookmarks } from './bookmarks.ts';

/** The object of a reaction, and its counters. */
interface Target {
  performerId: string;
  /** Locks what counts the reactions, in the order of all transactions; throws `NOT_FOUND` when it is gone. */
  lock(unit: Unit): Promise<void>;
  count(unit: Unit, counter: 'totalLikes' | 'totalBookmarks', step: number): Promise<number>;
}

/** A performer: whom one likes or bookmarks counts nowhere but in the reactions themselves. */
async function readPerformerTarget(context: Context, id: string): Promise<Target> {
  const { userId } = requireViewer(context);
  await readPerformer(context.db, id, userId);
  return {
    performerId: id,
    async lock({ people }) {
      if (!people.has(id)) throw new ApiFailure('NOT_FOUND');
    },
    async count({ tx }, counter) {
      const action = counter === 'totalLikes' ? 'like' : 'bookmark';
      const here = and(eq(reactions.objectType, 'performer'), eq(reactions.objectId, id), eq(reactions.action, action));
      return tx.$count(reactions, here);
    },
  };
}

async function readContentTarget(
  context: Context,
  kind: ContentKind,
  { action, objectId }: ReactionRequest,
  isSet: boolean,
): Promise<Target> {
  const { userId } = requireViewer(context);
  const item = await findContent(context.db, kind, objectId, viewerOf(context));
  // What is locked, or only kept for who bought it, can be taken back, but not liked.
  if (!item || (isSet && !(item.isVisibleInLists && item.access.isAllowed))) throw new ApiFailure('NOT_FOUND');
  const { performerId } = item;
  return {
    performerId,
    async lock({ tx }) {
      if (action === 'like') await lockPerformer(tx, performerId);
      if (!(await lockContent(tx, kind, objectId))) throw new ApiFailure('NOT_FOUND');
    },
    async count(unit, counter, step) {
      const likes = action === 'like' && step !== 0 ? await count(unit.tx, performerId, 'totalLikes', step) : undefined;
      const counters = await countOnContent(unit.tx, kind, objectId, counter, step);
      if (!counters) throw new ApiFailure('NOT_FOUND');
      if (step === 0) return counters[counter];
      if (kind === 'feed')
        unit.emit(userChannel(performerId), 'feed/counters-updated', { feedId: objectId, ...counters });
      if (likes) unit.emit(userChannel(performerId), 'performer/counters-updated', likes);
      if (isSet) unit.publish({ type: 'reaction-created', userId, action, objectType: kind, objectId, performerId });
      return counters[counter];
    },
  };
}

/** Sets or takes back a reaction; what changes nothing counts nothing. */
async function change(context: Context, request: ReactionRequest, isSet: boolean) {
  const { action, objectType, objectId } = request;
  const { userId } = requireViewer(context);
  const target =
    objectType === 'performer'
      ? await readPerformerTarget(context, objectId)
      : await readContentTarget(context, objectType, request, isSet);
  return context.transaction(
    async (unit) => {
      const { tx, now } = unit;
      const mine = { userId, action, objectType, objectId };
      // A new row waits for nobody but the same person's other request; one that is deleted may be held by whoever deletes
      // the item, which holds the item before it.
      if (!isSet || objectType === 'performer') await target.lock(unit);
      const changed = isSet
        ? await tx
            .insert(reactions)
            .values({ id: unit.nextId(), ...mine, createdAt: now })
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
      const total = await target.count(unit, action === 'like' ? 'totalLikes' : 'totalBookmarks', step);
      return { data: { action, objectType, objectId, isSet, total } };
    },
    { ids: [target.performerId] },
  );
}

export const reactionsHandlers = {
  createReaction: (context, { body }) => change(context, body, true),
  deleteReaction: (context, { body }) => change(context, body, false),

  async listBookmarks(context, { params, query }) {
    const page = toPageRequest(query);
    const { rows, total } = await listBookmarkRows(context, params.type, page);
    const shown = toPage(rows, page, total, ({ id }) => id);
    return { data: { ...shown, data: await toBookmarks(context, shown.data) } };
  },
} satisfies HandlersOf<'reactions'>;
