import type { ReactionRequest } from '@fanlight/sdk/models';
import { and, eq } from 'drizzle-orm';
import { readerOf } from '../../access/standing.ts';
import { countOnContent, findContent } from '../../content/index.ts';
import { type Context, requireViewer } from '../../context.ts';
import type { HandlersOf } from '../../contract.ts';
import { reactions } from '../../db/schema/index.ts';
import { ApiFailure } from '../../http/failure.ts';
import { count } from '../performers/index.ts';

/** Sets or takes back a reaction; what changes nothing counts nothing. */
async function change(context: Context, { action, objectType, objectId }: ReactionRequest, isSet: boolean) {
  const { userId } = requireViewer(context);
  // A performer can't be reacted to yet.
  const item =
    objectType === 'performer' ? undefined : await findContent(context.db, objectType, objectId, readerOf(context));
  // What is locked can be taken back, but not liked unseen.
  if (!item || (isSet && !item.verdict.isAllowed)) throw new ApiFailure('NOT_FOUND');
  const { kind, performerId } = item;
  return context.transaction(async (unit) => {
    const { tx, now } = unit;
    const mine = { userId, action, objectType, objectId };
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
    const counter = action === 'like' ? 'totalLikes' : 'totalBookmarks';
    const step = changed.length === 0 ? 0 : isSet ? 1 : -1;
    const counters = await countOnContent(tx, kind, objectId, counter, step);
    if (!counters) throw new ApiFailure('NOT_FOUND');
    if (step !== 0) {
      if (kind === 'feed') await unit.emit(performerId, 'feed/counters-updated', { feedId: objectId, ...counters });
      if (action === 'like') {
        await unit.emit(performerId, 'performer/counters-updated', await count(tx, performerId, 'totalLikes', step));
      }
      if (isSet && kind === 'feed')
        await unit.publish({ type: 'reaction-created', userId, action, feedId: objectId, performerId });
    }
    return { data: { action, objectType, objectId, isSet, total: counters[counter] } };
  });
}

export const reactionsHandlers = {
  createReaction: (context, { body }) => change(context, body, true),
  deleteReaction: (context, { body }) => change(context, body, false),
} satisfies HandlersOf<'reactions'>;
