import { skipToken, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { typingKey } from '../../realtime/typing.ts';
import { useServices } from '../../services.ts';

/** Returns whether the other participant of a conversation is typing, and a function that reports the viewer's typing. */
export function useTyping(conversationId: string, otherId: string | undefined) {
  const { realtime } = useServices();
  const { data: until = 0 } = useQuery<number>({
    queryKey: typingKey(conversationId, otherId ?? ''),
    queryFn: skipToken,
  });
  // The time of the stored event may be over when the thread is opened.
  const [endedAt, setEndedAt] = useState(Date.now);
  useEffect(() => {
    const leftMs = until - Date.now();
    if (leftMs <= 0) return undefined;
    const timer = setTimeout(() => setEndedAt(until), leftMs);
    return () => clearTimeout(timer);
  }, [until]);
  return {
    isTyping: until > endedAt,
    onType: (isTyping: boolean) => {
      // The event is not stored, so it is dropped without a connection.
      void realtime.current?.send('conversation/type', { conversationId, isTyping }).catch(() => undefined);
    },
  };
}
