import { createRandom } from './art/random.ts';
import type { Creator, Fan, NewPrice, Post, Subscribing } from './types.ts';

/**
 * The subscriptions of the demo login: one that was renewed, a yearly one, a cancelled one, one that has ended, a free
 * one, and one with an announced price.
 */
const noor: readonly Subscribing[] = [
  { by: 'noor', to: 'mara', type: 'monthly', daysAgo: 97 },
  { by: 'noor', to: 'trio', type: 'yearly', daysAgo: 150 },
  { by: 'noor', to: 'odile', type: 'monthly', daysAgo: 46, cancelledDaysAgo: 9 },
  { by: 'noor', to: 'kofi', type: 'monthly', daysAgo: 110, cancelledDaysAgo: 84 },
  { by: 'noor', to: 'ines', type: 'free', daysAgo: 33 },
  { by: 'noor', to: 'priya', type: 'monthly', daysAgo: 40 },
];

/** Price increases, to which subscribers must consent (rule M7). */
export const newPrices: readonly NewPrice[] = [{ by: 'priya', more: 2, daysAgo: 11 }];

/** Performers whose latest post for followers becomes a post for subscribers. */
const withSubscriberPost: readonly string[] = ['mara', 'trio', 'anselm', 'kofi', 'yuki', 'priya'];

/**
 * Returns the subscriptions of the demo login, and random subscriptions of other fans to performers whom they follow.
 */
export function planSubscriptions(creators: readonly Creator[], fans: readonly Fan[]): Subscribing[] {
  const offering = new Set(creators.filter(({ monthlyPrice }) => monthlyPrice !== null).map(({ key }) => key));
  const others = fans
    .filter(({ key }) => key !== 'noor')
    .flatMap(({ key, follows }): Subscribing[] => {
      const random = createRandom(`subscribe/${key}`);
      return follows
        .filter((to) => offering.has(to) && random.chance(0.3))
        .slice(0, 2)
        .map((to) => {
          const daysAgo = Math.round(random.range(3, 75));
          const isCancelled = random.chance(0.2) && daysAgo > 10;
          const ended = isCancelled ? { cancelledDaysAgo: Math.round(daysAgo / 2) } : {};
          return { by: key, to, type: 'monthly', daysAgo, ...ended };
        });
    });
  return [...noor, ...others];
}

/** Returns the subscribers of a performer who pay and have not cancelled, with the days since they subscribed. */
export const subscribersOf = (subscriptions: readonly Subscribing[], creator: string): Map<string, number> =>
  new Map(
    subscriptions
      .filter(({ to, type, cancelledDaysAgo }) => to === creator && type !== 'free' && cancelledDaysAgo === undefined)
      .map(({ by, daysAgo }) => [by, daysAgo]),
  );

/** Makes a post of some performers a post for subscribers. Removes its comments by other users. */
export function withSubscriberPosts(creators: readonly Creator[], subscriptions: readonly Subscribing[]): Creator[] {
  return creators.map((creator) => {
    const last = creator.posts.findLastIndex(({ audience }) => audience === 'followers');
    if (!withSubscriberPost.includes(creator.key) || last < 0) return creator;
    const subscribers = subscribersOf(subscriptions, creator.key);
    const posts = creator.posts.map((post, index): Post => {
      if (index !== last) return post;
      const comments = post.comments.filter(({ by }) => subscribers.has(by));
      return { ...post, audience: 'subscribers', comments };
    });
    return { ...creator, posts };
  });
}
