import { api } from '@fanlight/sdk';
import { and, eq, ne } from 'drizzle-orm';
import { performers, subscriptions } from '../db/schema/index.ts';
import type { TestEngine } from './index.ts';
import { addTestCard } from './money.ts';
import { createFan, createPerformer, giveTokens, type Person } from './people.ts';

/** What a crowd does to one performer. */
export type CrowdAction = 'follow' | 'like' | 'comment' | 'vote' | 'tip' | 'subscribe-wallet' | 'subscribe-card';
export const crowdActions: CrowdAction[] = [
  'follow',
  'like',
  'comment',
  'vote',
  'tip',
  'subscribe-wallet',
  'subscribe-card',
];

/** A performer and many fans of theirs. */
export interface Crowd {
  performer: Person;
  fans: Person[];
  /** One action of a fan, which the platform has to accept whenever it is called. */
  act(fan: Person, action: CrowdAction): Promise<void>;
}

/** Ends a fan's subscription in the database, so that the next one is bought anew. */
async function endOwn({ ports }: TestEngine, userId: string): Promise<void> {
  const ended = { status: 'ended' as const, renewsAt: null, endedAt: ports.clock.now() };
  const isRunning = and(eq(subscriptions.userId, userId), ne(subscriptions.status, 'ended'));
  await ports.database.db.update(subscriptions).set(ended).where(isRunning);
}

/**
 * Makes a performer with posts, polls and prices, and fans who can afford everything. Each fan takes one action at a
 * time; `polls` bounds how often one fan votes.
 */
export async function createCrowd(engine: TestEngine, size: number, polls: number): Promise<Crowd> {
  const performer = await createPerformer(engine, 'mara.clay');
  const { client } = performer;
  await engine.ports.database.db
    .update(performers)
    .set({ monthlyPrice: 500, yearlyPrice: 5000 })
    .where(eq(performers.userId, performer.id));
  const feed = (await client.call(api.createFeed, { body: { text: 'Kiln day', audience: 'public' } }))._id;
  const votable: { feedId: string; optionId: string }[] = [];
  for (let number = 0; number < polls; number += 1) {
    const poll = await client.call(api.createFeedPoll, { body: { question: `Glaze ${number}?`, options: ['a', 'b'] } });
    const body = { text: `Vote ${number}`, audience: 'public' as const, pollId: poll._id };
    const { _id: feedId } = await client.call(api.createFeed, { body });
    votable.push({ feedId, optionId: poll.options[number % 2]?._id ?? '' });
  }
  const fans: Person[] = [];
  const cards = new Map<string, string>();
  for (let number = 0; number < size; number += 1) {
    const fan = await createFan(engine, `fan.${number}`);
    await giveTokens(engine, fan.id, 1_000_000_00);
    cards.set(fan.id, await addTestCard(fan));
    fans.push(fan);
  }
  const isOn = new Set<string>();
  /** Switches something of a fan on and off by turns. */
  const toggle = (name: string): boolean => {
    if (isOn.delete(name)) return false;
    isOn.add(name);
    return true;
  };
  const votes = new Map<string, number>();
  const acts: Record<CrowdAction, (fan: Person) => Promise<unknown>> = {
    follow: ({ id, client: fan }) =>
      fan.call(toggle(`follow/${id}`) ? api.followPerformer : api.unfollowPerformer, { params: { id: performer.id } }),
    like: ({ id, client: fan }) =>
      fan.call(toggle(`like/${id}`) ? api.createReaction : api.deleteReaction, {
        body: { action: 'like', objectType: 'feed', objectId: feed },
      }),
    comment: ({ client: fan }) =>
      fan.call(api.createComment, { body: { objectType: 'feed', objectId: feed, content: 'Lovely' } }),
    async vote({ id, client: fan }) {
      const next = votes.get(id) ?? 0;
      votes.set(id, next + 1);
      const poll = votable[next];
      if (!poll) throw new Error('There is no poll left to vote in.');
      await fan.call(api.voteFeedPoll, { params: { id: poll.feedId }, body: { optionId: poll.optionId } });
    },
    tip: ({ client: fan }) => fan.call(api.tipPerformer, { params: { id: performer.id }, body: { amount: 10 } }),
    async 'subscribe-wallet'({ id, client: fan }) {
      await fan.call(api.subscribePerformer, {
        body: { performerId: performer.id, type: 'monthly', source: 'wallet' },
      });
      await endOwn(engine, id);
    },
    async 'subscribe-card'({ id, client: fan }) {
      const paymentMethodId = cards.get(id) ?? '';
      await fan.call(api.subscribePerformer, {
        body: { performerId: performer.id, type: 'monthly', source: 'card', paymentMethodId },
      });
      await endOwn(engine, id);
    },
  };
  return { performer, fans, act: async (fan, action) => void (await acts[action](fan)) };
}
