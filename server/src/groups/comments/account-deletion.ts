import { eq, inArray, or, sql } from 'drizzle-orm';
import {
  type AccountDeletion,
  type ContentKind,
  contentTables,
  deletionBatch,
  lockItems,
  moreAfter,
  recountComments,
} from '../../content/index.ts';
import { comments } from '../../db/schema/index.ts';
import type { Tx } from '../../ports/index.ts';
import type { Unit } from '../../unit.ts';
import { deleteFiles } from '../files/index.ts';

/** Locks comments and their replies in id order, and deletes them. */
async function deleteTrees(tx: Tx, rootIds: string[]): Promise<(typeof comments.$inferSelect)[]> {
  if (rootIds.length === 0) return [];
  const isInTrees = or(inArray(comments.id, rootIds), inArray(comments.parentId, rootIds));
  const locked = await tx
    .select({ id: comments.id })
    .from(comments)
    .where(isInTrees)
    .orderBy(comments.id)
    .for('update');
  if (locked.length === 0) return [];
  return tx
    .delete(comments)
    .where(
      inArray(
        comments.id,
        locked.map(({ id }) => id),
      ),
    )
    .returning();
}

const deletePictures = (unit: Unit, deleted: (typeof comments.$inferSelect)[]): Promise<void> =>
  deleteFiles(
    unit,
    deleted.map(({ pictureFileId }) => pictureFileId),
  );

/** Sets the reply counters of comments to the number of replies that are not hidden (rule R1). */
async function recountReplies(tx: Tx, parentIds: string[]): Promise<void> {
  if (parentIds.length === 0) return;
  await tx.execute(sql`update ${comments} as parent set total_replies = (
    select count(*)::int from ${comments} as c where c.parent_id = parent.id and c.hidden_at is null)
    where parent.id in ${parentIds}`);
}

export const accountDeletion: AccountDeletion = {
  async actions(unit, { id }) {
    const { tx } = unit;
    const written = await tx.select().from(comments).where(eq(comments.authorId, id)).limit(deletionBatch);
    const kinds = Object.keys(contentTables) as ContentKind[];
    const idsOf = (kind: ContentKind) =>
      [...new Set(written.flatMap(({ objectType, objectId }) => (objectType === kind ? [objectId] : [])))].toSorted();
    // By the lock order, the items of the comments are locked before the comments.
    for (const kind of kinds) await lockItems(tx, kind, idsOf(kind));
    const deleted = await deleteTrees(
      tx,
      written.map((comment) => comment.id),
    );
    await recountReplies(tx, [...new Set(deleted.flatMap(({ parentId }) => parentId ?? []))].toSorted());
    for (const kind of kinds) await recountComments(tx, kind, idsOf(kind));
    await deletePictures(unit, deleted);
    return moreAfter(written.length);
  },
  async responses(unit, { id }) {
    for (const [kind, table] of Object.entries(contentTables)) {
      const items = sql`(select ${table.id} from ${table} where ${table.performerId} = ${id})`;
      const received = await unit.tx
        .select({ id: comments.id })
        .from(comments)
        .where(sql`${comments.objectType} = ${kind} and ${comments.objectId} in ${items}`)
        .limit(deletionBatch);
      const deleted = await deleteTrees(
        unit.tx,
        received.map((comment) => comment.id),
      );
      await deletePictures(unit, deleted);
      if (moreAfter(received.length)) return 'more';
    }
    return undefined;
  },
};
