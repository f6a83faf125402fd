import { api, type Client } from '@fanlight/sdk';
import type { PollPost } from '../types.ts';

/** The ids of a post with a poll, and of the options of the poll. */
interface PublishedPoll {
  feedId: string;
  options: string[];
}

/** Creates functions that publish polls, vote, search, and bookmark performers. `now` returns the time of the demo. */
export function createDiscovery(polls: readonly PollPost[], now: () => Date) {
  const published = new Map<number, PublishedPoll>();
  return {
    /** Publishes a post with a poll. */
    async publish(client: Client, number: number): Promise<void> {
      const draft = polls[number];
      if (!draft) throw new Error(`There is no poll ${number}.`);
      const { text, question, options, openDays } = draft;
      const endsAt =
        openDays === null ? null : new Date(now().getTime() + openDays * 24 * 60 * 60 * 1000).toISOString();
      const poll = await client.call(api.createFeedPoll, { body: { question, options: [...options], endsAt } });
      const { _id } = await client.call(api.createFeed, { body: { text, audience: 'public', pollId: poll._id } });
      published.set(number, { feedId: _id, options: poll.options.map((option) => option._id) });
    },

    vote(client: Client, number: number, option: number): Promise<unknown> {
      const poll = published.get(number);
      const body = { optionId: poll?.options[option] ?? '' };
      return client.call(api.voteFeedPoll, { params: { id: poll?.feedId ?? '' }, body });
    },

    search: (client: Client, keyword: string): Promise<unknown> =>
      client.call(api.saveSearchKeyword, { body: { keyword } }),

    bookmark: (client: Client, objectId: string): Promise<unknown> =>
      client.call(api.createReaction, { body: { action: 'bookmark', objectType: 'performer', objectId } }),
  };
}
