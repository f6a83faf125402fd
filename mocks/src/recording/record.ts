import type { RealtimeSource } from '@fanlight/sdk/realtime';
import { matchOperation } from '../scenarios/match.ts';
import type { RecordedCall, RecordedEvent, Recording } from './recording.ts';
import { redact, redactText, redactUrl } from './redact.ts';

/** A call that the page made before the recording, such as one whose response the server embedded in the page. */
export interface EarlierCall {
  /** The path below `/api`. */
  path: string;
  query: Record<string, string>;
  data: unknown;
}

export interface RecorderOptions {
  /** The path and query of the page. */
  path: string;
  isLoggedIn: boolean;
  earlier: readonly EarlierCall[];
  /** Called after each entry. */
  onEntry?: (entry: RecordedCall | RecordedEvent) => void;
}

/** Records a session. */
export interface Recorder {
  /** The recording so far, without secrets. */
  readonly recording: Recording;
  /** Returns a source that forwards the events of another one, and records them. */
  wrapSource(source: RealtimeSource): RealtimeSource;
  /** Stops the recording. */
  stop(): void;
}

async function readBody(response: Response): Promise<unknown> {
  const isJson = response.headers.get('Content-Type')?.includes('json');
  return isJson ? response.clone().json() : null;
}

/**
 * Records the page's calls of the API and its events from now on. Uploads with progress are not recorded, because they
 * don't use `fetch`.
 */
export function startRecorder({ path, isLoggedIn, earlier, onEntry }: RecorderOptions): Recorder {
  const start = performance.now();
  const recording: Recording = {
    version: 1,
    startedAt: new Date().toISOString(),
    path: redactText(path),
    isLoggedIn,
    entries: [],
  };
  let isStopped = false;
  const add = (entry: RecordedCall | RecordedEvent): void => {
    if (isStopped) return;
    recording.entries.push(entry);
    onEntry?.(entry);
  };
  const now = () => Math.round(performance.now() - start);
  const addCall = (request: Pick<Request, 'url' | 'method'>, status: number, body: unknown): void => {
    const operation = matchOperation(request)?.id;
    if (!operation) return;
    add({ type: 'call', atMs: now(), operation, url: redactUrl(request.url), status, body: redact(body) });
  };

  for (const { path: ofCall, query, data } of earlier)
    addCall({ url: `${location.origin}/api${ofCall}?${new URLSearchParams(query)}`, method: 'GET' }, 200, { data });

  const { fetch } = globalThis;
  globalThis.fetch = async (input, init) => {
    const response = await fetch(input, init);
    const { url, method } = input instanceof Request ? input : { url: String(input), method: init?.method ?? 'GET' };
    const request = { url: new URL(url, location.href).href, method };
    // The app need not wait until the copy has been read.
    void readBody(response).then((body) => addCall(request, response.status, body));
    return response;
  };
  return {
    recording,
    wrapSource: (source) => (token, listeners, currentToken) =>
      source(
        token,
        {
          ...listeners,
          event(event) {
            add({ type: 'event', atMs: now(), event: redact(event) });
            listeners.event(event);
          },
        },
        currentToken,
      ),
    stop() {
      isStopped = true;
      globalThis.fetch = fetch;
    },
  };
}
