import type { Audience, FeedFileInput, FeedStatus } from '@fanlight/sdk/models';
import { and, eq, notInArray } from 'drizzle-orm';
import { userChannel } from '../../channels/names.ts';
import { hashtagsOf, isSold } from '../../content/index.ts';
import { feedFiles, feedPolls, feeds } from '../../db/schema/index.ts';
import { ApiFailure, fieldFailure } from '../../http/failure.ts';

import type { Unit } from '../../unit.ts';
import { attachFile, deleteFiles } from '../files/index.ts';
import { count, lockPerformer } from '../performers/index.ts';
import { deleteCommentsAndReactions } from '../reactions/index.ts';

import { checkPoll } from './polls.ts';

import { publish } from './publishing.ts';
import { checkPrice, checkTimes } from './rules.ts';
import { findUsableFiles, isFreeFile } from './store.ts';

/** Fields of a post; undefined ones are unchanged. */
export interface FeedChanges {
  text?: string | undefined;
  audience?: Audience | undefined;
  files?: FeedFileInput[] | undefined;
  /** In hundredths; null if the post is not for sale. */
  price?: number | null | undefined;
  thumbnailId?: string | null | undefined;
  teaserId?: string | null | undefined;
  /** A poll of the performer that no other post uses. */
  pollId?: string | null | undefined;
  status?: FeedStatus | undefined;
  publishAt?: Date | null | undefined;
}

type Row = typeof feeds.$inferSelect;

/** Sets the files of a post; files that it no longer uses are deleted. */
async function writeFiles(unit: Unit, { id: feedId, performerId }: Row, inputs: FeedFileInput[]) {
  const { tx, now } = unit;
  const ids = inputs.map(({ fileId }) => fileId);
  if (new Set(ids).size !== ids.length) throw fieldFailure('VALIDATION_FAILED', 'files', 'DUPLICATE_FILE');
  const usable = await findUsableFiles(tx, performerId, ids, feedId);
  const missing = ids.findIndex((id) => !usable.has(id));
  if (missing >= 0) throw fieldFailure('VALIDATION_FAILED', `files.${missing}.fileId`, 'FILE_MISSING');
  const removed = await tx
    .delete(feedFiles)
    .where(and(eq(feedFiles.feedId, feedId), ids.length > 0 ? notInArray(feedFiles.fileId, ids) : undefined))
    .returning({ fileId: feedFiles.fileId });
  await tx.delete(feedFiles).where(eq(feedFiles.feedId, feedId));
  await deleteFiles(
    unit,
    removed.map(({ fileId }) => fileId),
  );
  if (inputs.length === 0) return;
  await tx
    .insert(feedFiles)
    .values(inputs.map(({ fileId, alt }, position) => ({ feedId, position, fileId, alt: alt.trim() })));
  for (const id of ids.toSorted()) await attachFile(tx, id, now);
}

/** Sets the thumbnail or teaser of a post, and deletes the previous one. */
async function writeBeside(unit: Unit, row: Row, which: 'thumbnail' | 'teaser', fileId: string | null) {
  const column = which === 'thumbnail' ? 'thumbnailFileId' : 'teaserFileId';
  const before = row[column];
  if (before === fileId) return;
  if (fileId) {
    if (!(await isFreeFile(unit.tx, row.performerId, fileId, `feed-${which}`)))
      throw fieldFailure('VALIDATION_FAILED', `${which}Id`, 'FILE_MISSING');
    await attachFile(unit.tx, fileId, unit.now);
  }
  await unit.tx
    .update(feeds)
    .set({ [column]: fileId })
    .where(eq(feeds.id, row.id));
  await deleteFiles(unit, [before]);
}

/** Sets the poll of a post, and deletes the previous one. The poll of a published post cannot change. */
async function writePoll({ tx }: Unit, { id, performerId, status, pollId: before }: Row, pollId: string | null) {
  if (pollId === before) return;
  if (status === 'published') throw fieldFailure('VALIDATION_FAILED', 'pollId', 'POLL_PUBLISHED');
  if (pollId) await checkPoll(tx, performerId, pollId);
  await tx.update(feeds).set({ pollId }).where(eq(feeds.id, id));
  if (before) await tx.delete(feedPolls).where(eq(feedPolls.id, before));
}

/** Checks that a post has content, and that each of its files has a description; a draft needs only content. */
async function requireComplete({ tx }: Unit, { id, text, pollId }: Row, wanted: FeedStatus) {
  const named = await tx
    .select({ alt: feedFiles.alt })
    .from(feedFiles)
    .where(eq(feedFiles.feedId, id))
    .orderBy(feedFiles.position);
  if (text === '' && !pollId && named.length === 0) throw fieldFailure('VALIDATION_FAILED', 'text', 'POST_EMPTY');
  const missing = wanted === 'draft' ? -1 : named.findIndex(({ alt }) => alt === '');
  if (missing >= 0) throw fieldFailure('VALIDATION_FAILED', `files.${missing}.alt`, 'EMPTY');
}

/** Writes the changes of a post whose row is new or locked. */
async function write(unit: Unit, row: Row, changes: FeedChanges): Promise<Row> {
  const { tx, now } = unit;
  const { files: inputs, thumbnailId, teaserId, pollId, ...rest } = changes;
  const { text = row.text, audience = row.audience, price = row.price, status = row.status } = rest;
  const wanted = { text: text.trim(), audience, price, status };
  const publishAt = checkTimes(row, wanted.status, changes.publishAt, now);
  checkPrice(wanted);
  // `publish` sets the status.
  const kept = wanted.status === 'published' ? row.status : wanted.status;
  const [written] = await tx
    .update(feeds)
    // A failed publication is retried at the new time; its cause may be fixed by this change.
    .set({
      ...wanted,
      status: kept,
      publishAt,
      publishRetryAt: null,
      hashtags: hashtagsOf(wanted.text),
      updatedAt: now,
    })
    .where(eq(feeds.id, row.id))
    .returning();
  if (!written) throw new ApiFailure('NOT_FOUND');
  if (inputs) await writeFiles(unit, row, inputs);
  if (thumbnailId !== undefined) await writeBeside(unit, row, 'thumbnail', thumbnailId);
  if (teaserId !== undefined) await writeBeside(unit, row, 'teaser', teaserId);
  if (pollId !== undefined) await writePoll(unit, row, pollId);
  await requireComplete(unit, { ...written, pollId: pollId === undefined ? row.pollId : pollId }, wanted.status);
  return wanted.status === 'published' ? publish(unit, written) : written;
}

/** Creates a post. Returns its id. */
export async function insertFeed(
  unit: Unit,
  performerId: string,
  draft: FeedChanges & { text: string; audience: Audience },
): Promise<string> {
  const { tx, now } = unit;
  await lockPerformer(tx, performerId);
  const id = unit.nextId();
  const times = { createdAt: now, updatedAt: now };
  const { audience } = draft;
  const blank = { id, publishedId: id, performerId, status: 'draft' as const, text: '', audience, hashtags: [] };
  const [row] = await tx
    .insert(feeds)
    .values({ ...blank, ...times })
    .returning();
  if (!row) throw new ApiFailure('INTERNAL');
  await write(unit, row, { ...draft, status: draft.status ?? 'published' });
  return id;
}

/** Locks the performer, whose row counts posts and likes, and then the post. */
async function lock({ tx }: Unit, performerId: string, feedId: string): Promise<Row> {
  await lockPerformer(tx, performerId);
  const [row] = await tx.select().from(feeds).where(eq(feeds.id, feedId)).for('update');
  if (!row || row.deletedAt) throw new ApiFailure('NOT_FOUND');
  return row;
}

export async function updateFeed(unit: Unit, performerId: string, feedId: string, changes: FeedChanges): Promise<void> {
  await write(unit, await lock(unit, performerId, feedId), changes);
}

/** Deletes a post with its comments and reactions. A sold post stays for its buyers (rules A4, M4). */
export async function deleteFeed(unit: Unit, performerId: string, feedId: string): Promise<void> {
  const { tx, now } = unit;
  const feed = await lock(unit, performerId, feedId);
  const { likes, fileIds } = await deleteCommentsAndReactions(tx, 'feed', feedId);
  if (await isSold(tx, 'feed', feedId)) {
    await tx
      .update(feeds)
      .set({ deletedAt: now, totalLikes: 0, totalBookmarks: 0, totalComments: 0 })
      .where(eq(feeds.id, feedId));
    await deleteFiles(unit, fileIds);
  } else {
    const named = await tx.delete(feedFiles).where(eq(feedFiles.feedId, feedId)).returning({ id: feedFiles.fileId });
    await tx.delete(feeds).where(eq(feeds.id, feedId));
    if (feed.pollId) await tx.delete(feedPolls).where(eq(feedPolls.id, feed.pollId));
    await deleteFiles(unit, [...named.map(({ id }) => id), ...fileIds, feed.thumbnailFileId, feed.teaserFileId]);
  }
  await count(tx, performerId, 'totalLikes', -likes);
  if (feed.status !== 'published') return;
  unit.emit(userChannel(performerId), 'performer/counters-updated', await count(tx, performerId, 'totalFeeds', -1));
}
