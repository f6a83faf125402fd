import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { id, time } from './columns.ts';
import { audience, counters, performerId, price, times } from './content-columns.ts';

/** Galleries of photos. Only its performer sees an empty gallery. */
export const galleries = pgTable(
  'gallery',
  {
    id: id('id').primaryKey(),
    performerId: performerId(),
    title: text('title').notNull(),
    description: text('description').notNull().default(''),
    audience: audience(),
    price: price(),
    /**
     * The photo that the performer has chosen as cover. If null, the first photo is the cover. It is not a foreign key,
     * because photos reference their gallery.
     */
    coverPhotoId: id('cover_photo_id'),
    totalPhotos: integer('total_photos').notNull().default(0),
    ...counters(),
    ...times(),
    /** The time at which the performer deleted the gallery. Its buyers still see it (rule A4). */
    deletedAt: time('deleted_at'),
  },
  (table) => [
    index('gallery_performer').on(table.performerId, table.id.desc()),
    // For counting a performer's own items (`countPlaces` in content/list.ts). The index stays small, because
    // PostgreSQL stores equal keys once.
    index('gallery_kept').on(table.performerId).where(sql`deleted_at is null`),
    // A list reads published items and items that only their performer sees with separate statements (`partsOf` in content/list.ts).
    index('gallery_listed')
      .on(table.performerId, table.id.desc())
      .where(sql`total_photos > 0 and hidden_at is null and deleted_at is null`),
    index('gallery_unlisted')
      .on(table.performerId)
      .where(sql`(hidden_at is not null or total_photos <= 0) and deleted_at is null`),
    index('gallery_popular')
      .on(table.totalLikes.desc(), table.id.desc())
      .where(sql`total_photos > 0 and hidden_at is null and deleted_at is null`),
    // For searches from the newest gallery on.
    index('gallery_recent')
      .on(table.id.desc())
      .where(sql`total_photos > 0 and hidden_at is null and deleted_at is null`),
  ],
);
