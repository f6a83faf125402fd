import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, time } from './columns.ts';
import { audience, counters, performerId, times } from './content-columns.ts';
import { files } from './files.ts';
import { galleries } from './galleries.ts';

/** Photos. For a photo in a gallery, the audience and the price of the gallery apply. */
export const photos = pgTable(
  'photo',
  {
    id: id('id').primaryKey(),
    performerId: performerId(),
    galleryId: id('gallery_id').references(() => galleries.id, { onDelete: 'set null' }),
    /** The position in the gallery, which starts at 0. */
    position: integer('position').notNull().default(0),
    fileId: id('file_id')
      .notNull()
      .references(() => files.id),
    text: text('text').notNull().default(''),
    alt: text('alt').notNull().default(''),
    audience: audience(),
    ...counters(),
    ...times(),
    /** The time at which the performer deleted the photo. The buyers of its gallery still see it (rule A4). */
    deletedAt: time('deleted_at'),
  },
  (table) => [
    index('photo_performer').on(table.performerId, table.id.desc()),
    index('photo_kept').on(table.performerId).where(sql`deleted_at is null`),
    // For the list of a performer's own photos, which includes the photos in galleries.
    index('photo_own').on(table.performerId, table.id.desc()).where(sql`hidden_at is null and deleted_at is null`),
    // A list reads published items and items that only their performer sees with separate statements (`partsOf` in content/list.ts).
    index('photo_listed')
      .on(table.performerId, table.id.desc())
      .where(sql`gallery_id is null and hidden_at is null and deleted_at is null`),
    index('photo_unlisted').on(table.performerId).where(sql`hidden_at is not null and deleted_at is null`),
    // For searches from the newest photo on.
    index('photo_recent')
      .on(table.id.desc())
      .where(sql`gallery_id is null and hidden_at is null and deleted_at is null`),
    index('photo_gallery').on(table.galleryId, table.position),
    index('photo_file').on(table.fileId),
  ],
);

/** Photos that were removed from a sold gallery. Users who had bought the gallery before still see them (rule A4). */
export const galleryKeptPhotos = pgTable(
  'gallery_kept_photo',
  {
    galleryId: id('gallery_id')
      .notNull()
      .references(() => galleries.id, { onDelete: 'cascade' }),
    photoId: id('photo_id')
      .notNull()
      .references(() => photos.id, { onDelete: 'cascade' }),
    /** The position that the photo had in the gallery. */
    position: integer('position').notNull(),
    leftAt: time('left_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.galleryId, table.photoId, table.leftAt] }),
    index('gallery_kept_photo_photo').on(table.photoId),
  ],
);
