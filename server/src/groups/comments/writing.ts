import type { CommentObjectType } from '@fanlight/sdk/models';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { userChannel } from '../../channels/names.ts';
import { type ContentKind, countOnContent, lockContent } from '../../content/index.ts';
import { comments } from '../../db/schema/index.ts';
import { ApiFailure } from '../../http/failure.ts';
import type { Tx } from '../../ports/index.ts';
import type { Unit } from '../../unit.ts';
import { attachFile, deleteFile } from '../files/index.ts';
import type { CommentRow } from './store.ts';

/**
 * Changes the comment counter of an item, and emits the event for its performer if there is one; false if the item was
 * deleted.
 */
async function countOnItem(
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

const countReplies = (tx: Tx, parentId: string, by: number) =>
  tx
    .update(comments)
    .set({ totalReplies: sql`greatest(0, ${comments.totalReplies} + ${by})` })
    .where(and(eq(comments.id, parentId), isNull(comments.parentId)))
    .returning({ hiddenAt: comments.hiddenAt });

/** Fields of a comment. */
export interface CommentDraft {
  authorId: string;
  objectType: CommentObjectType;
  objectId: string;
  /** The parent comment; replies to replies have the same parent as these. */
  parentId: string | null;
  content: string;
}

/**
 * Inserts a comment or a reply, and counts it.
 *
 * @throws {ApiFailure} `NOT_FOUND` if the item or the parent was deleted or hidden in the meantime
 */
export async function insertComment(unit: Unit, draft: CommentDraft, performerId: string): Promise<CommentRow> {
  const { tx, now } = unit;
  if (!(await countOnItem(unit, draft, performerId, 1))) throw new ApiFailure('NOT_FOUND');
  if (draft.parentId) {
    const [parent] = await countReplies(tx, draft.parentId, 1);
    if (!parent || parent.hiddenAt) throw new ApiFailure('NOT_FOUND');
  }
  const [made] = await tx
    .insert(comments)
    .values({ id: unit.nextId(), ...draft, createdAt: now, updatedAt: now })
    .returning();
  if (!made) throw new Error('The comment was not inserted.');
  const { id: commentId, authorId, objectType, objectId } = made;
  unit.publish({ type: 'comment-created', commentId, authorId, objectType, objectId, performerId });
  return made;
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
  if (changes.pictureFileId && comment.pictureFileId) await deleteFile(unit, comment.pictureFileId);
  return row;
}

/**
 * Subtracts a comment and its replies from the counters; `row` is its former state, read under the lock of the post.
 */
async function discount(unit: Unit, row: CommentRow, performerId: string): Promise<void> {
  const { tx } = unit;
  if (row.hiddenAt) return;
  if (row.parentId) {
    const [parent] = await countReplies(tx, row.parentId, -1);
    // When the parent was hidden, its replies were subtracted from the post's counter.
    if (parent?.hiddenAt) return;
  }
  await countOnItem(unit, row, performerId, -1 - row.totalReplies);
}

async function lockComment(tx: Tx, comment: CommentRow): Promise<CommentRow | undefined> {
  // Lock order: an item is locked before its comments, so that changes of its counter are serialised.
  await lockContent(tx, comment.objectType, comment.objectId);
  const [row] = await tx.select().from(comments).where(eq(comments.id, comment.id));
  return row;
}

/** Deletes a comment with its replies and all their pictures. Idempotent. */
export async function deleteCommentTree(unit: Unit, comment: CommentRow, performerId: string): Promise<void> {
  const { tx } = unit;
  const row = await lockComment(tx, comment);
  if (!row) return;
  const replies = await tx.delete(comments).where(eq(comments.parentId, row.id)).returning();
  await tx.delete(comments).where(eq(comments.id, row.id));
  for (const { pictureFileId } of [row, ...replies]) if (pictureFileId) await deleteFile(unit, pictureFileId);
  await discount(unit, row, performerId);
}

/** Deletes the comments of an item. Returns the files of their pictures, which the caller must delete. */
export async function removeComments(tx: Tx, objectType: ContentKind, objectId: string): Promise<(string | null)[]> {
  const removed = await tx
    .delete(comments)
    .where(and(sql`${comments.objectType} = ${objectType}`, eq(comments.objectId, objectId)))
    .returning({ fileId: comments.pictureFileId });
  return removed.map(({ fileId }) => fileId);
}

/** Hides a comment and its replies from all but its author (rule R1). */
export async function hideComment(unit: Unit, comment: CommentRow, performerId: string): Promise<void> {
  const row = await lockComment(unit.tx, comment);
  if (!row || row.hiddenAt) return;
  await discount(unit, row, performerId);
  await unit.tx.update(comments).set({ hiddenAt: unit.now }).where(eq(comments.id, row.id));
}
