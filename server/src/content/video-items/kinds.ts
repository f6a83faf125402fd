import { reels, videos } from '../../db/schema/index.ts';

/** A video or a reel. Both are items with one video file and additional files, such as a thumbnail. */
export type VideoItemKind = 'video' | 'reel';

export interface VideoItemRows {
  video: typeof videos.$inferSelect;
  reel: typeof reels.$inferSelect;
}

interface VideoItemInserts {
  video: typeof videos.$inferInsert;
  reel: typeof reels.$inferInsert;
}

/** The columns of a video or a reel that its performer can change. A column that is undefined does not change. */
export type VideoItemChanges<Kind extends VideoItemKind> = Partial<
  Omit<
    VideoItemInserts[Kind],
    'id' | 'performerId' | 'fileId' | 'thumbnailFileId' | 'readyAt' | 'createdAt' | 'updatedAt'
  >
>;

/**
 * The table of each kind. Both are typed as the table of videos, which has all columns of reels that this module uses.
 * Columns that only one kind has are used only by its group, with the type {@link VideoItemChanges}.
 */
export const videoItemTables = { video: videos, reel: reels as unknown as typeof videos };

/** Returns the description of a video or the text of a reel. */
export const videoItemText = (item: { description: string } | { text: string }): string =>
  'description' in item ? item.description : item.text;
