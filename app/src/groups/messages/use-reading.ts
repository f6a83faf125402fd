import { useAcceptConversationRequest, useReadAllMessages } from '@fanlight/sdk/hooks';
import type { Conversation } from '@fanlight/sdk/models';
import { useEffect, useSyncExternalStore } from 'react';

function subscribe(listener: () => void) {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/**
 * Opens a private request, and marks its messages as read, also those that arrive while the viewer sees the
 * conversation (specification, "States"). Failures are ignored: the next visit repeats the call.
 */
export function useReading(conversation: Conversation | undefined): void {
  const isVisible = useSyncExternalStore(
    subscribe,
    () => document.visibilityState === 'visible',
    () => false,
  );
  const { mutate: accept } = useAcceptConversationRequest();
  const { mutate: read } = useReadAllMessages();
  const { _id: id, isRequest = false, totalNotSeenMessages = 0, lastMessage } = conversation ?? {};
  const hasUnread = totalNotSeenMessages > 0;
  const lastId = lastMessage?._id;
  useEffect(() => {
    if (!id || !isVisible || !lastId) return;
    if (isRequest) accept({ id });
    else if (hasUnread) read({ id });
  }, [id, isVisible, isRequest, hasUnread, lastId, accept, read]);
}
