import type { Audience, FeedFileInput, FeedRequestedStatus } from '@fanlight/sdk/models';
import { and, eq, notInArray } from 'drizzle-orm';
import { userChannel } from '../../channels/names.ts';
import { hashtagsOf, isSold } from '../../content/index.ts';
import { feedFiles, feedPolls, feeds } from '../../db/schema/index.ts';
import { ApiFailure, fieldFailure } from '../../http/failure.ts';
import type { Unit } from '../../unit.ts';
import { attachFile, type Purpose, readFiles, releaseFiles, requireUsable } from '../files/index.ts';
import { changeCounter, lockPerformer } from '../performers/index.ts';
import { deleteCommentsAndReactions } from '../reactions/index.ts';
import { restoreExpired } from './expiry.ts';
import { storeHashtags } from './hashtags.ts';
import { checkPoll } from './polls.ts';
import { publish } from './publishing.ts';
import { checkExpiryTime, checkPrice, checkPublishTime, wasPublished } from './rules.ts';

/** The fields of a post that change. Undefined fields keep their values. */
export interface FeedChanges {
  text?: string | undefined;
  audience?: Audience | undefined;
  files?: FeedFileInput[] | undefined;
  /** Hundredths of a token; null if the post is not for sale. */
  price?: number | null | undefined;
  thumbnailId?: string | null | undefined;
  teaserId?: string | null | undefined;
  /** The id of a poll that no other post uses. */
  pollId?: string | null | undefined;
  status?: FeedRequestedStatus | undefined;
  publishAt?: Date | null | undefined;
  expiresAt?: Date | null | undefined;
}

type Row = typeof feeds.$inferSelect;

/** The purposes of the files that a post can have. */
const feedMedia: Purpose[] = ['feed-photo', 'feed-video', 'feed-audio'];

/** Replaces the files of a post, and releases those that the post no longer uses. */
async function writeFiles(unit: Unit, { id: feedId, performerId }: Row, inputs: FeedFileInput[]) {
  const { tx, now } = unit;
  const ids = inputs.map(({ fileId }) => fileId);
  if (new Set(ids).size !== ids.length) throw fieldFailure('VALIDATION_FAILED', 'files', 'DUPLICATE_FILE');
  const present = await tx.select({ fileId: feedFiles.fileId }).from(feedFiles).where(eq(feedFiles.feedId, feedId));
  const presentIds = new Set(present.map(({ fileId }) => fileId));
  const rows = await readFiles(tx, ids);
  // A file that the post already has may be unfinished or have failed.
  for (const [at, id] of ids.entries())
    if (!presentIds.has(id)) requireUsable(rows.get(id), performerId, feedMedia, `files.${at}.fileId`);
  const removed = await tx
    .delete(feedFiles)
    .where(and(eq(feedFiles.feedId, feedId), ids.length > 0 ? notInArray(feedFiles.fileId, ids) : undefined))
    .returning({ fileId: feedFiles.fileId });
  await tx.delete(feedFiles).where(eq(feedFiles.feedId, feedId));
  await releaseFiles(
    unit,
    removed.map(({ fileId }) => fileId),
  );
  if (inputs.length === 0) return;
  await tx
    .insert(feedFiles)
    .values(inputs.map(({ fileId, alt }, position) => ({ feedId, position, fileId, alt: alt.trim() })));
  for (const id of ids.toSorted()) await attachFile(tx, id, now);
}

/** Replaces the thumbnail or teaser of a post, and releases the previous file. */
async function writeThumbnailOrTeaser(unit: Unit, row: Row, kind: 'thumbnail' | 'teaser', fileId: string | null) {
  const column = kind === 'thumbnail' ? 'thumbnailFileId' : 'teaserFileId';
  const before = row[column];
  if (before === fileId) return;
  if (fileId) {
    const file = (await readFiles(unit.tx, [fileId])).get(fileId);
    requireUsable(file, row.performerId, [`feed-${kind}`], `${kind}Id`);
    await attachFile(unit.tx, fileId, unit.now);
  }
  await unit.tx
    .update(feeds)
    .set({ [column]: fileId })
    .where(eq(feeds.id, row.id));
  await releaseFiles(unit, [before]);
}

/** Replaces the poll of a post, and deletes the previous poll. A published post keeps its poll. */
async function writePoll({ tx }: Unit, { id, performerId, status, pollId: before }: Row, pollId: string | null) {
  if (pollId === before) return;
  if (wasPublished(status)) throw fieldFailure('VALIDATION_FAILED', 'pollId', 'POLL_PUBLISHED');
  if (pollId) await checkPoll(tx, performerId, pollId);
  await tx.update(feeds).set({ pollId }).where(eq(feeds.id, id));
  if (before) await tx.delete(feedPolls).where(eq(feedPolls.id, before));
}

/** Checks that a post has content. */
async function requireContent({ tx }: Unit, { id, text, pollId }: Row) {
  if (text !== '' || pollId) return;
  if ((await tx.$count(feedFiles, eq(feedFiles.feedId, id))) === 0)
    throw fieldFailure('VALIDATION_FAILED', 'text', 'POST_EMPTY');
}

/** Writes changes to a post whose row is new or locked. */
async function writeChanges(unit: Unit, row: Row, changes: FeedChanges): Promise<Row> {
  const { tx, now } = unit;
  const { files: inputs, thumbnailId, teaserId, pollId, ...rest } = changes;
  const { text = row.text, audience = row.audience, price = row.price, status = row.status } = rest;
  const values = { text: text.trim(), audience, price, status };
  const publishAt = checkPublishTime(row, status, changes.publishAt, now);
  const expiresAt = checkExpiryTime(row, { status, publishAt }, changes.expiresAt, now);
  checkPrice(values);
  const [written] = await tx
    .update(feeds)
    .set({
      ...values,
      // `publish` sets the status `published`.
      status: status === 'published' ? row.status : status,
      publishAt,
      expiresAt,
      // This change may fix the cause of a failure, so the publication and the expiry are retried without delay.
      publishRetryAt: null,
      expiryRetryAt: null,
      hashtags: hashtagsOf(values.text),
      updatedAt: now,
    })
    .where(eq(feeds.id, row.id))
    .returning();
  if (!written) throw new ApiFailure('NOT_FOUND');
  if (wasPublished(row.status)) await storeHashtags(unit, written.hashtags);
  if (inputs) await writeFiles(unit, row, inputs);
  if (thumbnailId !== undefined) await writeThumbnailOrTeaser(unit, row, 'thumbnail', thumbnailId);
  if (teaserId !== undefined) await writeThumbnailOrTeaser(unit, row, 'teaser', teaserId);
  if (pollId !== undefined) await writePoll(unit, row, pollId);
  await requireContent(unit, { ...written, pollId: pollId === undefined ? row.pollId : pollId });
  if (written.status === 'expired') return restoreExpired(unit, written);
  return status === 'published' ? publish(unit, written) : written;
}

/** Creates a post; returns its id. */
export async function insertFeed(
  unit: Unit,
  performerId: string,
  draft: FeedChanges & { text: string; audience: Audience },
): Promise<string> {
  const { tx, now } = unit;
  await lockPerformer(tx, performerId);
  const id = unit.nextId();
  const { audience } = draft;
  const empty = { id, publishedId: id, performerId, status: 'draft' as const, text: '', audience, hashtags: [] };
  const [row] = await tx
    .insert(feeds)
    .values({ ...empty, createdAt: now, updatedAt: now })
    .returning();
  if (!row) throw new ApiFailure('INTERNAL');
  await writeChanges(unit, row, { ...draft, status: draft.status ?? 'published' });
  return id;
}

/** Locks a post. Locks its performer first, because the performer's row counts posts and likes. */
export async function lockFeed({ tx }: Unit, performerId: string, feedId: string): Promise<Row> {
  await lockPerformer(tx, performerId);
  const [row] = await tx.select().from(feeds).where(eq(feeds.id, feedId)).for('update');
  if (!row || row.deletedAt) throw new ApiFailure('NOT_FOUND');
  return row;
}

export async function updateFeed(unit: Unit, performerId: string, feedId: string, changes: FeedChanges): Promise<void> {
  await writeChanges(unit, await lockFeed(unit, performerId, feedId), changes);
}

/** Deletes a post with its comments and reactions. The row of a sold post stays for the buyers (rules A4, M4). */
export async function deleteFeed(unit: Unit, performerId: string, feedId: string): Promise<void> {
  const { tx, now } = unit;
  const feed = await lockFeed(unit, performerId, feedId);
  const { likes, fileIds } = await deleteCommentsAndReactions(tx, 'feed', feedId);
  if (await isSold(tx, 'feed', feedId)) {
    await tx
      .update(feeds)
      .set({ deletedAt: now, pinnedAt: null, totalLikes: 0, totalBookmarks: 0, totalComments: 0 })
      .where(eq(feeds.id, feedId));
    await releaseFiles(unit, fileIds);
  } else {
    const ownFiles = await tx.delete(feedFiles).where(eq(feedFiles.feedId, feedId)).returning({ id: feedFiles.fileId });
    await tx.delete(feeds).where(eq(feeds.id, feedId));
    if (feed.pollId) await tx.delete(feedPolls).where(eq(feedPolls.id, feed.pollId));
    await releaseFiles(unit, [...ownFiles.map(({ id }) => id), ...fileIds, feed.thumbnailFileId, feed.teaserFileId]);
  }
  await changeCounter(tx, performerId, 'totalLikes', -likes);
  if (feed.status !== 'published') return;
  unit.emit(
    userChannel(performerId),
    'performer/counters-updated',
    await changeCounter(tx, performerId, 'totalFeeds', -1),
  );
}
