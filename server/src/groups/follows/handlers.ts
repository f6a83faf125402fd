import { type Context, requireViewer } from '../../context.ts';
import type { HandlersOf } from '../../contract.ts';
import { ApiFailure } from '../../http/failure.ts';
import { toPageRequest } from '../../http/paging.ts';
import { readPerformer } from '../performers/index.ts';
import { toFollows } from './present.ts';
import { type FollowSide, listFollows, setFollow } from './store.ts';

type ListQuery = Parameters<typeof toPageRequest>[0];

/** Lists the viewer's follows, as follower or as performer; `other` is the party that is shown. */
async function list(context: Context, query: ListQuery, side: FollowSide, other: FollowSide) {
  const found = await listFollows(context.db, side, requireViewer(context).userId, toPageRequest(query));
  return { data: { ...found, data: await toFollows(context, found.data, other) } };
}

/** Follows or unfollows. Idempotent. */
async function change(context: Context, performerId: string, isFollowed: boolean) {
  const { userId } = requireViewer(context);
  if (performerId === userId) throw new ApiFailure('OWN_ACCOUNT', { reason: 'CANNOT_FOLLOW_SELF' });
  const { performer } = await readPerformer(context.db, performerId, userId);
  const counted = await context.transaction((unit) => setFollow(unit, userId, performerId, isFollowed), {
    ids: [performerId],
  });
  return { data: { performerId, isFollowed, totalFollowers: counted ?? performer.totalFollowers } };
}

export const followsHandlers = {
  followPerformer: (context, { params }) => change(context, params.id, true),
  unfollowPerformer: (context, { params }) => change(context, params.id, false),
  listFollowers: (context, { query }) => list(context, query, 'performerId', 'followerId'),
  listFollowing: (context, { query }) => list(context, query, 'followerId', 'performerId'),
} satisfies HandlersOf<'follows'>;
