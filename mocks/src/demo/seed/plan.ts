import { createRandom } from '../art/random.ts';
import { subscribersOf } from '../subscribing.ts';
import type { Creator, DemoContent, Fan, StepAction, Subscribing, TopUp } from '../types.ts';
import { planVideos, type VideoAction } from '../videos/plan.ts';
import { planDiscovery } from './plan-discovery.ts';

const minute = 60 * 1000;
const hour = 60 * minute;
const day = 24 * hour;

/** An action of a user. `post` has the format `<creator>/<number>`. */
export type Action =
  | { kind: 'join'; by: string }
  | { kind: 'post'; by: string; post: string }
  | { kind: 'follow'; by: string; to: string }
  | { kind: 'like' | 'bookmark'; by: string; post: string }
  | { kind: 'comment'; by: string; post: string; text: string }
  /** `comment` is the index of a comment on the post. */
  | { kind: 'like-comment'; by: string; post: string; comment: number }
  | { kind: 'top-up'; by: string; amount: number; card: TopUp['card']; coupon?: string }
  | { kind: 'tip'; by: string; to: string; amount: number; message?: string }
  | { kind: 'gallery' | 'photo'; by: string; item: number }
  | { kind: 'like-gallery'; by: string; item: number }
  | { kind: 'poll'; by: string; poll: number }
  | { kind: 'vote'; by: string; poll: number; option: number }
  | { kind: 'search'; by: string; keyword: string }
  | { kind: 'bookmark-performer'; by: string; to: string }
  | { kind: 'step'; by: string; run: StepAction }
  | { kind: 'subscribe'; by: string; to: string; type: Subscribing['type'] }
  | { kind: 'unsubscribe'; by: string; to: string }
  | { kind: 'raise-price'; by: string; more: number }
  | { kind: 'read'; by: string }
  | VideoAction;

/** An action and its time, in milliseconds before the present. */
export type TimedAction = Action & { ago: number };

/** Returns the key of a post. */
export const postName = (creator: Creator, index: number): string => `${creator.key}/${index}`;

/**
 * Returns the time since each registration. Performers registered about a year ago, and fans in the months after that.
 */
function joinTimes({ creators, fans }: DemoContent): Map<string, number> {
  const joined = new Map<string, number>();
  for (const [index, { key }] of creators.entries()) joined.set(key, (350 - index * 8) * day - index * 37 * minute);
  for (const [index, { key }] of fans.entries()) joined.set(key, (320 - index * 8.3) * day - index * 53 * minute);
  return joined;
}

/** Returns the times of a performer's posts. Most are in the last weeks, and the newest is minutes to hours ago. */
function postTimes({ key, posts }: Creator, place: number, joined: number): number[] {
  const random = createRandom(`times/${key}`);
  const newest = [9, 34, 71, 130, 200, 310, 430, 560, 800, 1130, 1500, 1900][place % 12] ?? 60;
  const first = joined - 1.5 * day;
  return posts.map((_, index) => {
    const back = posts.length === 1 ? 0 : 1 - index / (posts.length - 1);
    const ago = newest * minute * (first / (newest * minute)) ** (back ** 0.9);
    return index === 0 || index === posts.length - 1 ? ago : ago * random.range(0.8, 1.15);
  });
}

/**
 * Returns the pairs of follower and performer. They include the listed follows, and users who comment on posts of a
 * performer.
 */
function followPairs({ creators, fans }: DemoContent): [by: string, to: string][] {
  const pairs = new Set(fans.flatMap(({ key, follows }) => follows.map((to) => `${key} ${to}`)));
  for (const { key, posts } of creators)
    for (const { comments } of posts) for (const { by } of comments) if (by !== key) pairs.add(`${by} ${key}`);
  const userKeys = new Set([...creators, ...fans].map(({ key }) => key));
  return [...pairs]
    .map((pair) => pair.split(' ') as [string, string])
    .filter(([by, to]) => userKeys.has(by) && userKeys.has(to));
}

/**
 * Plans a top-up for the tips of a fan, on the day before the first tip. Not needed if the top-ups of the fan are
 * listed.
 */
function planTopUp(fan: Fan, { tips, topUps }: DemoContent): TimedAction[] {
  const givenTips = tips.filter(({ by }) => by === fan.key);
  if (givenTips.length === 0 || topUps.some(({ by }) => by === fan.key)) return [];
  const sum = givenTips.reduce((total, { amount }) => total + amount, 0);
  const first = Math.max(...givenTips.map(({ daysAgo }) => daysAgo));
  const random = createRandom(`top-up/${fan.key}`);
  const card = random.pick(['visa', 'mastercard'] as const);
  return [{ kind: 'top-up', by: fan.key, amount: Math.ceil((sum + 5) / 25) * 25, card, ago: (first + 1) * day }];
}

/** Plans subscriptions, cancellations and price increases. */
function planSubscriptionChanges({ subscriptions = [], newPrices = [] }: DemoContent): TimedAction[] {
  return [
    ...subscriptions.flatMap(({ by, to, type, daysAgo, cancelledDaysAgo }): TimedAction[] => [
      { kind: 'subscribe', by, to, type, ago: daysAgo * day },
      ...(cancelledDaysAgo === undefined
        ? []
        : [{ kind: 'unsubscribe' as const, by, to, ago: cancelledDaysAgo * day }]),
    ]),
    ...newPrices.map(({ by, more, daysAgo }): TimedAction => ({ kind: 'raise-price', by, more, ago: daysAgo * day })),
  ];
}

/**
 * Returns the followers who also subscribe. For each of them, the value is the number of milliseconds for which the
 * user has both followed and subscribed.
 */
function subscribedFollowersOf(
  { subscriptions = [] }: DemoContent,
  creator: string,
  followers: Map<string, number>,
): Map<string, number> {
  const since = [...subscribersOf(subscriptions, creator)].map(([by, daysAgo]): [string, number] => {
    return [by, Math.min(daysAgo * day * 0.999, followers.get(by) ?? 0)];
  });
  return new Map(since.filter(([, ago]) => ago > 0));
}

/** Plans the likes of a comment. The creator of the post likes comments more often than followers do. */
function planCommentLikes(
  like: { post: string; comment: number },
  written: { by: string; ago: number },
  creator: string,
  follows: Map<string, number>,
): TimedAction[] {
  const random = createRandom(`like-comment/${like.post}/${like.comment}`);
  return [[creator, written.ago] as const, ...follows].flatMap(([by, followed]): TimedAction[] => {
    const ago = Math.min(written.ago, followed) * random.range(0.5, 0.95);
    const isLiking = random.chance(by === creator ? 0.4 : 0.06);
    return isLiking && by !== written.by ? [{ kind: 'like-comment', by, ...like, ago }] : [];
  });
}

/** Plans the reactions to a post: its comments in their order with their likes, likes and bookmarks. */
function planReactions(creator: Creator, index: number, posted: number, follows: Map<string, number>): TimedAction[] {
  const post = postName(creator, index);
  const random = createRandom(`echo/${post}`);
  const actions: TimedAction[] = [];
  const { comments = [], audience = 'public' } = creator.posts[index] ?? {};
  const span = Math.min(posted * 0.8, 2 * day);
  let last = posted;
  for (const [place, { by, text }] of comments.entries()) {
    const since = by === creator.key ? last : Math.min(last, follows.get(by) ?? last);
    const planned = posted - (span * (place + random.range(0.4, 0.9))) / comments.length;
    last = Math.min(planned, since * 0.98);
    actions.push({ kind: 'comment', by, post, text, ago: last });
    actions.push(...planCommentLikes({ post, comment: place }, { by, ago: last }, creator.key, follows));
  }
  const likeProbability = (audience === 'public' ? 0.3 : 0.22) + (creator.key === 'mara' ? 0.14 : 0);
  for (const [by, followed] of follows) {
    const from = Math.min(posted, followed);
    const ago = from - Math.min(from * 0.95, 5 * day) * random.next() ** 2;
    if (random.chance(likeProbability)) actions.push({ kind: 'like', by, post, ago });
    if (random.chance(by === 'noor' ? 0.22 : 0.04)) actions.push({ kind: 'bookmark', by, post, ago: ago * 0.97 });
  }
  return actions;
}

/** Plans when users read their notifications. Notifications after that are unread. */
function planReads({ creators, fans }: DemoContent): TimedAction[] {
  const planEach = (by: string, daysAgo: number[]) =>
    daysAgo.map((ago): TimedAction => ({ kind: 'read', by, ago: ago * day }));
  return [
    ...creators.flatMap(({ key }) => planEach(key, key === 'mara' ? [90, 20, 1.1] : [60, 2.4])),
    ...fans.flatMap(({ key }) => planEach(key, key === 'noor' ? [30, 1.6] : [3])),
  ];
}

/** Plans galleries and photos by their index, and likes of galleries by followers. */
function planPictures(
  { galleries = [], photos = [] }: DemoContent,
  followers: Map<string, Map<string, number>>,
): TimedAction[] {
  const actions: TimedAction[] = photos.map(({ by, daysAgo }, item) => ({
    kind: 'photo',
    by,
    item,
    ago: daysAgo * day,
  }));
  for (const [item, { by, daysAgo, audience }] of galleries.entries()) {
    actions.push({ kind: 'gallery', by, item, ago: daysAgo * day });
    if (audience === 'subscribers') continue;
    const random = createRandom(`praise/${by}/${item}`);
    for (const [fan, followed] of followers.get(by) ?? []) {
      const from = Math.min(daysAgo * day, followed);
      if (random.chance(0.5))
        actions.push({ kind: 'like-gallery', by: fan, item, ago: from * (0.95 - random.next() * 0.6) });
    }
  }
  return actions;
}

/** Plans all actions of the year, oldest first. The same input results in the same plan. */
export function planYear(content: DemoContent): TimedAction[] {
  const joined = joinTimes(content);
  const joinedAgo = (key: string) => joined.get(key) ?? day;
  const actions: TimedAction[] = [...joined].map(([by, ago]) => ({ kind: 'join', by, ago }));
  const followers = new Map(content.creators.map(({ key }) => [key, new Map<string, number>()]));
  for (const [by, to] of followPairs(content)) {
    const random = createRandom(`follow/${by}/${to}`);
    const ago = Math.min(joinedAgo(by), joinedAgo(to)) - hour - random.next() ** 2 * 25 * day;
    followers.get(to)?.set(by, ago);
  }
  for (const { by, to, daysAgo } of content.recentFollows) followers.get(to)?.set(by, daysAgo * day);
  for (const [to, list] of followers) for (const [by, ago] of list) actions.push({ kind: 'follow', by, to, ago });
  for (const [place, creator] of content.creators.entries()) {
    const list = followers.get(creator.key) ?? new Map();
    for (const [index, ago] of postTimes(creator, place, joinedAgo(creator.key)).entries()) {
      actions.push({ kind: 'post', by: creator.key, post: postName(creator, index), ago });
      const isClosed = creator.posts[index]?.audience === 'subscribers';
      actions.push(
        ...planReactions(creator, index, ago, isClosed ? subscribedFollowersOf(content, creator.key, list) : list),
      );
    }
  }
  for (const { daysAgo, ...topUp } of content.topUps) actions.push({ kind: 'top-up', ...topUp, ago: daysAgo * day });
  for (const { daysAgo, ...tip } of content.tips) actions.push({ kind: 'tip', ...tip, ago: daysAgo * day });
  actions.push(...planPictures(content, followers));
  for (const { daysAgo, ...step } of content.steps ?? []) actions.push({ kind: 'step', ...step, ago: daysAgo * day });
  actions.push(
    ...content.fans.flatMap((fan) => planTopUp(fan, content)),
    ...planSubscriptionChanges(content),
    ...planReads(content),
    ...planVideos(content, joinedAgo),
    ...planDiscovery(content, joinedAgo),
  );
  return actions.toSorted((a, b) => b.ago - a.ago);
}
