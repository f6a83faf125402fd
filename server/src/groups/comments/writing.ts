import type { CommentObjectType } from '@fanlight/sdk/models';
import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { userChannel } from '../../channels/names.ts';
import { type ContentKind, countOnContent, lockContent } from '../../content/index.ts';
import { comments } from '../../db/schema/index.ts';
import { ApiFailure } from '../../http/failure.ts';
import type { Tx } from '../../ports/index.ts';
import type { Unit } from '../../unit.ts';
import { attachFile, releaseFile, releaseFiles } from '../files/index.ts';
import type { CommentRow } from './store.ts';

/**
 * Changes the comment counter of an item, and notifies the performer of a post by an event. Returns false if the item was
 * deleted.
 */
async function changeItemCounter(
  unit: Unit,
  { objectType, objectId }: Pick<CommentRow, 'objectType' | 'objectId'>,
  performerId: string,
  by: number,
): Promise<boolean> {
  const counters = await countOnContent(unit.tx, objectType, objectId, 'totalComments', by);
  if (counters && objectType === 'feed')
    unit.emit(userChannel(performerId), 'feed/counters-updated', { feedId: objectId, ...counters });
  return counters !== undefined;
}

const changeReplyCounter = (tx: Tx, parentId: string, by: number) =>
  tx
    .update(comments)
    .set({ totalReplies: sql`greatest(0, ${comments.totalReplies} + ${by})` })
    .where(and(eq(comments.id, parentId), isNull(comments.parentId)))
    .returning({ hiddenAt: comments.hiddenAt });

export interface CommentDraft {
  authorId: string;
  objectType: CommentObjectType;
  objectId: string;
  /** The comment to which this one replies. A reply to a reply has the same parent as that reply. */
  parentId: string | null;
  content: string;
}

/**
 * Inserts a comment or a reply, and changes the counters.
 *
 * @throws {ApiFailure} `NOT_FOUND` if the item was deleted, or the parent was deleted or hidden, after they were read
 */
export async function insertComment(unit: Unit, draft: CommentDraft, performerId: string): Promise<CommentRow> {
  const { tx, now } = unit;
  if (!(await changeItemCounter(unit, draft, performerId, 1))) throw new ApiFailure('NOT_FOUND');
  if (draft.parentId) {
    const [parent] = await changeReplyCounter(tx, draft.parentId, 1);
    if (!parent || parent.hiddenAt) throw new ApiFailure('NOT_FOUND');
  }
  const [comment] = await tx
    .insert(comments)
    .values({ id: unit.nextId(), ...draft, createdAt: now, updatedAt: now })
    .returning();
  if (!comment) throw new Error('The comment was not inserted.');
  const { id: commentId, authorId, objectType, objectId } = comment;
  unit.publish({ type: 'comment-created', commentId, authorId, objectType, objectId, performerId });
  return comment;
}

/**
 * Changes the text or the picture of a comment, and deletes the previous picture.
 *
 * @throws {ApiFailure} `NOT_FOUND` if the comment was deleted
 */
export async function updateComment(
  unit: Unit,
  comment: CommentRow,
  changes: Partial<Pick<CommentRow, 'content' | 'pictureFileId'>>,
): Promise<CommentRow> {
  const { tx, now } = unit;
  const [row] = await tx
    .update(comments)
    .set({ ...changes, isEdited: true, updatedAt: now })
    .where(eq(comments.id, comment.id))
    .returning();
  if (!row) throw new ApiFailure('NOT_FOUND');
  if (changes.pictureFileId) await attachFile(tx, changes.pictureFileId, now);
  if (changes.pictureFileId && comment.pictureFileId) await releaseFile(unit, comment.pictureFileId);
  return row;
}

/**
 * Adds a comment and its replies to the counters, or subtracts them.
 *
 * @param row - the comment, read while the item is locked
 * @param sign - 1 to add, -1 to subtract
 * @returns whether the comment itself is hidden with its parent
 */
async function count(unit: Unit, row: CommentRow, performerId: string, sign: 1 | -1): Promise<boolean> {
  if (row.parentId) {
    const [parent] = await changeReplyCounter(unit.tx, row.parentId, sign);
    // The replies to a hidden comment were subtracted from the item's counter when the comment was hidden.
    if (parent?.hiddenAt) return true;
  }
  await changeItemCounter(unit, row, performerId, sign * (1 + row.totalReplies));
  return false;
}

/** Locks the item of a comment, so that changes of the item's counter are serialised, and reads the comment again. */
async function lockItemAndReadComment(tx: Tx, comment: CommentRow): Promise<CommentRow | undefined> {
  await lockContent(tx, comment.objectType, comment.objectId);
  const [row] = await tx.select().from(comments).where(eq(comments.id, comment.id));
  return row;
}

/** Deletes a comment, its replies and their pictures. Idempotent. */
export async function deleteCommentTree(unit: Unit, comment: CommentRow, performerId: string): Promise<void> {
  const { tx } = unit;
  const row = await lockItemAndReadComment(tx, comment);
  if (!row) return;
  await deleteCommentTrees(unit, [row.id]);
  if (!row.hiddenAt) await count(unit, row, performerId, -1);
}

/**
 * Deletes comments, their replies and their pictures, and publishes the deletion. Locks the comments in id order. The
 * transaction must have locked their items, whose counters the caller must change.
 */
export async function deleteCommentTrees(unit: Unit, rootIds: string[]): Promise<CommentRow[]> {
  const { tx } = unit;
  if (rootIds.length === 0) return [];
  const locked = await tx
    .select({ id: comments.id })
    .from(comments)
    .where(or(inArray(comments.id, rootIds), inArray(comments.parentId, rootIds)))
    .orderBy(comments.id)
    .for('update');
  if (locked.length === 0) return [];
  const commentIds = locked.map(({ id }) => id);
  const deleted = await tx.delete(comments).where(inArray(comments.id, commentIds)).returning();
  await releaseFiles(
    unit,
    deleted.map(({ pictureFileId }) => pictureFileId),
  );
  unit.publish({ type: 'comments-removed', commentIds });
  return deleted;
}

/** Deletes the comments on an item. Returns the ids of their pictures, which the caller must delete. */
export async function removeComments(tx: Tx, objectType: ContentKind, objectId: string): Promise<(string | null)[]> {
  const isOnItem = and(sql`${comments.objectType} = ${objectType}`, eq(comments.objectId, objectId));
  // Other transactions lock comments in the order of their ids.
  await tx.select({ id: comments.id }).from(comments).where(isOnItem).orderBy(comments.id).for('update');
  const removed = await tx.delete(comments).where(isOnItem).returning({ fileId: comments.pictureFileId });
  return removed.map(({ fileId }) => fileId);
}

/** Hides a comment and its replies from all users except their authors (rule R1). */
async function hide(unit: Unit, row: CommentRow, performerId: string): Promise<void> {
  await count(unit, row, performerId, -1);
  await unit.tx.update(comments).set({ hiddenAt: unit.now }).where(eq(comments.id, row.id));
  const replies = await unit.tx.select({ id: comments.id }).from(comments).where(eq(comments.parentId, row.id));
  unit.publish({ type: 'comments-removed', commentIds: [row, ...replies].map(({ id }) => id) });
}

/** Shows a hidden comment and its replies again, with the notifications that hiding has withdrawn (rule R1). */
async function show(unit: Unit, row: CommentRow, performerId: string): Promise<void> {
  const { tx } = unit;
  await tx.update(comments).set({ hiddenAt: null }).where(eq(comments.id, row.id));
  if (await count(unit, row, performerId, 1)) return;
  const isReply = and(eq(comments.parentId, row.id), isNull(comments.hiddenAt));
  const replies = await tx.select().from(comments).where(isReply).orderBy(comments.id);
  for (const { id: commentId, authorId, objectType, objectId } of [row, ...replies])
    unit.publish({ type: 'comment-created', commentId, authorId, objectType, objectId, performerId });
}

/** Hides a comment and its replies from all users except their authors, or shows them again (rule R1). Idempotent. */
export async function setCommentHidden(unit: Unit, id: string, isHidden: boolean): Promise<void> {
  const { tx } = unit;
  const [comment] = await tx.select().from(comments).where(eq(comments.id, id));
  const performerId = comment && (await lockContent(tx, comment.objectType, comment.objectId));
  if (!performerId) return;
  // Read again, because the comment may have changed before the item was locked.
  const [row] = await tx.select().from(comments).where(eq(comments.id, id));
  if (!row || (row.hiddenAt !== null) === isHidden) return;
  await (isHidden ? hide : show)(unit, row, performerId);
}
