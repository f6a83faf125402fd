import type { CommentObjectType } from '@fanlight/sdk/models';
import { and, eq, isNull, not, type SQL, sql } from 'drizzle-orm';
import { isBlockedBetween, peopleBlockedWith } from '../../access/viewer-conditions.ts';
import { contentTables } from '../../content/index.ts';
import { runPrepared, type Slot, type Slots } from '../../db/prepared.ts';
import { comments, userBlocks } from '../../db/schema/index.ts';
import {
  countPrepared,
  keyset,
  type Page,
  type PageRequest,
  pageIn,
  shapeOfPage,
  toPage,
  valuesOfPage,
} from '../../http/paging.ts';
import type { Db } from '../../ports/index.ts';

export type CommentRow = typeof comments.$inferSelect;

/** Condition that a comment belongs to the viewer, or is not hidden by an urgent report (rule R1). */
const isOwnOrNotHidden = (viewerId: Slot<string | null>): SQL =>
  viewerId === null
    ? sql`${comments.hiddenAt} is null`
    : sql`(${comments.hiddenAt} is null or ${comments.authorId} = ${viewerId})`;

/** The comments of a list: those of an object, or the replies to one of them. */
export type CommentsOf = { objectType: CommentObjectType; objectId: string } | { parentId: string };

/** A page of comments. */
export async function listComments(
  db: Db,
  of: CommentsOf,
  viewerId: string | null,
  page: PageRequest,
  /** The performer of the object, who may see all its comments. */
  ownerId: string,
): Promise<Page<CommentRow>> {
  // Users do not see each other's comments if one of them blocks the other (rule A4).
  const isBlockRelevant = viewerId !== null && viewerId !== ownerId;
  const isReply = 'parentId' in of;
  const values = isReply
    ? { viewerId, id: of.parentId, objectType: '' }
    : { viewerId, id: of.objectId, objectType: of.objectType as string };
  const isHere = (slots: Slots<typeof values>) =>
    and(
      isReply ? eq(comments.parentId, slots.id) : undefined,
      isReply ? undefined : sql`${comments.objectType} = ${slots.objectType} and ${comments.objectId} = ${slots.id}`,
      isReply ? undefined : isNull(comments.parentId),
      isOwnOrNotHidden(viewerId && slots.viewerId),
    );
  const viewer = isBlockRelevant ? 'viewer' : viewerId === null ? 'visitor' : 'owner';
  const key = `${isReply ? 'replies' : 'comments'}, ${viewer}`;
  const rows = await runPrepared(db, `${key}, ${shapeOfPage(page)}`, { ...values, ...valuesOfPage(page) }, (slots) => {
    const { after, order } = keyset(comments.id, pageIn(slots, page));
    const isShown = isBlockRelevant ? not(isBlockedBetween(viewerIn(slots), comments.authorId)) : undefined;
    return db
      .select()
      .from(comments)
      .where(and(isHere(slots), isShown, after))
      .orderBy(order)
      .limit(slots.rows)
      .offset(slots.offset);
  });
  const total = await countPrepared(db, key, values, (slots) => {
    // The blocks are read once instead of being looked up for each comment.
    const isCounted = isBlockRelevant
      ? sql`${comments.authorId} not in (${peopleBlockedWith(viewerIn(slots))})`
      : undefined;
    return [sql`select 1 from ${comments} where ${and(isHere(slots), isCounted)}`];
  });
  return toPage(rows, page, total, ({ id }) => id);
}

/** The logged-in viewer of a statement. */
const viewerIn = ({ viewerId }: { viewerId: Slot<string | null> }): Slot<string> => viewerId ?? '';

/** Condition that the commented item belongs to the viewer. */
const isUnderOwnItem = (viewerId: string): SQL =>
  sql`(${sql.join(
    Object.values(contentTables).map(
      (table) =>
        sql`exists (select 1 from ${table} where ${table.id} = ${comments.objectId} and ${table.performerId} = ${viewerId})`,
    ),
    sql` or `,
  )})`;

/**
 * Condition that the author has not blocked the viewer (rule A4). Performers see, remove and report all comments on
 * their own items.
 */
const isNotBlockedByAuthor = (viewerId: string | null): SQL =>
  viewerId
    ? sql`(${isUnderOwnItem(viewerId)} or not exists (select 1 from ${userBlocks} where ${userBlocks.blockerId} = ${comments.authorId} and ${userBlocks.userId} = ${viewerId}))`
    : sql`true`;

/** A comment, if it is visible to the viewer. Replies to a hidden comment are visible only to their authors. */
export async function findComment(db: Db, id: string, viewerId: string | null): Promise<CommentRow | undefined> {
  const [row] = await db
    .select()
    .from(comments)
    .where(and(eq(comments.id, id), isOwnOrNotHidden(viewerId), isNotBlockedByAuthor(viewerId)));
  if (!row?.parentId || row.authorId === viewerId) return row;
  const [parent] = await db
    .select({ id: comments.id })
    .from(comments)
    .where(and(eq(comments.id, row.parentId), isOwnOrNotHidden(viewerId)));
  return parent && row;
}
