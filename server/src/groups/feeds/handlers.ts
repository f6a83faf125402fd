import type { Feed } from '@fanlight/sdk/models';
import { and, eq, sql } from 'drizzle-orm';
import { readerOf } from '../../access/standing.ts';
import { type Context, requireViewer } from '../../context.ts';
import type { HandlersOf } from '../../contract.ts';
import { feeds, follows } from '../../db/schema/index.ts';
import { ApiFailure } from '../../http/failure.ts';
import { toPage, toPageRequest } from '../../http/paging.ts';
import { takePicture } from '../files/index.ts';
import { readPerformer } from '../performers/index.ts';
import { toFeedFile, toFeeds } from './present.ts';
import { type FeedRow, findFeed, listBookmarked, listFeeds, readFeedFiles } from './store.ts';
import { deleteFeed, insertFeed, updateFeed } from './writing.ts';

async function readFeed(context: Context, id: string): Promise<FeedRow> {
  const row = await findFeed(context.db, id, readerOf(context));
  if (!row) throw new ApiFailure('NOT_FOUND');
  return row;
}

async function present(context: Context, id: string): Promise<{ data: Feed }> {
  const [feed] = await toFeeds(context, [await readFeed(context, id)]);
  if (!feed) throw new ApiFailure('NOT_FOUND');
  return { data: feed };
}

/** A post of the viewer's own (`x-access: owner`). */
async function readOwn(context: Context, id: string): Promise<FeedRow> {
  const row = await readFeed(context, id);
  if (row.feed.performerId !== requireViewer(context).userId) throw new ApiFailure('FORBIDDEN');
  return row;
}

type ListQuery = Parameters<typeof toPageRequest>[0];

async function list(context: Context, query: ListQuery, where: ReturnType<typeof and>) {
  const page = toPageRequest(query);
  const { rows, total } = await listFeeds(context.db, readerOf(context), where ?? sql`true`, page);
  const shown = toPage(
    rows,
    page,
    total,
    ({ feed }) => feed.publishedId,
    (row) => row,
  );
  return { data: { ...shown, data: await toFeeds(context, shown.data) } };
}

export const feedsHandlers = {
  async uploadFeedPhoto(context, { form }) {
    const file = await takePicture(context, form, 'photo', requireViewer(context).userId, 'feed-photo');
    return { data: await toFeedFile(context.ports, { ...file, alt: '' }, true) };
  },

  async createFeed(context, { body }) {
    const { userId } = requireViewer(context);
    const draft = { text: body.text, audience: body.audience, files: body.files ?? [] };
    return present(context, await context.transaction((unit) => insertFeed(unit, userId, draft)));
  },

  listMyFeeds(context, { query }) {
    const mine = eq(feeds.performerId, requireViewer(context).userId);
    const words = query.q ? sql`${feeds.text} ilike ${`%${query.q.replaceAll(/[\\%_]/g, '\\$&')}%`}` : undefined;
    return list(context, query, and(mine, words));
  },

  async getMyFeed(context, { params }) {
    await readOwn(context, params.id);
    return present(context, params.id);
  },

  async updateFeed(context, { params, body }) {
    const { feed } = await readOwn(context, params.id);
    const files = (await readFeedFiles(context.db, [feed.id])).get(feed.id) ?? [];
    const kept = files.map(({ id, alt }) => ({ fileId: id, alt }));
    const draft = { text: feed.text, audience: feed.audience, files: kept, ...body };
    await context.transaction((unit) => updateFeed(unit, feed.performerId, feed.id, draft));
    return present(context, params.id);
  },

  async deleteFeed(context, { params }) {
    const { feed } = await readOwn(context, params.id);
    await context.transaction((unit) => deleteFeed(unit, feed.performerId, feed.id));
    return { data: { success: true } };
  },

  listFeeds(context, { query }) {
    const { userId } = requireViewer(context);
    const followed = sql`${feeds.performerId} in (
      select ${follows.performerId} from ${follows} where ${follows.followerId} = ${userId} union all select ${userId})`;
    return list(context, query, followed);
  },

  async listPerformerFeeds(context, { params, query }) {
    const { user } = await readPerformer(context.db, params.username, readerOf(context));
    return list(context, query, eq(feeds.performerId, user.id));
  },

  getFeed: (context, { params }) => present(context, params.id),

  async listBookmarkedFeeds(context, { query }) {
    const page = toPageRequest(query);
    const { rows, total } = await listBookmarked(context.db, readerOf(context), page);
    const shown = toPage(
      rows,
      page,
      total,
      ({ reactionId }) => reactionId,
      (row) => row,
    );
    return { data: { ...shown, data: await toFeeds(context, shown.data) } };
  },
} satisfies HandlersOf<'feeds'>;
