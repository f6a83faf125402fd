import { type AnyTFunction, errorText } from '@fanlight/components/i18n';
import type { PendingMessage } from '@fanlight/components/messages';
import { ApiError, newIdempotencyKey } from '@fanlight/sdk';
import { getSendMessageMutationKey, useSendMessage } from '@fanlight/sdk/hooks';
import { addMessage } from '@fanlight/sdk/realtime/react';
import { type Mutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsOnline } from '../../use-is-online.ts';
import { whenOnline } from '../../when-online.ts';

interface SentMessage {
  id: string;
  data: { text: string; clientKey?: string };
}

const variablesOf = (mutation: Mutation) => mutation.state.variables as SentMessage | undefined;

function toUnconfirmed(mutation: Mutation) {
  const { status, isPaused, submittedAt, error } = mutation.state;
  const { text = '', clientKey: key = '' } = variablesOf(mutation)?.data ?? {};
  if (status !== 'pending' && status !== 'error') return undefined;
  return { key, text, at: new Date(submittedAt).toISOString(), isFailed: status === 'error', isPaused, error };
}

/**
 * Returns the reason if the server has refused a message, such as a block or too many messages. All other failures to
 * send have the same text (specification, "Error messages").
 */
const toReason = (error: unknown, t: AnyTFunction): { error?: string } =>
  error instanceof ApiError && error.status < 500 && error.code !== 'VALIDATION_FAILED'
    ? { error: errorText(t, error) }
    : {};

/** The messages of a conversation that were sent in this session. */
const sentTo = (id: string) => ({
  mutationKey: getSendMessageMutationKey(),
  predicate: (mutation: Mutation) => variablesOf(mutation)?.id === id,
});

/**
 * Returns the messages of a conversation that the server has not confirmed, and functions that send, retry and discard
 * them. The functions stay the same, so that the lines of the thread do not render again. While the device is offline,
 * messages wait. They are sent one after another, so that they keep their order; a message that is sent again has the
 * same key, so that it arrives once (rule C2). They survive changes of the page, but not a reload.
 */
export function useOutbox(id: string) {
  const { t } = useTranslation('common');
  const isOnline = useIsOnline();
  const queryClient = useQueryClient();
  const remove = useCallback(
    (key: string | null) => {
      const cache = queryClient.getMutationCache();
      for (const mutation of cache.findAll(sentTo(id)))
        if (variablesOf(mutation)?.data.clientKey === key) cache.remove(mutation);
    },
    [queryClient, id],
  );
  const { mutate } = useSendMessage({
    mutation: {
      ...whenOnline(`messages of ${id}`).mutation,
      // A message that was not sent stays in the thread until it is sent again or discarded.
      gcTime: Number.POSITIVE_INFINITY,
      onSuccess: (message) => {
        // A repeated message may have been deleted meanwhile.
        if (!message.isDeleted) addMessage(queryClient, 'listMessages', message);
        remove(message.clientKey);
      },
    },
  });
  const unconfirmed = useMutationState({ filters: sentTo(id), select: toUnconfirmed });
  const pending = useMemo(
    () =>
      unconfirmed
        .filter((one) => one !== undefined)
        .map(({ key, text, at, isFailed, isPaused, error }): PendingMessage => {
          if (isFailed) return { key, text, at, state: 'failed', ...toReason(error, t) };
          // A message also pauses while the one before it is sent.
          return { key, text, at, state: isPaused && !isOnline ? 'waiting' : 'sending' };
        }),
    [unconfirmed, isOnline, t],
  );
  const send = useCallback(
    (text: string, clientKey: string) => mutate({ id, data: { text, clientKey } }),
    [mutate, id],
  );
  return {
    pending,
    onSend: (text: string) => send(text, newIdempotencyKey()),
    onRetry: useCallback(
      ({ key, text }: PendingMessage) => {
        remove(key);
        send(text, key);
      },
      [remove, send],
    ),
    onDiscard: useCallback(({ key }: PendingMessage) => remove(key), [remove]),
  };
}
