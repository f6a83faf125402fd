import { type Context, requireViewer } from '../../context.ts';
import type { HandlersOf } from '../../contract.ts';
import { ApiFailure } from '../../http/failure.ts';
import { toPageRequest } from '../../http/paging.ts';
import { columnTexts, dayOf, exportFans, readFans, toExportPage } from '../fans/index.ts';
import { readPerformer } from '../performers/index.ts';
import { toFollows } from './present.ts';
import { listFollows, readFollows, setFollow } from './store.ts';

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

  async listFollowers(context, { query }) {
    const { userId } = requireViewer(context);
    const of = { userId, side: 'performerId', list: query.list } as const;
    const found = await listFollows(context.db, of, toPageRequest(query));
    const fanIds = found.data.map(({ followerId }) => followerId);
    const fanOf = await readFans(context.db, userId, fanIds);
    return { data: { ...found, data: await toFollows(context, found.data, 'followerId', fanOf) } };
  },

  async listFollowing(context, { query }) {
    const of = { userId: requireViewer(context).userId, side: 'followerId' } as const;
    const found = await listFollows(context.db, of, toPageRequest(query));
    return { data: { ...found, data: await toFollows(context, found.data, 'performerId') } };
  },

  async exportFollowers(context, { query: { sort = 'desc', list } }) {
    const { userId } = requireViewer(context);
    const of = { userId, side: 'performerId', list } as const;
    return exportFans(context, userId, {
      name: 'followers',
      sort,
      async read(page) {
        const rows = await readFollows(context.db, of, page);
        return toExportPage(rows, page, ({ id }) => id);
      },
      userIdOf: ({ followerId }) => followerId,
      columns: [columnTexts[context.locale].since],
      cellsOf: ({ createdAt }) => [dayOf(createdAt)],
    });
  },
} satisfies HandlersOf<'follows'>;
