import { eq, sql } from 'drizzle-orm';
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
import { removeLikesOf } from './likes.ts';
import { deleteCommentTrees } from './writing.ts';

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
    if (await removeLikesOf(tx, id)) return 'more';
    const written = await tx.select().from(comments).where(eq(comments.authorId, id)).limit(deletionBatch);
    const kinds = Object.keys(contentTables) as ContentKind[];
    const idsOf = (kind: ContentKind) =>
      [...new Set(written.flatMap(({ objectType, objectId }) => (objectType === kind ? [objectId] : [])))].toSorted();
    // By the lock order, the items of the comments are locked before the comments.
    for (const kind of kinds) await lockItems(tx, kind, idsOf(kind));
    const deleted = await deleteCommentTrees(
      unit,
      written.map((comment) => comment.id),
    );
    await recountReplies(tx, [...new Set(deleted.flatMap(({ parentId }) => parentId ?? []))].toSorted());
    for (const kind of kinds) await recountComments(tx, kind, idsOf(kind));
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
      await deleteCommentTrees(
        unit,
        received.map((comment) => comment.id),
      );
      if (moreAfter(received.length)) return 'more';
    }
    return undefined;
  },
};
