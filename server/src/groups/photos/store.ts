import { and, eq, getTableColumns } from 'drizzle-orm';
import { type Reader, readerIn, shapeOf, valuesOf } from '../../access/standing.ts';
import { type AccessRow, accessColumns, hasReacted, isFound } from '../../content/index.ts';
import { isOneOf, runPrepared } from '../../db/prepared.ts';
import { files, galleries, performers, photos, users } from '../../db/schema/index.ts';
import type { Db } from '../../ports/index.ts';
import type { FileRow } from '../files/index.ts';

/** A photo with its file and what its reader has to do with it. */
export interface PhotoRow {
  photo: typeof photos.$inferSelect;
  file: FileRow;
  /** The photo that its gallery shows first; null where none was chosen. */
  coverPhotoId: string | null;
  /** By which its gallery decides, where it is in one. */
  access: AccessRow;
  isLiked: boolean;
  isBookmarked: boolean;
}

/** Photos by id, as far as the reader finds them; one query for any number of them. */
export async function readPhotoRows(db: Db, reader: Reader, ids: string[]): Promise<PhotoRow[]> {
  if (ids.length === 0) return [];
  return runPrepared(db, `photos by ids, ${shapeOf(reader)}`, { ids, ...valuesOf(reader) }, (slots) => {
    const viewer = readerIn(slots, reader);
    return db
      .select({
        photo: getTableColumns(photos),
        file: getTableColumns(files),
        coverPhotoId: galleries.coverPhotoId,
        access: accessColumns('photo', viewer),
        isLiked: hasReacted('photo', viewer, 'like'),
        isBookmarked: hasReacted('photo', viewer, 'bookmark'),
      })
      .from(photos)
      .innerJoin(files, eq(files.id, photos.fileId))
      .leftJoin(galleries, eq(galleries.id, photos.galleryId))
      .innerJoin(users, eq(users.id, photos.performerId))
      .innerJoin(performers, eq(performers.userId, photos.performerId))
      .where(and(isOneOf(photos.id, slots.ids), isFound('photo', viewer)));
  });
}
