import type { PendingMessage } from '@fanlight/components/messages';
import { newIdempotencyKey } from '@fanlight/sdk';
import type { ServerEvent } from '@fanlight/sdk/events';
import { getSendMessageMutationKey, useSendMessage } from '@fanlight/sdk/hooks';
import type { Message } from '@fanlight/sdk/models';
import { applyEvent } from '@fanlight/sdk/realtime/react';
import { type Mutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { whenOnline } from '../../when-online.ts';

interface SentMessage {
  id: string;
  data: { text: string; clientKey?: string };
}

const variablesOf = (mutation: Mutation) => mutation.state.variables as SentMessage | undefined;

function toPending(mutation: Mutation): PendingMessage | undefined {
  const { status, isPaused, submittedAt } = mutation.state;
  const { text = '', clientKey: key = '' } = variablesOf(mutation)?.data ?? {};
  if (status !== 'pending' && status !== 'error') return undefined;
  const state = status === 'error' ? 'failed' : isPaused ? 'waiting' : 'sending';
  return { key, text, at: new Date(submittedAt).toISOString(), state };
}

/** Returns an event by which a sent message is added to the lists before the server's own event arrives. */
const createdEvent = (message: Message) =>
  ({
    name: 'message/created',
    channel: `conversation:${message.conversationId}`,
    no: null,
    at: message.createdAt,
    data: { message },
  }) as unknown as ServerEvent<'message/created'>;

/**
 * Returns the messages of a conversation that the server has not confirmed, and functions that send, retry and discard
 * them. While the device is offline, messages wait. They are sent one after another, so that they keep their order; a
 * message that is sent again has the same key, so that it arrives once (rule C2). They survive changes of the page, but
 * not a reload.
 */
export function useOutbox(id: string) {
  const queryClient = useQueryClient();
  const cache = queryClient.getMutationCache();
  const { mutate } = useSendMessage({
    mutation: {
      ...whenOnline(`messages of ${id}`).mutation,
      // A message that was not sent stays in the thread until it is sent again or discarded.
      gcTime: Number.POSITIVE_INFINITY,
      onSuccess: (message) => applyEvent(queryClient, createdEvent(message)),
    },
  });
  const filters = {
    mutationKey: getSendMessageMutationKey(),
    predicate: (mutation: Mutation) => variablesOf(mutation)?.id === id,
  };
  const found = useMutationState({ filters, select: toPending });
  const pending = found.filter((one) => one !== undefined);
  const remove = (key: string) => {
    for (const mutation of cache.findAll(filters))
      if (variablesOf(mutation)?.data.clientKey === key) cache.remove(mutation);
  };
  const send = (text: string, clientKey: string) => mutate({ id, data: { text, clientKey } });
  return {
    pending,
    onSend: (text: string) => send(text, newIdempotencyKey()),
    onRetry: ({ key, text }: PendingMessage) => {
      remove(key);
      send(text, key);
    },
    onDiscard: ({ key }: PendingMessage) => remove(key),
  };
}
