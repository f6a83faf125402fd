import type { Feed, FeedFile, FeedPoll } from '@fanlight/sdk/models';
import type { Context } from '../../context.ts';
import { fromHundredths } from '../../ledger/money.ts';
import type { Ports } from '../../ports/index.ts';
import { type FileRow, fileUrl, optionalFileUrl } from '../files/index.ts';
import { readPolls } from './polls.ts';
import { teaserOf } from './rules.ts';
import { type FeedFileRow, type FeedRow, readFeedFiles, verdictOfFeed } from './store.ts';

/** A file of a post; locked ones carry the blurred preview and no other address (rule A2). */
export async function toFeedFile(ports: Ports, file: FileRow & { alt: string }, isAllowed: boolean): Promise<FeedFile> {
  const [url, thumbnail] = isAllowed
    ? await Promise.all([fileUrl(ports, file.id, 'display'), fileUrl(ports, file.id, 'thumbnail')])
    : [null, null];
  return {
    _id: file.id,
    type: 'feed-photo',
    url,
    thumbnails: thumbnail ? [thumbnail] : [],
    preview: file.preview,
    width: file.width,
    height: file.height,
    alt: file.alt,
  };
}

async function toFeed(
  { ports, viewer }: Context,
  row: FeedRow,
  fileRows: FeedFileRow[],
  poll: FeedPoll | undefined,
): Promise<Feed> {
  const { feed, author } = row;
  const verdict = verdictOfFeed(row, viewer?.userId ?? null);
  const files = await Promise.all(fileRows.map((file) => toFeedFile(ports, file, verdict.isAllowed)));
  const text = verdict.isAllowed ? feed.text : teaserOf(feed.text);
  const [first] = files;
  return {
    _id: feed.id,
    performer: {
      _id: author.id,
      name: author.name,
      username: author.username,
      avatar: await optionalFileUrl(ports, author.avatarFileId, 'thumbnail'),
      isPerformer: true,
      isVerified: true,
    },
    text,
    isTeaser: text !== feed.text,
    status: feed.status,
    publishAt: feed.publishAt?.toISOString() ?? null,
    audience: feed.audience,
    price: feed.price === null ? null : fromHundredths(feed.price),
    access: { ...verdict, price: verdict.price === null ? null : fromHundredths(verdict.price) },
    files,
    thumbnail: first ? { url: first.thumbnails[0] ?? null } : null,
    poll: (verdict.isAllowed && poll) || null,
    hashtags: feed.hashtags,
    totalLikes: feed.totalLikes,
    totalComments: feed.totalComments,
    totalBookmarks: feed.totalBookmarks,
    isLiked: row.isLiked,
    isBookmarked: row.isBookmarked,
    isOwn: feed.performerId === viewer?.userId,
    createdAt: feed.createdAt.toISOString(),
    updatedAt: feed.updatedAt.toISOString(),
  };
}

/** Posts as their reader may see them; three queries for any number of posts. */
export async function toFeeds(context: Context, rows: FeedRow[]): Promise<Feed[]> {
  const { db, viewer, ports } = context;
  const feedIds = rows.map(({ feed }) => feed.id);
  const pollIds = rows.flatMap(({ feed }) => feed.pollId ?? []);
  const files = await readFeedFiles(db, feedIds);
  const polls = await readPolls(db, pollIds, viewer?.userId ?? null, ports.clock.now());
  return Promise.all(
    rows.map((row) => toFeed(context, row, files.get(row.feed.id) ?? [], polls.get(row.feed.pollId ?? ''))),
  );
}
