import { reels, videos } from '../../db/schema/index.ts';

/** Videos and reels: a film with what is beside it, published by a performer. */
export type FilmKind = 'video' | 'reel';

/** A row of each kind. */
export interface FilmItems {
  video: typeof videos.$inferSelect;
  reel: typeof reels.$inferSelect;
}

/** What a new row of each kind names besides its files. */
interface FilmInserts {
  video: typeof videos.$inferInsert;
  reel: typeof reels.$inferInsert;
}

/** What its performer says of a film; what is undefined stays as it is. */
export type FilmChanges<Kind extends FilmKind> = Partial<
  Omit<FilmInserts[Kind], 'id' | 'performerId' | 'fileId' | 'thumbnailFileId' | 'readyAt' | 'createdAt' | 'updatedAt'>
>;

/**
 * The table of each kind, typed as that of videos, which has every column of reels that this module names. Columns of one
 * kind only are named by the groups, typed by {@link FilmChanges}.
 */
export const filmTables = { video: videos, reel: reels as unknown as typeof videos };

/** The text that stands below a film. */
export const filmText = (item: { description: string } | { text: string }): string =>
  'description' in item ? item.description : item.text;
