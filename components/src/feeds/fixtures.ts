import type { Feed, FeedFile, FeedPoll, UserSummary } from '@fanlight/sdk/models';
import { sampleClips } from '../primitives/playback/sample/index.ts';
import { samplePicture } from '../primitives/sample-picture.ts';
import { ago, fromNow } from '../testing/sample-times.ts';
import type { PostActions } from './post-actions.tsx';

/** The author of most of these posts. */
export const mara: UserSummary = {
  _id: '0193f2a4c1d07b3e5a918c42',
  name: 'Mara Quill',
  username: 'mara.clay',
  avatar: samplePicture(2),
  isPerformer: true,
  isVerified: true,
};

const trio: UserSummary = {
  _id: '0193f2a4c1d07b3e5a918c43',
  name: 'Blue Hour Trio',
  username: 'bluehour',
  avatar: null,
  isPerformer: true,
  isVerified: true,
};

const ilse: UserSummary = {
  _id: '0193f2a4c1d07b3e5a918c44',
  name: 'Ilse van der Berg',
  username: 'ilse.luthier',
  avatar: samplePicture(0),
  isPerformer: true,
  isVerified: false,
};

const seen = [
  'A tall stoneware vessel with a river glaze',
  'Three bowls cooling on the kiln shelf',
  'A hand marking the foot of a cup',
  'Ash glaze running over a shoulder',
  'The kiln at dawn, its door ajar',
  'A row of test tiles from grey to green',
] as const;

/** Returns a photo as a file of a public post. */
export function photo(seed: number, width = 1280, height = 800): FeedFile {
  return {
    _id: `0193f2a4c1d07b3e5a918e0${seed}`,
    type: 'feed-photo',
    url: samplePicture(seed),
    thumbnails: [samplePicture(seed)],
    preview: samplePicture(seed),
    width,
    height,
    alt: seen[seed % seen.length] ?? seen[0],
  };
}

/** A public post with one photo. */
export const feed: Feed = {
  _id: '0193f2a4c1d07b3e5a918d00',
  performer: mara,
  text: 'Kiln opened at dawn. Two cracked, one sang: ash glaze over iron, and a blue that only the back wall gives. Thank you @ines for the wood. #stoneware #woodfiring',
  mentions: ['ines'],
  isTeaser: false,
  audience: 'public',
  access: { isAllowed: true, reason: 'public', requiredAction: null, price: null, alternative: null },
  files: [photo(0)],
  thumbnail: { url: samplePicture(0) },
  hashtags: ['stoneware', 'woodfiring'],
  totalLikes: 128,
  totalComments: 9,
  totalBookmarks: 14,
  isLiked: false,
  isBookmarked: false,
  isOwn: false,
  createdAt: ago({ minutes: 5 }),
  updatedAt: ago({ minutes: 5 }),
};

/** A poll in which the viewer has not voted. */
export const poll: FeedPoll = {
  _id: '0193f2a4c1d07b3e5a918f00',
  question: 'Which glaze for the next kiln?',
  options: [
    { _id: '0193f2a4c1d07b3e5a918f01', text: 'River green', totalVotes: 31, isChosen: false },
    { _id: '0193f2a4c1d07b3e5a918f02', text: 'Ash white', totalVotes: 53, isChosen: false },
  ],
  totalVotes: 84,
  hasVoted: false,
  isClosed: false,
  endsAt: fromNow({ days: 16 }),
};

/** The same poll after the viewer's vote. */
export const votedPoll: FeedPoll = {
  ...poll,
  hasVoted: true,
  options: poll.options.map((option, index) => ({ ...option, isChosen: index === 1 })),
};

/** The same post, in a response to its author. */
export const ownFeed: Feed = { ...feed, isOwn: true, access: { ...feed.access, reason: 'owner' } };

export const draftFeed: Feed = {
  ...ownFeed,
  _id: '0193f2a4c1d07b3e5a918d20',
  status: 'draft',
  text: 'What I wish I had known about cone 10.',
  totalLikes: 0,
  totalComments: 0,
};

/** A scheduled post. */
export const scheduledFeed: Feed = {
  ...draftFeed,
  _id: '0193f2a4c1d07b3e5a918d21',
  status: 'scheduled',
  publishAt: fromNow({ days: 21 }),
  text: 'The kiln opens, live and in slow motion.',
};

/** A published post that disappears in two days. */
export const expiringFeed: Feed = {
  ...ownFeed,
  _id: '0193f2a4c1d07b3e5a918d23',
  status: 'published',
  expiresAt: fromNow({ days: 2 }),
  text: 'Seconds from the last kiln, until Sunday.',
};

/** A post that has disappeared for everyone except its performer and its buyers. */
export const expiredFeed: Feed = {
  ...expiringFeed,
  _id: '0193f2a4c1d07b3e5a918d24',
  status: 'expired',
  expiresAt: ago({ days: 3 }),
  text: 'Studio visit, only this weekend.',
};

/** A post for followers, in a response to a viewer without access. */
export const lockedFeed: Feed = {
  ...feed,
  _id: '0193f2a4c1d07b3e5a918d01',
  text: 'What a glaze recipe leaves out is the weather. This is the page of my notebook that I…',
  isTeaser: true,
  audience: 'followers',
  access: { isAllowed: false, reason: 'needs-follow', requiredAction: 'follow', price: null, alternative: null },
  files: [1, 2].map((seed) => ({ ...photo(seed), url: null, thumbnails: [] })),
  thumbnail: { url: null },
  totalComments: 4,
};

const clip: FeedFile = {
  ...photo(1, 1280, 720),
  _id: '0193f2a4c1d07b3e5a918e90',
  type: 'feed-video',
  url: sampleClips.wide,
  status: 'ready',
  reason: null,
  duration: 4,
  captions: { url: sampleClips.captions, locale: 'en-US' },
  alt: 'Hands opening a bowl on the wheel',
};

/** A post with a video. */
export const videoFeed: Feed = { ...feed, _id: '0193f2a4c1d07b3e5a918d10', files: [clip] };

/** A post with a recording and two pictures. */
export const audioFeed: Feed = {
  ...feed,
  _id: '0193f2a4c1d07b3e5a918d11',
  performer: trio,
  text: 'Second set, as the room heard it. #jazz',
  files: [
    {
      ...clip,
      _id: '0193f2a4c1d07b3e5a918e91',
      type: 'feed-audio',
      url: sampleClips.tone,
      thumbnails: [],
      preview: null,
      duration: 5,
      captions: null,
      alt: '',
    },
    photo(3),
    photo(4),
  ],
};

/** A post in a response to its author, while its video is being processed. */
export const processingFeed: Feed = {
  ...ownFeed,
  _id: '0193f2a4c1d07b3e5a918d22',
  files: [{ ...clip, url: null, status: 'processing', duration: null }],
};
/** A post in a response to its author. The processing of its video has failed. */
export const failedFileFeed: Feed = {
  ...ownFeed,
  files: [{ ...clip, url: null, status: 'failed', reason: 'The file ends in the middle. Upload it again.' }],
};

/** A locked post with a teaser. */
export const teaserFeed: Feed = {
  ...lockedFeed,
  audience: 'subscribers',
  price: 8,
  access: {
    isAllowed: false,
    reason: 'needs-purchase',
    requiredAction: 'buy',
    price: 8,
    alternative: { action: 'subscribe', price: 9.95 },
  },
  files: [{ ...clip, url: null, thumbnails: [] }],
  teaser: {
    _id: '0193f2a4c1d07b3e5a918e92',
    status: 'ready',
    url: sampleClips.wide,
    thumbnails: [samplePicture(2)],
    duration: 4,
  },
};

/** A text post that is so long that lists fold it. */
export const longFeed: Feed = {
  ...feed,
  _id: '0193f2a4c1d07b3e5a918d02',
  performer: ilse,
  text: [
    'Somebody asked why the scroll takes three days when nobody plays it.',
    'Day one is sawing what will be thrown away. You cut close enough to be afraid and far enough to be able to change your mind, and you stop at noon because the light moves.',
    'Day two is the gouge. The wood tells you where the last owner of the tree leaned his ladder. You follow the volute down until your wrist runs out of turning, then you walk around the bench and meet yourself from the other side.',
    'Day three is a scraper, a cup of coffee and a lot of looking. #violinmaking @bluehour, yours is next.',
  ].join('\n\n'),
  files: [],
  thumbnail: null,
  hashtags: ['violinmaking'],
  totalLikes: 2140,
  totalComments: 0,
  createdAt: ago({ hours: 19 }),
  updatedAt: ago({ hours: 19 }),
};

/** Posts of several performers; one post is locked. */
export const feeds: Feed[] = [
  feed,
  lockedFeed,
  {
    ...feed,
    _id: '0193f2a4c1d07b3e5a918d03',
    performer: trio,
    text: 'Last night at the Almanac. Third set, no lights, one candle. #jazz',
    files: [photo(3), photo(4), photo(5)],
    isLiked: true,
    isBookmarked: true,
    totalLikes: 12_840,
    totalComments: 312,
    createdAt: ago({ hours: 12 }),
    updatedAt: ago({ hours: 12 }),
  },
  longFeed,
];

/** Posts in responses to their author. */
export const ownFeeds: Feed[] = [
  ownFeed,
  {
    ...ownFeed,
    _id: '0193f2a4c1d07b3e5a918d04',
    audience: 'followers',
    text: 'Notebook, page 31: what rain does to rutile.',
  },
  {
    ...ownFeed,
    _id: '0193f2a4c1d07b3e5a918d05',
    text: '',
    files: [photo(4)],
    thumbnail: { url: samplePicture(4) },
    totalLikes: 0,
  },
  { ...longFeed, _id: '0193f2a4c1d07b3e5a918d06', performer: mara, isOwn: true, audience: 'followers' },
];

/** The posts of a profile in responses to their author. The first two are pinned. */
export const pinnedFeeds: Feed[] = ownFeeds.map((own, index) => ({ ...own, isPinned: index < 2 }));

/** Returns the callbacks of a post. `spy` creates each callback, so that a story can check its calls. */
export const postActions = (spy: () => () => void): PostActions => ({
  onLike: spy(),
  onBookmark: spy(),
  onShare: spy(),
  onCopyLink: spy(),
  onTip: spy(),
  onUnlock: spy(),
  onVote: spy(),
  onOpenMedia: spy(),
  onRenew: async () => null,
  onReport: spy(),
  onPin: spy(),
  onDelete: spy(),
});

/** Returns a small picture file, as if the user had selected it. */
export async function photoFile(name: string): Promise<File> {
  const canvas = new OffscreenCanvas(160, 160);
  const pen = canvas.getContext('2d');
  if (pen) {
    pen.fillStyle = '#1f5f6b';
    pen.fillRect(0, 0, 160, 160);
    pen.fillStyle = '#f0e2b6';
    pen.arc(80, 70, 36, 0, 7);
    pen.fill();
  }
  return new File([await canvas.convertToBlob()], name, { type: 'image/png' });
}
