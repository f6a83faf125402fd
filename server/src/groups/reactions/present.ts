import type { Bookmark, Picture } from '@fanlight/sdk/models';
import type { Context } from '../../context.ts';
import { fileUrl, readFiles } from '../files/index.ts';
import { deletedUserSummary, readUserSummaries } from '../users/index.ts';
import type { BookmarkRow } from './store.ts';

/** Presents bookmarks, with two queries. */
export async function toBookmarks({ db, ports }: Context, rows: BookmarkRow[]): Promise<Bookmark[]> {
  const people = await readUserSummaries(
    ports,
    db,
    rows.map(({ performerId }) => performerId),
  );
  const fileIds = rows.flatMap(({ fileId }) => fileId ?? []);
  const found = await readFiles(db, fileIds);
  const thumbnailOf = ({ fileId, alt, isAllowed }: BookmarkRow): Picture | null => {
    const file = found.get(fileId ?? '');
    if (!file) return null;
    return {
      _id: file.id,
      url: isAllowed ? fileUrl(ports, file.id, 'display') : null,
      thumbnailUrl: isAllowed ? fileUrl(ports, file.id, 'thumbnail') : null,
      preview: file.preview,
      width: file.width,
      height: file.height,
      alt,
    };
  };
  return rows.map((row) => ({
    _id: row.id,
    objectType: row.objectType,
    objectId: row.objectId,
    performer: people.get(row.performerId) ?? deletedUserSummary(row.performerId),
    title: row.title,
    thumbnail: thumbnailOf(row),
    createdAt: row.createdAt.toISOString(),
  }));
}
