import type { FeedValues } from '@fanlight/components/feeds';
import { useCreateFeedPoll } from '@fanlight/sdk/hooks';
import type { FeedCreateRequest } from '@fanlight/sdk/models';
import { useRef } from 'react';

const day = 24 * 60 * 60 * 1000;

/** The form fields to which an error of the server can refer. */
export const feedFieldNames = ['text', 'files', 'price', 'publishAt', 'expiresAt'] as const;

/**
 * Returns a function that converts the values of the form into the request. A new poll is created before the post is
 * saved. If saving the post is retried, the poll is not created again.
 */
export function useFeedRequest(): (values: FeedValues) => Promise<FeedCreateRequest> {
  const create = useCreateFeedPoll();
  const createdPoll = useRef<{ for: string; id: string }>(null);
  return async ({ poll, ...rest }) => {
    if (poll === undefined) return rest;
    if (poll === null) return { ...rest, pollId: null };
    const { question, options, days } = poll;
    const pollKey = JSON.stringify([poll, rest.publishAt]);
    if (createdPoll.current?.for !== pollKey) {
      const start = rest.publishAt ? Date.parse(rest.publishAt) : Date.now();
      const endsAt = days === null ? null : new Date(start + days * day).toISOString();
      const { _id } = await create.mutateAsync({ data: { question, options, endsAt } });
      createdPoll.current = { for: pollKey, id: _id };
    }
    return { ...rest, pollId: createdPoll.current.id };
  };
}
