import type { RealtimeSource, SourceListeners } from '@fanlight/sdk/realtime';
import { HttpResponse, http, type RequestHandler } from 'msw';
import { matchOperation } from '../scenarios/match.ts';
import type { RecordedCall, RecordedEvent, Recording } from './recording.ts';
import { redactUrl } from './redact.ts';

/** The longest time between two events, in milliseconds. Longer pauses of the recorded user are shortened to it. */
const longestPauseMs = 1000;

/** The mocks of a recorded session. */
export interface Replay {
  /** The handlers of the recorded calls. Place them before `handlers`, which respond to other calls. */
  handlers: RequestHandler[];
  /** A source that sends the recorded events after connecting, at most a second apart. */
  source: RealtimeSource;
}

const keyOf = (operation: string, url: string): string => `${operation} ${url}`;

/** Returns the recorded responses by operation and URL, in their order. */
function responsesOf({ entries }: Recording): Map<string, RecordedCall[]> {
  const calls = entries.filter((entry) => entry.type === 'call');
  return Map.groupBy(calls, ({ operation, url }) => keyOf(operation, url));
}

/** Sends events one after another; returns a function that stops sending. */
function sendEvents(events: readonly RecordedEvent[], { event: send }: SourceListeners): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const sendFrom = (index: number, sinceMs: number): void => {
    const next = events[index];
    if (!next) return;
    timer = setTimeout(
      () => {
        send(next.event);
        sendFrom(index + 1, next.atMs);
      },
      Math.min(next.atMs - sinceMs, longestPauseMs),
    );
  };
  sendFrom(0, 0);
  return () => clearTimeout(timer);
}

/**
 * Replays a recorded session. Each call gets the next recorded response of the same call. After the last response, the
 * call gets this response again.
 */
export function replay(recording: Recording): Replay {
  const responses = responsesOf(recording);
  const events = recording.entries.filter((entry) => entry.type === 'event');
  const respond = ({ request }: { request: Request }) => {
    const operation = matchOperation(request)?.id;
    const remainingCalls = operation && responses.get(keyOf(operation, redactUrl(request.url)));
    const call = remainingCalls && (remainingCalls.length > 1 ? remainingCalls.shift() : remainingCalls[0]);
    // The next handler responds to a call that was not recorded.
    if (!call) return undefined;
    return call.body === null
      ? new HttpResponse(null, { status: call.status })
      : HttpResponse.json(call.body as Record<string, unknown>, { status: call.status });
  };
  return {
    handlers: [http.all('*/api/*', respond)],
    async source(_token, listeners) {
      let isOpen = true;
      let stop = () => {};
      queueMicrotask(() => {
        if (!isOpen) return;
        listeners.connected();
        stop = sendEvents(events, listeners);
      });
      const close = () => {
        isOpen = false;
        stop();
      };
      return { send: async () => undefined, close };
    },
  };
}
