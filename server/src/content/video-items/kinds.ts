import { reels, videos } from '../../db/schema/index.ts';

/** A video or a reel: an item of a performer with one video file and additional files, such as a thumbnail. */
export type VideoItemKind = 'video' | 'reel';

export interface VideoItemRows {
  video: typeof videos.$inferSelect;
  reel: typeof reels.$inferSelect;
}

interface VideoItemInserts {
  video: typeof videos.$inferInsert;
  reel: typeof reels.$inferInsert;
}

/** The columns of a video or reel that its performer edits. Undefined columns are not changed. */
export type VideoItemChanges<Kind extends VideoItemKind> = Partial<
  Omit<
    VideoItemInserts[Kind],
    'id' | 'performerId' | 'fileId' | 'thumbnailFileId' | 'readyAt' | 'createdAt' | 'updatedAt'
  >
>;

/**
 * The table of each kind, both typed as the table of videos, which has every column of reels that this module uses.
 * Only the groups use columns of a single kind, typed by {@link VideoItemChanges}.
 */
export const videoItemTables = { video: videos, reel: reels as unknown as typeof videos };

/** Returns the description of a video or the text of a reel. */
export const videoItemText = (item: { description: string } | { text: string }): string =>
  'description' in item ? item.description : item.text;
