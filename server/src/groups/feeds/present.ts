import type { Feed, FeedFile, FeedFileType, FeedPoll, FeedStatus } from '@fanlight/sdk/models';
import { toAccess } from '../../access/to-access.ts';
import { readMentions, readSales, type ToMentions, teaserOf } from '../../content/index.ts';
import type { Context } from '../../context.ts';
import { fromHundredths } from '../../ledger/money.ts';
import type { Ports } from '../../ports/index.ts';
import { type FileRow, fileUrl, readFiles, toAdaptive, toCaptions, toTeaser } from '../files/index.ts';
import { toUserSummary } from '../users/index.ts';
import { readPolls } from './polls.ts';
import { accessOfFeed, type FeedFileRow, type FeedRow, readFeedFiles } from './store.ts';

interface FileAccess {
  isAllowed: boolean;
  isOwner: boolean;
}

/** The type of a post's file. A file of the media library may have been uploaded for another purpose (rule F4). */
const typeOfKind: Partial<Record<FileRow['kind'], FeedFileType>> = {
  picture: 'feed-photo',
  video: 'feed-video',
  audio: 'feed-audio',
};

/** Presents a file of a post. A locked or unprocessed file has a blurred preview and no URL (rules A2, F3). */
export function toFeedFile(
  ports: Ports,
  file: FileRow & { alt: string },
  { isAllowed, isOwner }: FileAccess,
): FeedFile {
  const isAvailable = isAllowed && file.status === 'ready';
  return {
    _id: file.id,
    type: typeOfKind[file.kind] ?? 'feed-photo',
    url: isAvailable ? fileUrl(ports, file.id, 'display') : null,
    thumbnails: isAvailable && file.thumbnailBytes > 0 ? [fileUrl(ports, file.id, 'thumbnail')] : [],
    preview: file.preview || null,
    status: file.status,
    reason: isOwner ? file.reason : null,
    duration: file.duration,
    captions: toCaptions(ports, file, isAvailable),
    ...toAdaptive(ports, file, isAvailable),
    width: file.width,
    height: file.height,
    alt: file.alt,
  };
}

/**
 * Presents the thumbnail that the performer uploaded. If there is none, presents the thumbnail of the post's first
 * file.
 */
function toThumbnail(ports: Ports, thumbnailFileId: string | null, isAllowed: boolean, [firstFile]: FeedFile[]) {
  if (thumbnailFileId) return { url: isAllowed ? fileUrl(ports, thumbnailFileId, 'thumbnail') : null };
  return firstFile ? { url: firstFile.thumbnails[0] ?? null } : null;
}

/** The status of a post. A post is expired from its time on, even if the job has not marked it yet. */
const statusOf = ({ status, expiresAt }: FeedRow['feed'], now: Date): FeedStatus =>
  status === 'published' && expiresAt !== null && expiresAt <= now ? 'expired' : status;

function toFeed(
  { ports, viewer }: Context,
  row: FeedRow,
  fileRows: FeedFileRow[],
  { teaser, poll, toMentions }: { teaser: FileRow | undefined; poll: FeedPoll | undefined; toMentions: ToMentions },
): Feed {
  const { feed, author } = row;
  const decision = accessOfFeed(row, viewer?.userId ?? null);
  const isOwner = feed.performerId === viewer?.userId;
  const fileAccess = { isAllowed: decision.isAllowed, isOwner };
  const files = fileRows.map((file) => toFeedFile(ports, file, fileAccess));
  const text = decision.isAllowed ? feed.text : teaserOf(feed.text);
  return {
    _id: feed.id,
    performer: toUserSummary(ports, author),
    text,
    isTeaser: text !== feed.text,
    status: statusOf(feed, ports.clock.now()),
    publishAt: feed.publishAt?.toISOString() ?? null,
    expiresAt: (isOwner && feed.expiresAt?.toISOString()) || null,
    audience: feed.audience,
    price: feed.price === null ? null : fromHundredths(feed.price),
    access: toAccess(decision),
    files,
    thumbnail: toThumbnail(ports, feed.thumbnailFileId, decision.isAllowed, files),
    teaser: teaser && (isOwner || teaser.status === 'ready') ? toTeaser(ports, teaser) : null,
    poll: (decision.isAllowed && poll) || null,
    hashtags: feed.hashtags,
    ...toMentions(text),
    totalLikes: feed.totalLikes,
    totalComments: feed.totalComments,
    totalBookmarks: feed.totalBookmarks,
    isLiked: row.isLiked,
    isBookmarked: row.isBookmarked,
    isOwn: isOwner,
    isPinned: feed.pinnedAt !== null,
    createdAt: feed.createdAt.toISOString(),
    updatedAt: feed.updatedAt.toISOString(),
  };
}

/** Adds the sales of posts, which only their performer may see. */
export async function withSales({ db }: Context, feeds: Feed[]): Promise<Feed[]> {
  const ids = feeds.map(({ _id }) => _id);
  const salesById = await readSales(db, 'feed', ids);
  return feeds.map((feed) => {
    const { total, net } = salesById.get(feed._id) ?? { total: 0, net: 0 };
    return { ...feed, sales: { total, net: fromHundredths(net) } };
  });
}

/** Presents posts to the viewer. Reads the files, polls and teasers of all posts with one query each. */
export async function toFeeds(context: Context, rows: FeedRow[]): Promise<Feed[]> {
  const { db, viewer, ports } = context;
  const feedIds = rows.map(({ feed }) => feed.id);
  const pollIds = rows.flatMap(({ feed }) => feed.pollId ?? []);
  const teaserIds = rows.map(({ feed }) => feed.teaserFileId);
  const [files, polls, teasers, toMentions] = await Promise.all([
    readFeedFiles(db, feedIds),
    readPolls(db, pollIds, viewer?.userId ?? null, ports.clock.now()),
    readFiles(db, teaserIds),
    readMentions(
      context,
      rows.map(({ feed }) => feed.text),
    ),
  ]);
  return rows.map((row) => {
    const { id, pollId, teaserFileId } = row.feed;
    const attachments = { teaser: teasers.get(teaserFileId ?? ''), poll: polls.get(pollId ?? ''), toMentions };
    return toFeed(context, row, files.get(id) ?? [], attachments);
  });
}
