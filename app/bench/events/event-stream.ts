import { api, type Client } from '@fanlight/sdk';
import type { ServerEvent } from '@fanlight/sdk/events';
import type { Feed, Notification } from '@fanlight/sdk/models';

/** The items that the events are about. */
export interface Subject {
  /** The performer whose channel receives the events. */
  performerId: string;
  /** The posts whose likes and comments change, in rotation. */
  posts: readonly Feed[];
  /** The notification from which new ones are derived. */
  notification: Notification;
}

const comments = [
  'The ash glaze came out beautifully.',
  'Which clay is this?',
  'I would love to see it before the second firing.',
];

/** Returns the number of the channel's last event; the client expects the next number (rule W6). */
export async function readHead(client: Client, channel: string): Promise<number> {
  const { data } = await client.call(api.listEventChannels);
  return data.find((head) => head.channel === channel)?.no ?? 0;
}

/**
 * Generates endless events of a popular performer, as the server sends them. A like changes the counters of a post and
 * of the profile, and a grouped notification. A comment changes the counters of a post and adds a notification.
 *
 * @param from - the number of the channel's last event
 */
export function* createEvents({ performerId, posts, notification }: Subject, from: number): Generator<ServerEvent> {
  const channel = `user:${performerId}`;
  const liked = { ...notification, type: 'reaction', excerpt: null } as const;
  let no = from;
  let total = 0;
  const wrap = (name: ServerEvent['name'], data: unknown) => {
    no += 1;
    return { channel, no, at: new Date().toISOString(), name, data } as ServerEvent;
  };
  const counters = (post: Feed) => ({
    feedId: post._id,
    totalLikes: post.totalLikes + total,
    totalComments: post.totalComments + total,
    totalBookmarks: post.totalBookmarks,
  });
  for (;;) {
    const post = posts[total % posts.length];
    if (!post) throw new Error('There are no posts to send events about.');
    total += 1;
    const about = {
      objectType: 'feed',
      objectId: post._id,
      updatedAt: new Date().toISOString(),
      isRead: false,
    } as const;
    yield wrap('feed/counters-updated', counters(post));
    yield wrap('performer/counters-updated', {
      performerId,
      totalFollowers: 1000,
      totalFeeds: 20,
      totalLikes: 1000 + total,
    });
    const group = { ...liked, ...about, _id: `like-${post._id}`, totalActors: total + 1 };
    yield wrap('notification/created', { notification: group, totalUnread: 2 * total - 1 });
    yield wrap('feed/counters-updated', { ...counters(post), totalComments: post.totalComments + total + 1 });
    const excerpt = comments[total % comments.length] ?? null;
    const line = {
      ...notification,
      ...about,
      type: 'comment',
      _id: `comment-${total}`,
      totalActors: 1,
      excerpt,
    } as const;
    yield wrap('notification/created', { notification: line, totalUnread: 2 * total });
  }
}
