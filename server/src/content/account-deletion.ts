import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { comments, galleryKeptPhotos, photos } from '../db/schema/index.ts';
import type { Tx } from '../ports/index.ts';
import { countOccurrences, lockRows, lowerCounter } from './counters.ts';
import type { DeletedAccount, DeletionStep } from './deleted-account.ts';
import { type ContentKind, contentTables } from './kinds.ts';

/** The maximum number of rows that one transaction of a deletion processes, so that it takes milliseconds. */
export const deletionBatch = 500;

/** Returns the result of a deletion step that has processed this number of rows. */
export const moreAfter = (rows: number): 'more' | undefined => (rows < deletionBatch ? undefined : 'more');

/**
 * Deletes a batch of rows. Locks them in the order of their ids, because the deletion of another account may delete the
 * same rows.
 *
 * @returns `more` if rows may be left
 */
export async function deleteBatch(
  tx: Tx,
  table: PgTable,
  key: PgColumn,
  where: SQL | undefined,
): Promise<'more' | undefined> {
  const rows = await tx.select({ id: key }).from(table).where(where).limit(deletionBatch);
  const ids = rows.map(({ id }) => id as string);
  await lockRows(tx, table, key, ids);
  if (ids.length > 0) await tx.delete(table).where(inArray(key, ids));
  return moreAfter(ids.length);
}

/** Deletes a batch of rows of a table that has no id. No other transaction may delete these rows concurrently. */
export async function deleteBatchWithoutId(tx: Tx, table: PgTable, where: SQL): Promise<'more' | undefined> {
  const { rows } = (await tx.execute(sql`delete from ${table}
    where ctid = any (array(select ctid from ${table} where ${where} limit ${sql.raw(String(deletionBatch))}))
    returning 1`)) as unknown as { rows: unknown[] };
  return moreAfter(rows.length);
}

/** Reads the performer of each item that exists, by the item's id. */
export async function readPerformersOf(tx: Tx, kind: ContentKind, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const { id, performerId } = contentTables[kind];
  const rows = await tx.select({ id, performerId }).from(contentTables[kind]).where(inArray(id, ids));
  return new Map(rows.map((row) => [row.id, row.performerId]));
}

/** Locks items in the order of their ids, before a deletion changes their counters. */
export const lockItems = (tx: Tx, kind: ContentKind, ids: string[]): Promise<void> =>
  lockRows(tx, contentTables[kind], contentTables[kind].id, ids);

/**
 * Subtracts deleted reactions from a counter of locked items. `ids` contains the id of an item once for each of its
 * reactions.
 */
export const subtractReactions = (
  tx: Tx,
  kind: ContentKind,
  counter: 'total_likes' | 'total_bookmarks',
  ids: string[],
): Promise<void> => lowerCounter(tx, contentTables[kind], contentTables[kind].id, counter, countOccurrences(ids));

/** Recounts the comments of locked items. Hidden comments and the replies to them are not counted (rule R1). */
export async function recountComments(tx: Tx, kind: ContentKind, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.execute(sql`update ${contentTables[kind]} as item set total_comments = (
    select count(*)::int from ${comments} as c left join ${comments} as parent on parent.id = c.parent_id
    where c.object_type = ${kind} and c.object_id = item.id and c.hidden_at is null and parent.hidden_at is null)
    where item.id in ${ids}`);
}

/** Moves a batch of the sold items of a kind to the placeholder account (rules A4, M4). */
export const moveSold =
  (kind: keyof NonNullable<DeletedAccount['placeholder']>['sold']): DeletionStep =>
  async ({ tx }, { id, placeholder }) => {
    const sold = placeholder?.sold[kind] ?? [];
    if (!placeholder || sold.length === 0) return;
    const table = contentTables[kind];
    const rows = await tx
      .select({ id: table.id })
      .from(table)
      .where(and(eq(table.performerId, id), inArray(table.id, sold)))
      .orderBy(table.id)
      .limit(deletionBatch)
      .for('no key update');
    const ids = rows.map((row) => row.id);
    if (ids.length > 0) await tx.update(table).set({ performerId: placeholder.id }).where(inArray(table.id, ids));
    return moreAfter(ids.length);
  };

/**
 * Deletes a batch of the account's items of a kind. Earlier steps have deleted the responses to the items, and none of
 * the items is sold.
 */
export const deleteItems =
  (kind: ContentKind): DeletionStep =>
  ({ tx }, { id }) =>
    deleteBatch(tx, contentTables[kind], contentTables[kind].id, eq(contentTables[kind].performerId, id));

/** The condition that a photo is in one of the sold galleries, or was removed from one of them after a sale. */
export const isPhotoOfSold = (galleryIds: string[]): SQL =>
  sql`${photos.id} in (select ${photos.id} from ${photos} where ${inArray(photos.galleryId, galleryIds)}
    union select ${galleryKeptPhotos.photoId} from ${galleryKeptPhotos} where ${inArray(galleryKeptPhotos.galleryId, galleryIds)})`;
