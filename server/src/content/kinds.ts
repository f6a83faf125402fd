import type { BookmarkObjectType, ChargeType } from '@fanlight/sdk/models';
import { type SQL, sql } from 'drizzle-orm';
import { type QueryViewer, timeOf } from '../access/viewer-conditions.ts';
import type { Slot } from '../db/prepared.ts';
import { feeds, galleries, photos, products, reels, videos } from '../db/schema/index.ts';

/** The kinds of items that performers publish, with the names of the contract. */
export type ContentKind = Exclude<BookmarkObjectType, 'performer'>;

/** The table of each kind. A column with the same meaning has the same name in all of these tables. */
export const contentTables = {
  feed: feeds,
  gallery: galleries,
  photo: photos,
  video: videos,
  reel: reels,
  product: products,
};

/** SQL expressions that exist for all kinds, with the same meaning. */
interface KindRules {
  /** The title of the item, or its text if the kind has no titles. */
  title: SQL<string>;
  audience: SQL<'public' | 'followers' | 'subscribers'>;
  price: SQL<number | null>;
  /** The type and the object of a charge for the item; null if items of this kind can't be bought. */
  bought: { type: ChargeType; objectId: SQL } | null;
  /**
   * The condition that the item is published. Only its performer sees drafts, unprocessed videos and empty galleries.
   */
  isPublished: SQL<boolean>;
  /**
   * The condition that a published item has reached the time at which it disappears for everyone except its performer
   * and its buyers. Undefined if items of this kind have no such time.
   */
  isExpiredAt?: (now: Slot<Date | string>) => SQL<boolean>;
  /** The condition that the performer has deleted the item. It is still visible to its buyers. */
  isDeletedForNonBuyers?: SQL<boolean>;
}

const galleryOfPhoto = (column: 'audience' | 'price'): SQL =>
  sql`(select ${galleries[column]} from ${galleries} where ${galleries.id} = ${photos.galleryId})`;

/** The condition that an urgent report hides an item from all users except its performer (rule R1). */
export const isHiddenByReport = (kind: ContentKind): SQL<boolean> =>
  sql<boolean>`${contentTables[kind].hiddenAt} is not null`;

/** The condition that an item has not expired at the time of the request. Undefined if items of the kind do not expire. */
export function isNotExpired(kind: ContentKind, { now }: Pick<QueryViewer, 'now'>): SQL | undefined {
  const { isExpiredAt } = kindRules[kind];
  return isExpiredAt && sql`not ${isExpiredAt(now)}`;
}

/** The rules of each kind (rules A1, F3, M10). */
export const kindRules: Record<ContentKind, KindRules> = {
  feed: {
    title: sql`${feeds.text}`,
    audience: sql`${feeds.audience}`,
    price: sql`${feeds.price}`,
    bought: { type: 'feed', objectId: sql`${feeds.id}` },
    isPublished: sql`${feeds.status} = 'published'`,
    isExpiredAt: (now) =>
      sql<boolean>`(${feeds.expiresAt} is not null and ${feeds.expiresAt} <= ${timeOf(now)}::timestamptz)`,
    isDeletedForNonBuyers: sql`${feeds.deletedAt} is not null`,
  },
  gallery: {
    title: sql`${galleries.title}`,
    audience: sql`${galleries.audience}`,
    price: sql`${galleries.price}`,
    bought: { type: 'gallery', objectId: sql`${galleries.id}` },
    isPublished: sql`${galleries.totalPhotos} > 0`,
    isDeletedForNonBuyers: sql`${galleries.deletedAt} is not null`,
  },
  photo: {
    title: sql`${photos.text}`,
    audience: sql`coalesce(${galleryOfPhoto('audience')}, ${photos.audience})`,
    price: sql`${galleryOfPhoto('price')}`,
    bought: { type: 'gallery', objectId: sql`${photos.galleryId}` },
    isPublished: sql`not exists (select 1 from ${galleries} where ${galleries.id} = ${photos.galleryId} and ${galleries.hiddenAt} is not null)`,
    isDeletedForNonBuyers: sql`${photos.deletedAt} is not null`,
  },
  video: {
    title: sql`${videos.title}`,
    audience: sql`${videos.audience}`,
    price: sql`${videos.price}`,
    bought: { type: 'video', objectId: sql`${videos.id}` },
    isPublished: sql`${videos.readyAt} is not null and ${videos.deletedAt} is null`,
  },
  reel: {
    title: sql`${reels.text}`,
    audience: sql`${reels.audience}`,
    price: sql`null::bigint`,
    bought: null,
    isPublished: sql`${reels.readyAt} is not null`,
  },
  product: {
    title: sql`${products.title}`,
    audience: sql`'public'`,
    price: sql`${products.price}`,
    bought: { type: 'product', objectId: sql`${products.id}` },
    isPublished: sql`true`,
    isDeletedForNonBuyers: sql`${products.deletedAt} is not null`,
  },
};
