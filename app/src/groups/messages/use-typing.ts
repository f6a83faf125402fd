import { skipToken, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { typingKey } from '../../realtime/typing.ts';
import { useServices } from '../../services.ts';

/** Returns whether the other participant of a conversation is typing, and a function that tells that the viewer is. */
export function useTyping(conversationId: string, otherId: string | undefined) {
  const { realtime } = useServices();
  const { data: until = 0 } = useQuery<number>({
    queryKey: typingKey(conversationId, otherId ?? ''),
    queryFn: skipToken,
  });
  const [endedAt, setEndedAt] = useState(0);
  useEffect(() => {
    const leftMs = until - Date.now();
    if (leftMs <= 0) return undefined;
    const timer = setTimeout(() => setEndedAt(until), leftMs);
    return () => clearTimeout(timer);
  }, [until]);
  return {
    isTyping: until > endedAt,
    onType: (isTyping: boolean) => {
      // Without a connection nobody is told, because the event is not stored.
      void realtime.current?.send('conversation/type', { conversationId, isTyping }).catch(() => undefined);
    },
  };
}
