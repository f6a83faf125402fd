import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { feedFiles, feeds, photos, products, reels, stories, videos } from '../../db/schema/index.ts';

/** A kind of item that has files. */
interface ItemKind {
  type: 'feed' | 'photo' | 'video' | 'reel' | 'story' | 'product';
  table: PgTable & Record<'id' | 'performerId', AnyPgColumn>;
  /** The text that names the item in the media library. */
  title: AnyPgColumn;
  /** Set while buyers keep an item that its performer has deleted. Null if items of this kind are not sold. */
  deletedAt: AnyPgColumn | null;
}

/** A column that refers to a file of an item. */
export interface ItemColumn {
  column: AnyPgColumn;
  item: ItemKind;
  /** The rows of the column, joined with those of the items. */
  rows: SQL;
  /** Whether its files belong to the media library (rule F4). */
  isOfLibrary: boolean;
}

const feed: ItemKind = { type: 'feed', table: feeds, title: feeds.text, deletedAt: feeds.deletedAt };
const photo: ItemKind = { type: 'photo', table: photos, title: photos.text, deletedAt: photos.deletedAt };
const video: ItemKind = { type: 'video', table: videos, title: videos.title, deletedAt: videos.deletedAt };
const reel: ItemKind = { type: 'reel', table: reels, title: reels.text, deletedAt: null };
const story: ItemKind = { type: 'story', table: stories, title: stories.text, deletedAt: null };
const product: ItemKind = { type: 'product', table: products, title: products.title, deletedAt: products.deletedAt };

const inItem = (item: ItemKind, isOfLibrary: boolean, columns: AnyPgColumn[]): ItemColumn[] =>
  columns.map((column) => ({ column, item, rows: sql`${item.table}`, isOfLibrary }));

const feedFileRows = sql`${feedFiles} inner join ${feeds} on ${feeds.id} = ${feedFiles.feedId}`;

/**
 * All columns that refer to files of items. What is done for every file of an item is derived from this list, and
 * `item-columns.test.ts` fails for a column of the schema that is missing here.
 */
export const itemColumns: ItemColumn[] = [
  { column: feedFiles.fileId, item: feed, rows: feedFileRows, isOfLibrary: true },
  ...inItem(feed, true, [feeds.thumbnailFileId, feeds.teaserFileId]),
  ...inItem(photo, true, [photos.fileId]),
  ...inItem(video, true, [videos.fileId, videos.thumbnailFileId, videos.teaserFileId]),
  ...inItem(reel, true, [reels.fileId, reels.thumbnailFileId]),
  ...inItem(story, true, [stories.fileId]),
  ...inItem(product, true, [products.imageFileId]),
  ...inItem(product, false, [products.fileId, products.previousFileId]),
];

/** Returns the union of a query for each of the columns. */
export const unionOf = (columns: ItemColumn[], queryOf: (column: ItemColumn) => SQL): SQL =>
  sql.join(columns.map(queryOf), sql` union `);
