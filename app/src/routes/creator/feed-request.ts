import type { FeedValues } from '@fanlight/components/feeds';
import { useCreateFeedPoll } from '@fanlight/sdk/hooks';
import type { FeedCreateRequest } from '@fanlight/sdk/models';
import { useRef } from 'react';

const day = 24 * 60 * 60 * 1000;

/** Fields of a post that a server error can name. */
export const feedFieldNames = ['text', 'files', 'price', 'publishAt'] as const;

/**
 * Makes what the server is asked from what was written. A new poll is asked for first; it is made once, however often the
 * post after it is tried.
 */
export function useFeedRequest(): (values: FeedValues) => Promise<FeedCreateRequest> {
  const create = useCreateFeedPoll();
  const made = useRef<{ for: string; id: string }>(null);
  return async ({ poll, ...rest }) => {
    if (poll === undefined) return rest;
    if (poll === null) return { ...rest, pollId: null };
    const { question, options, days } = poll;
    const wanted = JSON.stringify([poll, rest.publishAt]);
    if (made.current?.for !== wanted) {
      const start = rest.publishAt ? Date.parse(rest.publishAt) : Date.now();
      const endsAt = days === null ? null : new Date(start + days * day).toISOString();
      const { _id } = await create.mutateAsync({ data: { question, options, endsAt } });
      made.current = { for: wanted, id: _id };
    }
    return { ...rest, pollId: made.current.id };
  };
}
