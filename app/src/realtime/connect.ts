import { createRealtime, type Realtime } from '@fanlight/sdk/realtime';
import { bindRealtime } from '@fanlight/sdk/realtime/react';
import { notifyManager } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import type { Services } from '../services.ts';
import { showTips } from './tip-toasts.ts';
import { setTyping } from './typing.ts';

// Events are applied to the cache in an animation frame. This scheduler notifies the observers in the same frame, so
// that the frame shows the change. React Query's default scheduler, a timer, would delay the change by one frame.
notifyManager.setScheduler(queueMicrotask);

/** The number of milliseconds after which an interruption is reported: most are over sooner. */
const toleratedMs = 3000;

/** Reports when an interruption begins to matter, and when it is over. Returns the unsubscribe function. */
function watch(realtime: Realtime, onInterrupted: (isInterrupted: boolean) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const unsubscribe = realtime.onStatus((status) => {
    const isDown = status === 'reconnecting' || status === 'disconnect' || status === 'failed';
    if (isDown) {
      timer ??= setTimeout(() => onInterrupted(true), toleratedMs);
      return;
    }
    clearTimeout(timer);
    timer = undefined;
    onInterrupted(false);
  });
  return () => {
    clearTimeout(timer);
    unsubscribe();
  };
}

/**
 * Opens the realtime connection of the logged-in user, whose events keep the cache current. Returns a function that
 * closes the connection.
 *
 * @param onInterrupted - called when the connection has been interrupted for some seconds, and when it is back
 */
export function connect(
  { client, queryClient, realtime: connection, realtimeSource: source }: Services,
  translator: i18n,
  onInterrupted: (isInterrupted: boolean) => void,
): () => void {
  const realtime = createRealtime({ client, ...(source && { source }) });
  const unbind = bindRealtime(queryClient, realtime);
  const unwatch = watch(realtime, onInterrupted);
  const stopTips = showTips(realtime, translator);
  const stopsOfTyping = [
    realtime.on('conversation/typing', ({ data }) => setTyping(queryClient, data)),
    realtime.on('message/created', ({ data: { message } }) => {
      const { conversationId, author } = message;
      setTyping(queryClient, { conversationId, userId: author._id, isTyping: false });
    }),
  ];
  connection.current = realtime;
  // The rejection is ignored: the connection's status reports errors, and the next call detects an ended session.
  realtime.open().catch(() => undefined);
  return () => {
    unwatch();
    unbind();
    stopTips();
    for (const stop of stopsOfTyping) stop();
    connection.current = undefined;
    realtime.close();
  };
}
