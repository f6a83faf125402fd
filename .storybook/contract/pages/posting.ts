import { id } from '../../../app/src/routes/flow-sample.tsx';
import { make, mocks } from '../../../mocks/src/index.ts';
import { attach, check, fill, press, steps } from '../acts.ts';
import type { PageVisits } from '../visits.ts';

const writing = { path: '/creator/posts/new', as: 'performer' } as const;
const ofMine = mocks.feeds.getGetMyFeedMockHandler(() => ({
  data: make.getFeedMock({ _id: id, isOwn: true, status: 'published', files: [], poll: null }),
}));

const editing = { path: `/creator/posts/${id}`, as: 'performer' } as const;
const withFile = (file: Parameters<typeof make.getFeedFileMock>[0]) =>
  mocks.feeds.getGetMyFeedMockHandler(() => ({
    data: make.getFeedMock({
      ...{
        _id: id,
        isOwn: true,
        status: 'published',
        audience: 'subscribers',
        poll: null,
        thumbnail: null,
        teaser: null,
      },
      files: [make.getFeedFileMock(file)],
    }),
  }));

const newStory = { path: '/creator/stories/new', as: 'performer' } as const;
const myStory = mocks.stories.getGetMyStoryMockHandler(() => ({
  data: make.getStoryMock({ _id: id, isOwn: true, text: 'The kiln is open.', expiresAt: '2100-01-01T00:00:00.000Z' }),
}));

/** Operations of writing posts and stories. */
export const postingVisits = {
  createFeed: { ...writing, play: steps(fill('feeds:form.text', 'The kiln is open.'), press('feeds:form.publish')) },
  createFeedPoll: {
    ...writing,
    play: steps(
      fill('feeds:form.text', 'The kiln is open.'),
      press('feeds:form.poll.add'),
      fill('feeds:form.poll.question', 'Which glaze?'),
      fill('feeds:form.poll.answer', 'Shino', { number: 1 }),
      fill('feeds:form.poll.answer', 'Celadon', { number: 2 }),
      press('feeds:form.publish'),
    ),
  },
  getPlannedFeeds: { ...writing, play: check('feeds:form.when.scheduled') },
  getHashtagSuggestions: { ...writing, play: fill('feeds:form.text', 'The kiln is open. #sto') },
  searchUsers: { ...writing, play: fill('feeds:form.text', 'With @ma') },
  updateFeed: {
    ...editing,
    handlers: [ofMine],
    play: steps(fill('feeds:form.text', 'The kiln is open.'), press('feeds:form.save')),
  },
  uploadFeedPhoto: { ...writing, play: attach(0) },
  uploadFeedAudio: { ...writing, play: attach(0, 'audio/mpeg') },
  uploadFeedThumbnail: { ...editing, handlers: [withFile({})], play: attach(1) },
  uploadFeedTeaser: { ...editing, handlers: [withFile({})], play: attach(2, 'video/mp4') },
  getFeedFileStatus: { ...editing, handlers: [withFile({ type: 'feed-video', status: 'processing', url: null })] },
  uploadFeedVideo: { ...writing, play: attach(0, 'video/mp4') },
  uploadStoryPhoto: { ...newStory, play: steps(attach(0), press('myStories:form.publish')) },
  uploadStoryVideo: { ...newStory, play: steps(attach(0, 'video/mp4'), press('myStories:form.publish')) },
  createStory: { ...newStory, play: steps(attach(0), press('myStories:form.publish')) },
  updateStory: {
    path: `/creator/stories/${id}`,
    as: 'performer',
    handlers: [myStory],
    play: steps(fill('myStories:form.text', 'New glaze day.'), press('myStories:form.save')),
  },
  deleteStory: {
    path: `/creator/stories?dialog=delete&item=${id}`,
    as: 'performer',
    play: press('content:remove.confirm.story'),
  },
} satisfies PageVisits;
