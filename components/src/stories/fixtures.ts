import type { PerformerStories, Story, StoryFile, UserSummary } from '@fanlight/sdk/models';
import { mara } from '../feeds/fixtures.ts';
import { sampleClips } from '../primitives/playback/sample/index.ts';
import { samplePicture } from '../primitives/sample-picture.ts';
import { ago, fromNow } from '../testing/sample-times.ts';

const file: StoryFile = {
  _id: '0193f2a4c1d07b3e5a930000',
  type: 'story-photo',
  status: 'ready',
  reason: null,
  url: samplePicture(1),
  thumbnailUrl: samplePicture(1),
  preview: samplePicture(1),
  duration: null,
  width: 1080,
  height: 1920,
};

/** A public photo. */
export const story: Story = {
  _id: '0193f2a4c1d07b3e5a931000',
  performer: mara,
  text: 'Kiln at 1,280 degrees.',
  alt: 'A glowing peephole in a brick kiln.',
  audience: 'public',
  access: { isAllowed: true, reason: 'public', requiredAction: null, price: null, alternative: null },
  file,
  totalViews: null,
  totalLikes: null,
  isViewed: false,
  isLiked: false,
  isOwn: false,
  expiresAt: fromNow({ hours: 23, minutes: 20 }),
  createdAt: ago({ minutes: 40 }),
  updatedAt: ago({ minutes: 40 }),
};

/** A photo that the viewer likes. */
export const likedStory: Story = { ...story, _id: '0193f2a4c1d07b3e5a931005', isLiked: true };

/** A video with sound. */
export const videoStory: Story = {
  ...story,
  _id: '0193f2a4c1d07b3e5a931001',
  text: '',
  file: { ...file, _id: '0193f2a4c1d07b3e5a930001', type: 'story-video', url: sampleClips.upright, duration: 3 },
};

/** A story for subscribers, in a response to a viewer without access. */
export const lockedStory: Story = {
  ...story,
  _id: '0193f2a4c1d07b3e5a931002',
  text: '',
  alt: '',
  audience: 'subscribers',
  access: {
    isAllowed: false,
    reason: 'needs-subscription',
    requiredAction: 'subscribe',
    price: 9.95,
    alternative: null,
  },
  file: { ...file, _id: '0193f2a4c1d07b3e5a930002', url: null, thumbnailUrl: null },
};

const group = (performer: UserSummary, stories: Story[], isViewed = false): PerformerStories => ({
  performer,
  stories: stories.map((shown) => ({ ...shown, performer, isViewed })),
  isViewed,
  latestAt: story.createdAt,
});

const odile: UserSummary = {
  _id: '0193f2a4c1d07b3e5a918c45',
  name: 'Odile Marchetti-Vandenberghe',
  username: 'odile',
  avatar: null,
  isPerformer: true,
  isVerified: true,
};

const sefa: UserSummary = { ...odile, _id: '0193f2a4c1d07b3e5a918c46', name: 'Sefa Tui', username: 'sefa' };

/** Three performers with stories of the last day. The viewer has seen the stories of the third. */
export const performerStories: PerformerStories[] = [
  group(mara, [story, videoStory, lockedStory]),
  group(odile, [{ ...story, _id: '0193f2a4c1d07b3e5a931003', text: 'New strings day.' }]),
  group(sefa, [{ ...story, _id: '0193f2a4c1d07b3e5a931004', text: 'Low tide at six.' }], true),
];

/** The following stories are in responses to their performer. */
export const ownStory: Story = { ...story, isOwn: true, totalViews: 212, totalLikes: 24 };
export const processingStory: Story = {
  ...videoStory,
  isOwn: true,
  totalViews: 0,
  totalLikes: 0,
  file: { ...videoStory.file, status: 'processing', url: null, thumbnailUrl: null, preview: null, duration: null },
};
export const failedStory: Story = {
  ...processingStory,
  _id: '0193f2a4c1d07b3e5a931006',
  text: 'The whole firing.',
  file: {
    ...processingStory.file,
    _id: '0193f2a4c1d07b3e5a930006',
    status: 'failed',
    reason: 'The file lasts too long. It may last at most 60 seconds.',
  },
};
export const expiredStory: Story = {
  ...ownStory,
  _id: '0193f2a4c1d07b3e5a931007',
  text: 'Loading the kiln.',
  audience: 'followers',
  expiresAt: ago({ minutes: 5 }),
};

/** The stories of a performer, in a response to that performer. */
export const ownStories: PerformerStories = { ...group(mara, []), stories: [ownStory, processingStory] };
