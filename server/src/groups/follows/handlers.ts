import { type Context, requireViewer } from '../../context.ts';
import type { HandlersOf } from '../../contract.ts';
import { ApiFailure } from '../../http/failure.ts';
import { toPageRequest } from '../../http/paging.ts';
import { readPerformer } from '../performers/index.ts';
import { toFollows } from './present.ts';
import { type FollowSide, listFollows, setFollow } from './store.ts';

type ListQuery = Parameters<typeof toPageRequest>[0];

/**
 * Lists the viewer's follows.
 *
 * @param side - the viewer's side of the follows
 * @param other - the side that is presented
 */
async function presentList(context: Context, query: ListQuery, side: FollowSide, other: FollowSide) {
  const found = await listFollows(context.db, side, requireViewer(context).userId, toPageRequest(query));
  return { data: { ...found, data: await toFollows(context, found.data, other) } };
}

/** Follows or unfollows a performer. Idempotent. */
async function changeFollow(context: Context, performerId: string, isFollowed: boolean) {
  const { userId } = requireViewer(context);
  if (performerId === userId) throw new ApiFailure('OWN_ACCOUNT', { reason: 'CANNOT_FOLLOW_SELF' });
  const { performer } = await readPerformer(context.db, performerId, userId);
  const changedTotal = await context.transaction((unit) => setFollow(unit, userId, performerId, isFollowed), {
    requiredIds: [performerId],
  });
  return { data: { performerId, isFollowed, totalFollowers: changedTotal ?? performer.totalFollowers } };
}

export const followsHandlers = {
  followPerformer: (context, { params }) => changeFollow(context, params.id, true),
  unfollowPerformer: (context, { params }) => changeFollow(context, params.id, false),
  listFollowers: (context, { query }) => presentList(context, query, 'performerId', 'followerId'),
  listFollowing: (context, { query }) => presentList(context, query, 'followerId', 'performerId'),
} satisfies HandlersOf<'follows'>;
