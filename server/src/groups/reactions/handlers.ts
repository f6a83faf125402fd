import type { ReactionRequest } from '@fanlight/sdk/models';
import { viewerOf } from '../../access/viewer-conditions.ts';
import { findContent } from '../../content/index.ts';
import { type Context, requireViewer } from '../../context.ts';
import type { HandlersOf } from '../../contract.ts';
import { ApiFailure, fieldFailure } from '../../http/failure.ts';
import { toPageRequest } from '../../http/paging.ts';
import { changeCommentLike } from '../comments/index.ts';
import { readPerformer } from '../performers/index.ts';
import { toBookmarks } from './present.ts';
import { listBookmarks } from './store.ts';
import { readStoryTarget } from './stories.ts';
import { changeReaction, contentTarget, performerTarget, type Target, type TargetRequest } from './writing.ts';

/** Reads the object of a reaction that the viewer sets or removes. */
async function readTarget(context: Context, request: TargetRequest, isSet: boolean): Promise<Target> {
  const { userId } = requireViewer(context);
  const { objectType, objectId } = request;
  if (objectType === 'performer') {
    await readPerformer(context.db, objectId, userId);
    return performerTarget(objectId);
  }
  if (objectType === 'story') return readStoryTarget(context, objectId, isSet);
  const item = await findContent(context.db, objectType, objectId, viewerOf(context));
  // The viewer cannot like an item that is locked, or visible only because the viewer bought it. Earlier reactions can
  // be removed.
  if (!item || (isSet && !(item.isVisibleInLists && item.access.isAllowed))) throw new ApiFailure('NOT_FOUND');
  return contentTarget(objectType, item.performerId, { ...request, userId, isSet });
}

async function changeTotal(context: Context, request: ReactionRequest, isSet: boolean): Promise<number> {
  const { action, objectType, objectId } = request;
  if (action !== 'like' && (objectType === 'comment' || objectType === 'story'))
    throw fieldFailure('VALIDATION_FAILED', 'action', 'NOT_ALLOWED', { values: 'like' });
  if (objectType === 'comment') return changeCommentLike(context, objectId, isSet);
  const change = { action, objectType, objectId };
  const target = await readTarget(context, change, isSet);
  const { userId } = requireViewer(context);
  return context.transaction((unit) => changeReaction(unit, target, { ...change, userId, isSet }), {
    requiredIds: [target.performerId],
  });
}

async function change(context: Context, request: ReactionRequest, isSet: boolean) {
  const { action, objectType, objectId } = request;
  const total = await changeTotal(context, request, isSet);
  return { data: { action, objectType, objectId, isSet, total } };
}

export const reactionsHandlers = {
  createReaction: (context, { body }) => change(context, body, true),
  deleteReaction: (context, { body }) => change(context, body, false),

  async listBookmarks(context, { params, query }) {
    const found = await listBookmarks(context.db, viewerOf(context), params.type, toPageRequest(query));
    return { data: { ...found, data: await toBookmarks(context, found.data) } };
  },
} satisfies HandlersOf<'reactions'>;
