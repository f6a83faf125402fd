import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { id, time } from './columns.ts';
import { audience, counters, performerId, price, times } from './content-columns.ts';

/** Sets of photos. Without photos only their performer finds them. */
export const galleries = pgTable(
  'gallery',
  {
    id: id('id').primaryKey(),
    performerId: performerId(),
    title: text('title').notNull(),
    description: text('description').notNull().default(''),
    audience: audience(),
    price: price(),
    /** The photo chosen as cover; the first one stands where there is none. No reference: photos name their gallery. */
    coverPhotoId: id('cover_photo_id'),
    totalPhotos: integer('total_photos').notNull().default(0),
    ...counters(),
    ...times(),
    /** Its performer deleted it; who bought it keeps it (rule A4). */
    deletedAt: time('deleted_at'),
  },
  (table) => [
    index('gallery_performer').on(table.performerId, table.id.desc()),
    // Small, since equal entries share one: what a performer's own total is counted from (`countPlaces` in content/list.ts).
    index('gallery_kept').on(table.performerId).where(sql`deleted_at is null`),
    // Lists read what is published apart from what only its performer sees (`partsOf` in content/list.ts).
    index('gallery_listed')
      .on(table.performerId, table.id.desc())
      .where(sql`total_photos > 0 and hidden_at is null and deleted_at is null`),
    index('gallery_unlisted')
      .on(table.performerId)
      .where(sql`(hidden_at is not null or total_photos <= 0) and deleted_at is null`),
    index('gallery_popular')
      .on(table.totalLikes.desc(), table.id.desc())
      .where(sql`total_photos > 0 and hidden_at is null and deleted_at is null`),
    // What searches read, newest first.
    index('gallery_recent')
      .on(table.id.desc())
      .where(sql`total_photos > 0 and hidden_at is null and deleted_at is null`),
  ],
);
