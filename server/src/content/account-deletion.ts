import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { comments, galleryKeptPhotos, photos, reactions } from '../db/schema/index.ts';
import type { Tx } from '../ports/index.ts';
import type { Unit } from '../unit.ts';
import { countOccurrences, lockRows, lowerCounter } from './counters.ts';
import type { DeletedAccount } from './deleted-account.ts';
import { type ContentKind, contentTables } from './kinds.ts';

/**
 * Recounts the comments of items without those of an account, which are deleted later. Hidden comments and the replies
 * to them are not counted (rule R1).
 */
async function recountComments(tx: Tx, kind: ContentKind, ids: string[], accountId: string): Promise<void> {
  if (ids.length === 0) return;
  await tx.execute(sql`update ${contentTables[kind]} as item set total_comments = (
    select count(*)::int from ${comments} as c left join ${comments} as parent on parent.id = c.parent_id
    where c.object_type = ${kind} and c.object_id = item.id and c.hidden_at is null and parent.hidden_at is null
      and c.author_id <> ${accountId} and parent.author_id is distinct from ${accountId})
    where item.id in ${ids}`);
}

/**
 * Locks the items of a kind to which an account has reacted or commented, and subtracts its likes, bookmarks and
 * comments from their counters. Runs before the account's reactions and comments are deleted.
 */
export async function subtractFromItems({ tx }: Unit, { id }: DeletedAccount, kind: ContentKind): Promise<void> {
  const table = contentTables[kind];
  const reacted = await tx
    .select({ action: reactions.action, id: table.id })
    .from(reactions)
    .innerJoin(table, eq(table.id, reactions.objectId))
    .where(and(eq(reactions.userId, id), eq(reactions.objectType, kind)));
  const commented = await tx
    .selectDistinct({ id: comments.objectId })
    .from(comments)
    .where(and(eq(comments.authorId, id), sql`${comments.objectType} = ${kind}`));
  const commentedIds = commented.map((row) => row.id).toSorted();
  await lockRows(tx, table, table.id, [...reacted.map((row) => row.id), ...commentedIds]);
  const idsOf = (wanted: string) => countOccurrences(reacted.flatMap((row) => (row.action === wanted ? row.id : [])));
  await lowerCounter(tx, table, table.id, 'total_likes', idsOf('like'));
  await lowerCounter(tx, table, table.id, 'total_bookmarks', idsOf('bookmark'));
  await recountComments(tx, kind, commentedIds, id);
}

/** Moves the sold items of a deleted performer to the placeholder account (rules A4, M4). */
export async function moveSold(
  { tx }: Unit,
  { placeholder }: DeletedAccount,
  kind: keyof NonNullable<DeletedAccount['placeholder']>['sold'],
): Promise<void> {
  const ids = placeholder?.sold[kind] ?? [];
  if (!placeholder || ids.length === 0) return;
  const table = contentTables[kind];
  await tx.update(table).set({ performerId: placeholder.id }).where(inArray(table.id, ids));
}

/** Whether a photo is in a sold gallery or was removed from it after a sale. */
export const isPhotoOfSold = (galleryIds: string[]): SQL =>
  sql`${photos.id} in (select ${photos.id} from ${photos} where ${inArray(photos.galleryId, galleryIds)}
    union select ${galleryKeptPhotos.photoId} from ${galleryKeptPhotos} where ${inArray(galleryKeptPhotos.galleryId, galleryIds)})`;
