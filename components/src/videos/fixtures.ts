import type { Video, VideoFile } from '@fanlight/sdk/models';
import { mara } from '../feeds/fixtures.ts';
import { sampleClips } from '../primitives/playback/sample/index.ts';
import { samplePicture } from '../primitives/sample-picture.ts';
import { ago } from '../testing/sample-times.ts';

const file: VideoFile = {
  _id: '0193f2a4c1d07b3e5a91b000',
  status: 'ready',
  reason: null,
  url: sampleClips.wide,
  posterUrl: samplePicture(1),
  preview: samplePicture(1),
  captions: { url: sampleClips.captions, locale: 'en-US' },
  hls: null,
  storyboard: null,
  duration: 4,
  width: 1280,
  height: 720,
};

/** A public video with captions. */
export const video: Video = {
  _id: '0193f2a4c1d07b3e5a91a000',
  performer: mara,
  title: 'Throwing a tall vase',
  description: 'Centring, opening, and the third pull where most of mine collapse. Thank you @ines. #stoneware',
  isTeaser: false,
  hashtags: ['stoneware'],
  audience: 'public',
  price: null,
  access: { isAllowed: true, reason: 'public', requiredAction: null, price: null, alternative: null },
  file,
  thumbnail: null,
  teaser: null,
  totalViews: 2140,
  totalLikes: 301,
  totalComments: 3,
  totalBookmarks: 40,
  isLiked: false,
  isBookmarked: false,
  isOwn: false,
  createdAt: ago({ hours: 3 }),
  updatedAt: ago({ hours: 3 }),
};

const lockedFile: VideoFile = {
  ...file,
  url: null,
  posterUrl: null,
  captions: null,
  hls: null,
  storyboard: null,
  duration: 912,
};

/** A video that is for sale and for subscribers. It has a public teaser. */
export const lockedVideo: Video = {
  ...video,
  _id: '0193f2a4c1d07b3e5a91a001',
  title: 'A glaze firing from dusk to dawn, every hour of it, with what went wrong in the back row',
  description: 'Eleven hours in fifteen minutes. What the cones said, and what I…',
  isTeaser: true,
  audience: 'subscribers',
  price: 8,
  access: {
    isAllowed: false,
    reason: 'needs-purchase',
    requiredAction: 'buy',
    price: 8,
    alternative: { action: 'subscribe', price: 9.95 },
  },
  file: lockedFile,
  teaser: {
    _id: '0193f2a4c1d07b3e5a91b001',
    status: 'ready',
    url: sampleClips.wide,
    thumbnails: [samplePicture(2)],
    duration: 4,
  },
};

/** The following videos are in responses to their performer. */
export const ownVideo: Video = { ...video, isOwn: true, access: { ...video.access, reason: 'owner' } };

const unready = (changes: Partial<VideoFile>): Video => ({
  ...ownVideo,
  file: { ...file, url: null, posterUrl: null, captions: null, duration: null, ...changes },
});

export const processingVideo = unready({ status: 'processing' });
export const failedVideo = unready({ status: 'failed', reason: 'The file ends in the middle. Upload it again.' });

/** A list of videos: one to which the viewer has access, a locked one, and one without a picture. */
export const videos: Video[] = [
  video,
  lockedVideo,
  {
    ...video,
    _id: '0193f2a4c1d07b3e5a91a002',
    title: 'Wedging without wrists',
    audience: 'followers',
    access: { isAllowed: false, reason: 'needs-follow', requiredAction: 'follow', price: null, alternative: null },
    file: { ...lockedFile, preview: null, duration: 184 },
  },
  {
    ...video,
    _id: '0193f2a4c1d07b3e5a91a003',
    title: 'Pulling handles',
    totalViews: 1,
    file: { ...file, posterUrl: samplePicture(0) },
  },
];
