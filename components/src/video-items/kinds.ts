import { uploadReelTextMaxLength, uploadVideoDescriptionMaxLength } from '@fanlight/sdk/bounds';
import type { Reel, Video } from '@fanlight/sdk/models';
import { paths } from '../paths/index.ts';

/** A video or a reel. Both have one video file, and further files that belong to it. */
export type VideoItem = Video | Reel;

/** The fields of a form that are files, in the order in which the request contains them. */
export const videoItemFileNames = ['video', 'thumbnail', 'teaser', 'captions'] as const;
export type VideoItemFileName = (typeof videoItemFileNames)[number];

interface Kind {
  /** The tab of the list among the kinds of a performer's content. */
  tab: 'videos' | 'reels';
  listHref: string;
  newHref: string;
  editHref: (id: string) => string;
  /** The path at which others see the item. */
  viewHref: (id: string) => string;
  text: { name: 'description' | 'text'; maxLength: number };
  fileNames: readonly VideoItemFileName[];
}

export type VideoItemKind = 'video' | 'reel';

/** The parts in which the screens of the two kinds differ. Only videos have a title, a teaser and a price. */
export const videoItemKinds: Readonly<Record<VideoItemKind, Kind>> = {
  video: {
    tab: 'videos',
    listHref: paths.creatorVideos(),
    newHref: paths.creatorVideoNew(),
    editHref: paths.creatorVideo,
    viewHref: paths.video,
    text: { name: 'description', maxLength: uploadVideoDescriptionMaxLength },
    fileNames: videoItemFileNames,
  },
  reel: {
    tab: 'reels',
    listHref: paths.creatorReels(),
    newHref: paths.creatorReelNew(),
    editHref: paths.creatorReel,
    viewHref: (reel) => paths.reels({ reel, back: paths.creatorReels() }),
    text: { name: 'text', maxLength: uploadReelTextMaxLength },
    fileNames: ['video', 'thumbnail', 'captions'],
  },
};

/** Returns the title of a video, or the text of a reel, which may be empty. */
export const titleOf = (item: VideoItem): string => ('title' in item ? item.title : item.text);
