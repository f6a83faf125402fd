import { decideAccess, teaserOf } from '@fanlight/sdk/access';
import type { Feed, UserSummary } from '@fanlight/sdk/models';
import type { FeedValues } from './use-feed-draft.ts';

/** The values of the form that a preview shows, and the files and the poll of the post. */
export type PreviewedPost = Pick<FeedValues, 'text' | 'audience' | 'price'> & Pick<Feed, 'files' | 'poll'>;

/** The performer of the previewed post. */
export interface PreviewAuthor {
  author: UserSummary;
  /** The price of the cheapest subscription; null if none is offered. */
  subscriptionPrice: number | null;
}

const viewers = ['visitor', 'follower', 'subscriber', 'buyer'] as const;

/** The kinds of fans for whom a post is previewed. A buyer neither follows nor subscribes. */
export type PreviewViewer = (typeof viewers)[number];

/** Returns the kinds of fans that a post can have. Only a post with a price has buyers. */
export const viewersOf = ({ price }: PreviewedPost): readonly PreviewViewer[] =>
  viewers.filter((viewer) => viewer !== 'buyer' || price !== null);

/** The kind of fan for whom a post of each audience is written. */
export const mainViewer = { public: 'visitor', followers: 'follower', subscribers: 'subscriber' } as const;

/** Returns the post as a kind of fan will see it, published now (rules A1, A2). */
export function previewOf(
  post: PreviewedPost,
  { author, subscriptionPrice }: PreviewAuthor,
  viewer: PreviewViewer,
): Feed {
  const now = new Date().toISOString();
  const access = decideAccess({
    ...{ audience: post.audience, price: post.price, subscriptionPrice },
    isOwner: false,
    isLoggedIn: viewer !== 'visitor',
    // A subscription includes a follow (rule M7).
    isFollower: viewer === 'follower' || viewer === 'subscriber',
    isSubscriber: viewer === 'subscriber',
    hasBought: viewer === 'buyer',
  });
  const text = access.isAllowed ? post.text : teaserOf(post.text);
  return {
    ...post,
    ...(!access.isAllowed && {
      files: post.files.map((file) => ({ ...file, url: null, thumbnails: [] })),
      poll: null,
    }),
    _id: 'preview',
    performer: author,
    text,
    isTeaser: text !== post.text,
    access,
    thumbnail: null,
    hashtags: [],
    totalLikes: 0,
    totalComments: 0,
    totalBookmarks: 0,
    isLiked: false,
    isBookmarked: false,
    isOwn: false,
    createdAt: now,
    updatedAt: now,
  };
}
