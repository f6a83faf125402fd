import { reels, videos } from '../../db/schema/index.ts';

/** A film is a video or a reel: items of a performer with one video file and additional files, such as a thumbnail. */
export type FilmKind = 'video' | 'reel';

export interface FilmItems {
  video: typeof videos.$inferSelect;
  reel: typeof reels.$inferSelect;
}

interface FilmInserts {
  video: typeof videos.$inferInsert;
  reel: typeof reels.$inferInsert;
}

/** The columns of a video or reel that its performer edits; undefined ones are not changed. */
export type FilmChanges<Kind extends FilmKind> = Partial<
  Omit<FilmInserts[Kind], 'id' | 'performerId' | 'fileId' | 'thumbnailFileId' | 'readyAt' | 'createdAt' | 'updatedAt'>
>;

/**
 * The table of each kind, both typed as the table of videos, which has every column of reels that this module uses.
 * Only the groups use columns of a single kind, typed by {@link FilmChanges}.
 */
export const filmTables = { video: videos, reel: reels as unknown as typeof videos };

/** Returns the description of a video or the text of a reel. */
export const filmText = (item: { description: string } | { text: string }): string =>
  'description' in item ? item.description : item.text;
