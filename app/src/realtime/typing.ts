import type { ServerEvent } from '@fanlight/sdk/events';
import type { QueryClient } from '@tanstack/react-query';

/** Who is typing in a conversation, and the time in milliseconds at which this is no longer shown. */
export interface TypingState {
  userId: string;
  until: number;
}

/** The number of milliseconds after which an event about typing expires (contract, `conversation/typing`). */
const expiryMs = 6000;

/** The key of the query that contains the {@link TypingState}. Only events set it. */
export const typingKey = (conversationId: string) => ['typing', conversationId];

/** Stores that a participant has started or stopped typing. */
export function setTyping(queryClient: QueryClient, { data }: ServerEvent<'conversation/typing'>): void {
  const { conversationId, userId, isTyping } = data;
  const until = isTyping ? Date.now() + expiryMs : 0;
  // The events of the viewer's own sessions are ignored by those who read the state, because they know the user.
  queryClient.setQueryData<TypingState>(typingKey(conversationId), (before) =>
    !isTyping && before && before.userId !== userId ? before : { userId, until },
  );
}
