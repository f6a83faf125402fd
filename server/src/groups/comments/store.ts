import type { CommentObjectType } from '@fanlight/sdk/models';
import { and, asc, eq, inArray, isNull, not, or, type SQL, sql } from 'drizzle-orm';
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
import type { Db, Tx } from '../../ports/index.ts';

export type CommentRow = typeof comments.$inferSelect;

/** The condition that a comment was written by the viewer, or is not hidden by an urgent report (rule R1). */
const isOwnOrNotHidden = (viewerId: Slot<string | null>): SQL =>
  viewerId === null
    ? sql`${comments.hiddenAt} is null`
    : sql`(${comments.hiddenAt} is null or ${comments.authorId} = ${viewerId})`;

/** The comments on an item without the replies, or the replies to a comment. */
export type Thread = { objectType: CommentObjectType; objectId: string } | { parentId: string };

/**
 * Lists the comments of a thread that are visible to the viewer.
 *
 * @param ownerId - the performer of the item, who sees all comments
 */
export async function listComments(
  db: Db,
  thread: Thread,
  viewerId: string | null,
  page: PageRequest,
  ownerId: string,
): Promise<Page<CommentRow>> {
  // If one of two users blocks the other, neither sees the other's comments (rule A4). The performer of the item sees
  // all comments.
  const isBlockRelevant = viewerId !== null && viewerId !== ownerId;
  const isReply = 'parentId' in thread;
  const values = isReply
    ? { viewerId, id: thread.parentId, objectType: '' }
    : { viewerId, id: thread.objectId, objectType: thread.objectType as string };
  const isInThread = (slots: Slots<typeof values>) =>
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
    const isNotBlocked = isBlockRelevant ? not(isBlockedBetween(viewerIn(slots), comments.authorId)) : undefined;
    return db
      .select()
      .from(comments)
      .where(and(isInThread(slots), isNotBlocked, after))
      .orderBy(order)
      .limit(slots.rows)
      .offset(slots.offset);
  });
  const total = await countPrepared(db, key, values, (slots) => {
    // The blocks are read once. A lookup for each comment would be slow for many comments.
    const isNotBlocked = isBlockRelevant
      ? sql`${comments.authorId} not in (${peopleBlockedWith(viewerIn(slots))})`
      : undefined;
    return [sql`select 1 from ${comments} where ${and(isInThread(slots), isNotBlocked)}`];
  });
  return toPage(rows, page, total, ({ id }) => id);
}

/** Returns the placeholder of the viewer's id. Only statements of logged-in viewers use it, so it is never null. */
const viewerIn = ({ viewerId }: { viewerId: Slot<string | null> }): Slot<string> => viewerId ?? '';

/** The condition that the item of a comment belongs to the viewer. */
const isOnOwnItem = (viewerId: string): SQL =>
  sql`(${sql.join(
    Object.values(contentTables).map(
      (table) =>
        sql`exists (select 1 from ${table} where ${table.id} = ${comments.objectId} and ${table.performerId} = ${viewerId})`,
    ),
    sql` or `,
  )})`;

/**
 * The condition that the author has not blocked the viewer (rule A4), or that the viewer is the performer of the item.
 * Performers see, delete and report all comments on their items.
 */
const isVisibleDespiteBlocks = (viewerId: string | null): SQL =>
  viewerId
    ? sql`(${isOnOwnItem(viewerId)} or not exists (select 1 from ${userBlocks} where ${userBlocks.blockerId} = ${comments.authorId} and ${userBlocks.userId} = ${viewerId}))`
    : sql`true`;

/** Finds a comment that is visible to the viewer. A reply to a hidden comment is visible only to the reply's author. */
export async function findComment(db: Db, id: string, viewerId: string | null): Promise<CommentRow | undefined> {
  const [row] = await db
    .select()
    .from(comments)
    .where(and(eq(comments.id, id), isOwnOrNotHidden(viewerId), isVisibleDespiteBlocks(viewerId)));
  if (!row?.parentId || row.authorId === viewerId) return row;
  const [parent] = await db
    .select({ id: comments.id })
    .from(comments)
    .where(and(eq(comments.id, row.parentId), isOwnOrNotHidden(viewerId)));
  return parent && row;
}

/**
 * Locks comments and their parents in id order, so that they are deleted or hidden only after this transaction. Returns
 * the ids of the comments that are shown: those that exist and are not hidden themselves or with their parent (rule R1).
 */
export async function lockShownComments(tx: Tx, ids: string[]): Promise<Set<string>> {
  const parentIds = tx.select({ id: comments.parentId }).from(comments).where(inArray(comments.id, ids));
  const rows = await tx
    .select({ id: comments.id, parentId: comments.parentId, hiddenAt: comments.hiddenAt })
    .from(comments)
    .where(or(inArray(comments.id, ids), inArray(comments.id, parentIds)))
    .orderBy(asc(comments.id))
    .for('no key update');
  const byId = new Map(rows.map((row) => [row.id, row]));
  const isShown = (id: string): boolean => {
    const row = byId.get(id);
    return row !== undefined && !row.hiddenAt && (!row.parentId || isShown(row.parentId));
  };
  return new Set(ids.filter(isShown));
}
