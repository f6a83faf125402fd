import type { ServerEvents } from '@fanlight/sdk/events';
import type { QueryClient } from '@tanstack/react-query';

/** The number of milliseconds after which an event about typing expires (contract, `conversation/typing`). */
const expiryMs = 6000;

/** The key of the query whose data is the time in milliseconds until which a participant is shown as typing. */
export const typingKey = (conversationId: string, userId: string) => ['typing', conversationId, userId];

/** Stores that a participant has started or stopped typing. A message also ends the typing of its author. */
export function setTyping(
  queryClient: QueryClient,
  { conversationId, userId, isTyping }: ServerEvents['conversation/typing'],
): void {
  queryClient.setQueryData<number>(typingKey(conversationId, userId), isTyping ? Date.now() + expiryMs : 0);
}
