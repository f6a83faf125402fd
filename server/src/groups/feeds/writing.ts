import type { Audience, FeedFileInput } from '@fanlight/sdk/models';
import { and, eq, inArray, notInArray } from 'drizzle-orm';
import { comments, feedFiles, feedPolls, feeds, files, reactions } from '../../db/schema/index.ts';
import { fieldFailure } from '../../http/failure.ts';
import type { Unit } from '../../unit.ts';
import { attachFile, deleteFile } from '../files/index.ts';
import { count } from '../performers/index.ts';
import { checkPoll } from './polls.ts';
import { hashtagsOf } from './rules.ts';
import { findUsableFiles } from './store.ts';

/** What a post is made of. */
export interface FeedDraft {
  text: string;
  audience: Audience;
  files: FeedFileInput[];
  /** An own poll that no other post names. */
  pollId: string | null;
}

function checkDraft({ text, files: inputs, pollId }: FeedDraft) {
  if (text.trim() === '' && inputs.length === 0 && !pollId) {
    throw fieldFailure('VALIDATION_FAILED', 'text', 'Write something, or add a photo.');
  }
  if (new Set(inputs.map(({ fileId }) => fileId)).size !== inputs.length) {
    throw fieldFailure('VALIDATION_FAILED', 'files', 'A photo can stand in a post once.');
  }
}

/** Names the files of a post; files that it no longer names are deleted. */
async function writeFiles(unit: Unit, performerId: string, feedId: string, inputs: FeedFileInput[]) {
  const { tx, now } = unit;
  const ids = inputs.map(({ fileId }) => fileId);
  const usable = await findUsableFiles(tx, performerId, ids, feedId);
  const missing = ids.findIndex((id) => !usable.has(id));
  if (missing >= 0)
    throw fieldFailure('VALIDATION_FAILED', `files.${missing}.fileId`, 'This photo is not there any more.');
  const gone = await tx
    .delete(feedFiles)
    .where(and(eq(feedFiles.feedId, feedId), ids.length > 0 ? notInArray(feedFiles.fileId, ids) : undefined))
    .returning({ fileId: feedFiles.fileId });
  await tx.delete(feedFiles).where(eq(feedFiles.feedId, feedId));
  for (const { fileId } of gone) await deleteFile(unit, fileId);
  if (inputs.length === 0) return;
  await tx
    .insert(feedFiles)
    .values(inputs.map(({ fileId, alt }, position) => ({ feedId, position, fileId, alt: alt.trim() })));
  for (const id of ids) await attachFile(tx, id, now);
}

/** Publishes a post. */
export async function insertFeed(unit: Unit, performerId: string, draft: FeedDraft): Promise<string> {
  checkDraft(draft);
  const { tx, now } = unit;
  const id = unit.nextId();
  const text = draft.text.trim();
  if (draft.pollId) await checkPoll(tx, performerId, draft.pollId);
  await tx.insert(feeds).values({
    id,
    publishedId: id,
    performerId,
    text,
    audience: draft.audience,
    pollId: draft.pollId,
    hashtags: hashtagsOf(text),
    createdAt: now,
    updatedAt: now,
  });
  await writeFiles(unit, performerId, id, draft.files);
  await unit.emit(performerId, 'performer/counters-updated', await count(tx, performerId, 'totalFeeds', 1));
  await unit.publish({ type: 'feed-created', feedId: id, performerId });
  return id;
}

/** Changes a post to what the draft says. */
export async function updateFeed(unit: Unit, performerId: string, feedId: string, draft: FeedDraft): Promise<void> {
  checkDraft(draft);
  const text = draft.text.trim();
  await unit.tx
    .update(feeds)
    .set({ text, audience: draft.audience, hashtags: hashtagsOf(text), updatedAt: unit.now })
    .where(eq(feeds.id, feedId));
  await writeFiles(unit, performerId, feedId, draft.files);
}

/** Deletes a post with its files, comments and reactions. */
export async function deleteFeed(unit: Unit, performerId: string, feedId: string): Promise<void> {
  const { tx } = unit;
  const named = await tx.delete(feedFiles).where(eq(feedFiles.feedId, feedId)).returning({ fileId: feedFiles.fileId });
  const onFeed = and(eq(comments.objectType, 'feed'), eq(comments.objectId, feedId));
  const removed = await tx.delete(comments).where(onFeed).returning({ fileId: comments.pictureFileId });
  const likes = await tx
    .delete(reactions)
    .where(and(eq(reactions.objectType, 'feed'), eq(reactions.objectId, feedId)))
    .returning({ action: reactions.action });
  const [gone] = await tx.delete(feeds).where(eq(feeds.id, feedId)).returning({ pollId: feeds.pollId });
  if (gone?.pollId) await tx.delete(feedPolls).where(eq(feedPolls.id, gone.pollId));
  const fileIds = [...named, ...removed].flatMap(({ fileId }) => fileId ?? []);
  if (fileIds.length > 0) await tx.delete(files).where(inArray(files.id, fileIds));
  for (const fileId of fileIds) await unit.removeFile(fileId);
  await count(tx, performerId, 'totalLikes', -likes.filter(({ action }) => action === 'like').length);
  await unit.emit(performerId, 'performer/counters-updated', await count(tx, performerId, 'totalFeeds', -1));
}
