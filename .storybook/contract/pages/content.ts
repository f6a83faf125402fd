import { id } from '../../../app/src/routes/flow-sample.tsx';
import { make, mocks } from '../../../mocks/src/index.ts';
import { attach, choose, fill, press, pressFirst, pressText, selectFirst, steps } from '../acts.ts';
import type { PageVisits } from '../visits.ts';

const open = { isAllowed: true, reason: 'public', requiredAction: null, price: null, alternative: null } as const;
const ofFeed = (changes: Parameters<typeof make.getFeedMock>[0]) =>
  mocks.feeds.getGetFeedMockHandler(() => ({
    data: make.getFeedMock({ _id: id, isOwn: false, access: open, ...changes }),
  }));
const ofPerformer = (isFollowed: boolean) =>
  mocks.performers.getGetPerformerMockHandler(() => ({
    data: make.getPerformerMock({ username: 'mara.clay', isOwn: false, isFollowed }),
  }));
const ofComment = mocks.comments.getListCommentsMockHandler(() => ({
  data: { data: [make.getCommentMock({ isOwn: true, totalReplies: 3 })], total: 1, isMore: false },
}));

const options = [{ _id: id, text: 'Shino', totalVotes: 3, isChosen: false }];

/** Operations on posts, comments, follows and reactions. */
export const contentVisits = {
  listCommentReplies: {
    path: `/posts/${id}`,
    handlers: [ofFeed({}), ofComment],
    play: press('comments:replies.show', { count: 3 }),
  },
  createComment: {
    path: `/posts/${id}`,
    handlers: [ofFeed({})],
    play: steps(fill('comments:write', 'How hot was the kiln?'), press('comments:send')),
  },
  updateComment: {
    path: `/posts/${id}`,
    handlers: [ofFeed({}), ofComment],
    play: steps(
      press('comments:menu'),
      choose('comments:edit'),
      fill('comments:edit', 'How hot was the kiln?'),
      press('comments:save'),
    ),
  },
  deleteComment: {
    path: `/posts/${id}`,
    handlers: [ofFeed({}), ofComment],
    play: steps(press('comments:menu'), choose('comments:delete'), press('comments:remove.confirm')),
  },
  createReaction: {
    path: `/posts/${id}`,
    handlers: [ofFeed({ isLiked: false, totalLikes: 0 })],
    play: pressFirst('feeds:post.like'),
  },
  deleteReaction: {
    path: `/posts/${id}`,
    handlers: [ofFeed({ isLiked: true, totalLikes: 0 })],
    play: pressFirst('feeds:post.like'),
  },
  followPerformer: {
    path: '/mara.clay',
    handlers: [ofPerformer(false)],
    play: pressFirst('performers:followName'),
  },
  unfollowPerformer: {
    path: '/mara.clay',
    handlers: [ofPerformer(true)],
    play: pressFirst('performers:unfollowName'),
  },
  voteFeedPoll: {
    path: `/posts/${id}`,
    handlers: [ofFeed({ poll: make.getFeedPollMock({ hasVoted: false, isClosed: false, endsAt: null, options }) })],
    play: pressText('Shino'),
  },
  updateBlockedCountries: {
    path: '/creator/account',
    as: 'performer',
    play: selectFirst('blocks:countries.add'),
  },
  deleteFeed: {
    path: `/posts/${id}?dialog=delete&post=${id}`,
    handlers: [ofFeed({ isOwn: true })],
    play: press('content:remove.confirm.feed'),
  },
  pinFeed: {
    path: `/posts/${id}`,
    handlers: [ofFeed({ isOwn: true, status: 'published', isPinned: false })],
    play: steps(press('feeds:post.menu'), choose('feeds:post.pin')),
  },
  unpinFeed: {
    path: `/posts/${id}`,
    handlers: [ofFeed({ isOwn: true, status: 'published', isPinned: true })],
    play: steps(press('feeds:post.menu'), choose('feeds:post.unpin')),
  },
  getProductDownloadLink: {
    path: `/user/orders/${id}`,
    handlers: [
      mocks.orders.getListOrdersMockHandler(),
      mocks.orders.getGetOrderMockHandler(() => ({
        data: make.getOrderMock({ _id: id, status: 'delivered', isDownloadable: true }),
      })),
    ],
    play: press('orders:download'),
  },
  uploadPerformerAvatar: { path: '/creator/account', as: 'performer', play: attach(0) },
  uploadPerformerCover: { path: '/creator/account', as: 'performer', play: attach(1) },
  getVideoFileStatus: {
    path: `/videos/${id}`,
    as: 'performer',
    handlers: [
      mocks.videos.getListVideosMockHandler(),
      mocks.videos.getGetVideoMockHandler(() => ({
        data: make.getVideoMock({ _id: id, isOwn: true, file: make.getVideoFileMock({ status: 'processing' }) }),
      })),
    ],
  },
  listSearchKeywords: { path: '/explore', play: fill('search:label', 'kiln') },
  updateMyPerformer: {
    path: '/creator/account',
    as: 'performer',
    play: steps(fill('users:profile.name', 'Mara'), pressFirst('users:profile.save')),
  },
} satisfies PageVisits;
