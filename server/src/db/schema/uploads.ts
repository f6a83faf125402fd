import { index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bytes, id, time } from './columns.ts';
import { users } from './users.ts';

/** Uploads of large files, which are sent in parts. */
export const uploads = pgTable(
  'upload',
  {
    id: id('id').primaryKey(),
    ownerId: id('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['video', 'audio', 'product'] }).notNull(),
    fileName: text('file_name').notNull(),
    size: bytes('size').notNull(),
    /** The number of bytes that were received. */
    offset: bytes('offset').notNull().default(0),
    expiresAt: time('expires_at').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [index('upload_expiry').on(table.expiresAt), index('upload_owner').on(table.ownerId)],
);

/** The parts of uploads that were received. */
export const uploadParts = pgTable(
  'upload_part',
  {
    uploadId: id('upload_id')
      .notNull()
      .references(() => uploads.id, { onDelete: 'cascade' }),
    offset: bytes('offset').notNull(),
    size: bytes('size').notNull(),
    /** The id under which the bytes are stored. */
    storedId: id('stored_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.uploadId, table.offset] }),
    uniqueIndex('upload_part_stored').on(table.storedId),
  ],
);
