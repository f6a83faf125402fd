import type { CommentObjectType } from '@fanlight/sdk/models';
import { and, eq, isNull, not, type SQL, sql } from 'drizzle-orm';
import { isBlockedBetween, peopleBlockedWith } from '../../access/standing.ts';
import { userChannel } from '../../channels/names.ts';
import { contentTables, countOnContent } from '../../content/index.ts';
import { runPrepared, type Slot, type Slots } from '../../db/prepared.ts';
import { comments, userBlocks } from '../../db/schema/index.ts';
import { ApiFailure } from '../../http/failure.ts';
import { countPrepared, keyset, type PageRequest, pageIn, shapeOfPage, valuesOfPage } from '../../http/paging.ts';
import type { Db, Tx } from '../../ports/index.ts';
import type { Unit } from '../../unit.ts';
import { deleteFile } from '../files/index.ts';

export type CommentRow = typeof comments.$inferSelect;

/** Hidden by an urgent report, a comment is found by its author alone (rule R1). */
const isFound = (viewerId: Slot<string | null>): SQL =>
  viewerId === null
    ? sql`${comments.hiddenAt} is null`
    : sql`(${comments.hiddenAt} is null or ${comments.authorId} = ${viewerId})`;

/** Which comments a list is made of: those of an object, or the replies to one of them. */
export type CommentsOf = { objectType: CommentObjectType; objectId: string } | { parentId: string };

/** A page of comments, with one more than it holds, and how many there are. */
export async function listComments(
  db: Db,
  of: CommentsOf,
  viewerId: string | null,
  page: PageRequest,
  /** Who published what they stand under: they see all of them. */
  ownerId: string,
): Promise<{ rows: CommentRow[]; total: number }> {
  // Neither of two people of whom one blocked the other reads the other's words (rule A4).
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
      isFound(viewerId && slots.viewerId),
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
    // Read once instead of being looked up for each comment.
    const isCounted = isBlockRelevant
      ? sql`${comments.authorId} not in (${peopleBlockedWith(viewerIn(slots))})`
      : undefined;
    return [sql`select 1 from ${comments} where ${and(isHere(slots), isCounted)}`];
  });
  return { rows, total };
}

/** The viewer of a statement that only somebody who is logged in runs. */
const viewerIn = ({ viewerId }: { viewerId: Slot<string | null> }): Slot<string> => viewerId ?? '';

/** Whether the viewer published what a comment stands under. */
const isUnderOwnItem = (viewerId: string): SQL =>
  sql`(${sql.join(
    Object.values(contentTables).map(
      (table) =>
        sql`exists (select 1 from ${table} where ${table.id} = ${comments.objectId} and ${table.performerId} = ${viewerId})`,
    ),
    sql` or `,
  )})`;

/** Not where its author blocked the viewer (rule A4), who still sees, removes and reports what stands under their own. */
const isOpenTo = (viewerId: string | null): SQL =>
  viewerId
    ? sql`(${isUnderOwnItem(viewerId)} or not exists (select 1 from ${userBlocks} where ${userBlocks.blockerId} = ${comments.authorId} and ${userBlocks.userId} = ${viewerId}))`
    : sql`true`;

/** A comment, as far as the viewer finds it; replies to a hidden one are hidden with it, but not from their authors. */
export async function findComment(db: Db, id: string, viewerId: string | null): Promise<CommentRow | undefined> {
  const [row] = await db
    .select()
    .from(comments)
    .where(and(eq(comments.id, id), isFound(viewerId), isOpenTo(viewerId)));
  if (!row?.parentId || row.authorId === viewerId) return row;
  const [parent] = await db
    .select({ id: comments.id })
    .from(comments)
    .where(and(eq(comments.id, row.parentId), isFound(viewerId)));
  return parent && row;
}

/** One after the other on each item: whoever counts its comments holds its row, and takes it before theirs. */
async function lockItem(tx: Tx, { objectType, objectId }: Pick<CommentRow, 'objectType' | 'objectId'>): Promise<void> {
  const table = contentTables[objectType];
  await tx.select({ id: table.id }).from(table).where(eq(table.id, objectId)).for('no key update');
}

/** Counts comments of an item, and tells its performer where the contract has an event for it; false when it is gone. */
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

/** What a comment is made of. */
export interface CommentDraft {
  authorId: string;
  objectType: CommentObjectType;
  objectId: string;
  /** The comment that it replies to; a reply to a reply goes to the parent of both. */
  parentId: string | null;
  content: string;
}

/**
 * Writes a comment or a reply and counts it.
 *
 * @throws {ApiFailure} `NOT_FOUND` when the item or the parent is gone, or hidden meanwhile
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
  if (!made) throw new Error('The comment was not made.');
  return made;
}

/** Takes a comment and its replies out of the counters; `row` is as it was before, read under the lock of the post. */
async function discount(unit: Unit, row: CommentRow, performerId: string): Promise<void> {
  const { tx } = unit;
  if (row.hiddenAt) return;
  if (row.parentId) {
    const [parent] = await countReplies(tx, row.parentId, -1);
    // The parent took its replies out of the post's counter when it was hidden.
    if (parent?.hiddenAt) return;
  }
  await countOnItem(unit, row, performerId, -1 - row.totalReplies);
}

async function lockComment(tx: Tx, comment: CommentRow): Promise<CommentRow | undefined> {
  await lockItem(tx, comment);
  const [row] = await tx.select().from(comments).where(eq(comments.id, comment.id));
  return row;
}

/** Deletes a comment with its replies and all their pictures; one that is gone already changes nothing. */
export async function deleteCommentTree(unit: Unit, comment: CommentRow, performerId: string): Promise<void> {
  const { tx } = unit;
  const row = await lockComment(tx, comment);
  if (!row) return;
  const replies = await tx.delete(comments).where(eq(comments.parentId, row.id)).returning();
  await tx.delete(comments).where(eq(comments.id, row.id));
  for (const { pictureFileId } of [row, ...replies]) if (pictureFileId) await deleteFile(unit, pictureFileId);
  await discount(unit, row, performerId);
}

/** Hides a comment, and with it its replies, from everybody but its author (rule R1). */
export async function hideComment(unit: Unit, comment: CommentRow, performerId: string): Promise<void> {
  const row = await lockComment(unit.tx, comment);
  if (!row || row.hiddenAt) return;
  await discount(unit, row, performerId);
  await unit.tx.update(comments).set({ hiddenAt: unit.now }).where(eq(comments.id, row.id));
}
