import { api, type Client } from '@fanlight/sdk';

/** The actions that many fans perform on one performer. */
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

/** The objects on which the fans act. The data can be sent to another process. */
export interface CrowdScene {
  performerId: string;
  feedId: string;
  /** The polls. Each fan votes once in each poll. */
  polls: { feedId: string; optionId: string }[];
  /** The card of each fan, by the id of the fan. */
  cards: Record<string, string>;
}

/** One of the fans. */
export interface CrowdFan {
  id: string;
  client: Client;
}

/** Performs an action of a fan, which the platform must accept at any time. Each fan performs one action at a time. */
export type Act = (fan: CrowdFan, action: CrowdAction) => Promise<void>;

/**
 * Creates the actions as calls of the API.
 *
 * @param endSubscription - ends the subscription of a fan, so that the next subscription is a new purchase
 */
export function createActions(scene: CrowdScene, endSubscription: (userId: string) => Promise<unknown>): Act {
  const { performerId, feedId, polls, cards } = scene;
  const setStates = new Set<string>();
  /** Returns alternately true and false, to set and remove a state of a fan. */
  const toggle = (name: string): boolean => {
    if (setStates.delete(name)) return false;
    setStates.add(name);
    return true;
  };
  const votes = new Map<string, number>();
  const acts: Record<CrowdAction, (fan: CrowdFan) => Promise<unknown>> = {
    follow: ({ id, client }) =>
      client.call(toggle(`follow/${id}`) ? api.followPerformer : api.unfollowPerformer, {
        params: { id: performerId },
      }),
    like: ({ id, client }) =>
      client.call(toggle(`like/${id}`) ? api.createReaction : api.deleteReaction, {
        body: { action: 'like', objectType: 'feed', objectId: feedId },
      }),
    comment: ({ client }) =>
      client.call(api.createComment, { body: { objectType: 'feed', objectId: feedId, content: 'Lovely' } }),
    async vote({ id, client }) {
      const next = votes.get(id) ?? 0;
      votes.set(id, next + 1);
      const poll = polls[next];
      if (!poll) throw new Error('The fan has voted in all polls.');
      await client.call(api.voteFeedPoll, { params: { id: poll.feedId }, body: { optionId: poll.optionId } });
    },
    tip: ({ client }) => client.call(api.tipPerformer, { params: { id: performerId }, body: { amount: 10 } }),
    async 'subscribe-wallet'({ id, client }) {
      await client.call(api.subscribePerformer, { body: { performerId, type: 'monthly', source: 'wallet' } });
      await endSubscription(id);
    },
    async 'subscribe-card'({ id, client }) {
      const paymentMethodId = cards[id] ?? '';
      await client.call(api.subscribePerformer, {
        body: { performerId, type: 'monthly', source: 'card', paymentMethodId },
      });
      await endSubscription(id);
    },
  };
  return async (fan, action) => void (await acts[action](fan));
}
