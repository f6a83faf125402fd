import type { Reel, VideoFile } from '@fanlight/sdk/models';
import { mara } from '../feeds/fixtures.ts';
import { sampleClips } from '../primitives/playback/sample/index.ts';
import { samplePicture } from '../primitives/sample-picture.ts';
import { ago } from '../testing/sample-times.ts';
import type { ReelActions } from './reel-controls.tsx';

const file: VideoFile = {
  _id: '0193f2a4c1d07b3e5a91d000',
  status: 'ready',
  reason: null,
  url: sampleClips.upright,
  posterUrl: samplePicture(2),
  preview: samplePicture(2),
  captions: { url: sampleClips.captions, locale: 'en-US' },
  hls: null,
  storyboard: null,
  duration: 3,
  width: 720,
  height: 1280,
};

/** A public reel with captions. */
export const reel: Reel = {
  _id: '0193f2a4c1d07b3e5a91c000',
  performer: mara,
  text: 'Forty seconds of centring, no cuts. #stoneware',
  isTeaser: false,
  hashtags: ['stoneware'],
  audience: 'public',
  access: { isAllowed: true, reason: 'public', requiredAction: null, price: null, alternative: null },
  file,
  thumbnail: null,
  totalViews: 5210,
  totalLikes: 640,
  totalComments: 31,
  totalBookmarks: 52,
  isLiked: false,
  isBookmarked: false,
  isFollowed: false,
  isOwn: false,
  createdAt: ago({ hours: 2 }),
  updatedAt: ago({ hours: 2 }),
};

/** A reel for subscribers, in a response to a viewer without access. */
export const lockedReel: Reel = {
  ...reel,
  _id: '0193f2a4c1d07b3e5a91c001',
  text: 'The glaze nobody gets to see before…',
  isTeaser: true,
  audience: 'subscribers',
  access: {
    isAllowed: false,
    reason: 'needs-subscription',
    requiredAction: 'subscribe',
    price: 9.95,
    alternative: null,
  },
  file: { ...file, _id: '0193f2a4c1d07b3e5a91d001', url: null, posterUrl: null, captions: null },
};

/** A reel that the viewer likes and has bookmarked. The viewer follows its performer. */
export const likedReel: Reel = {
  ...reel,
  _id: '0193f2a4c1d07b3e5a91c004',
  isLiked: true,
  isBookmarked: true,
  isFollowed: true,
};

/** A reel in landscape format. */
const wideReel: Reel = {
  ...likedReel,
  _id: '0193f2a4c1d07b3e5a91c002',
  text: '',
  file: { ...file, _id: '0193f2a4c1d07b3e5a91d002', url: sampleClips.wide, width: 1280, height: 720, captions: null },
};

/** A reel that is being processed. Only its performer sees it. */
export const processingReel: Reel = {
  ...reel,
  _id: '0193f2a4c1d07b3e5a91c003',
  isOwn: true,
  file: { ...file, _id: '0193f2a4c1d07b3e5a91d003', status: 'processing', url: null, posterUrl: null, captions: null },
};

/** The following reels are in responses to their performer. */
export const ownReel: Reel = { ...reel, isOwn: true, access: { ...reel.access, reason: 'owner' } };

/** A reel whose video is too long. Only its performer sees it. */
export const failedReel: Reel = {
  ...ownReel,
  _id: '0193f2a4c1d07b3e5a91c005',
  text: 'A whole firing in one take',
  file: {
    ...{ ...file, _id: '0193f2a4c1d07b3e5a91d005', url: null, posterUrl: null, captions: null, duration: null },
    ...{ status: 'failed', reason: 'The file lasts too long. It may last at most 180 seconds.' },
  },
};

export const reels: Reel[] = [reel, lockedReel, wideReel];

/** The callbacks of a reel, for stories. `spy` creates each of them. */
export const reelActions = (spy: () => () => void): ReelActions => ({
  onLike: spy(),
  onBookmark: spy(),
  onComment: spy(),
  onTip: spy(),
  onShare: spy(),
  onCopyLink: spy(),
  onReport: spy(),
  onUnlock: spy(),
  onToggleFollow: spy(),
  onRenew: async () => null,
});
