import { and, eq } from 'drizzle-orm';
import { comments, reactions } from '../db/schema/index.ts';
import type { Tx } from '../ports/index.ts';
import type { ContentKind } from './kinds.ts';

/**
 * Deletes the comments and reactions of an item; returns the number of its likes, and files that the caller must
 * delete.
 */
export async function removeResponses(
  tx: Tx,
  kind: ContentKind,
  id: string,
): Promise<{ likes: number; fileIds: (string | null)[] }> {
  const removed = await tx
    .delete(comments)
    .where(and(eq(comments.objectType, kind as typeof comments.$inferSelect.objectType), eq(comments.objectId, id)))
    .returning({ fileId: comments.pictureFileId });
  const reacted = await tx
    .delete(reactions)
    .where(and(eq(reactions.objectType, kind), eq(reactions.objectId, id)))
    .returning({ action: reactions.action });
  return {
    likes: reacted.filter(({ action }) => action === 'like').length,
    fileIds: removed.map(({ fileId }) => fileId),
  };
}
