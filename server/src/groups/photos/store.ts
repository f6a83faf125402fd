import { and, eq, getTableColumns } from 'drizzle-orm';
import { shapeOf, type Viewer, valuesOf, viewerIn } from '../../access/standing.ts';
import { type AccessRow, accessColumns, hasReacted, isVisibleTo } from '../../content/index.ts';
import { isOneOf, runPrepared } from '../../db/prepared.ts';
import { files, galleries, performers, photos, users } from '../../db/schema/index.ts';
import type { Db } from '../../ports/index.ts';
import type { FileRow } from '../files/index.ts';

/** A photo with its file and what its viewer has to do with it. */
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

/** Photos by id, without those hidden from the viewer; one query for any number of them. */
export async function readPhotoRows(db: Db, viewer: Viewer, ids: string[]): Promise<PhotoRow[]> {
  if (ids.length === 0) return [];
  return runPrepared(db, `photos by ids, ${shapeOf(viewer)}`, { ids, ...valuesOf(viewer) }, (slots) => {
    const queryViewer = viewerIn(slots, viewer);
    return db
      .select({
        photo: getTableColumns(photos),
        file: getTableColumns(files),
        coverPhotoId: galleries.coverPhotoId,
        access: accessColumns('photo', queryViewer),
        isLiked: hasReacted('photo', queryViewer, 'like'),
        isBookmarked: hasReacted('photo', queryViewer, 'bookmark'),
      })
      .from(photos)
      .innerJoin(files, eq(files.id, photos.fileId))
      .leftJoin(galleries, eq(galleries.id, photos.galleryId))
      .innerJoin(users, eq(users.id, photos.performerId))
      .innerJoin(performers, eq(performers.userId, photos.performerId))
      .where(and(isOneOf(photos.id, slots.ids), isVisibleTo('photo', queryViewer)));
  });
}
