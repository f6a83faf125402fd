import { vi } from 'vitest';
import type { ServerEvent } from '../generated/events.ts';
import { createClient, memoryTokenStore } from '../index.ts';
import { createRealtime, type RealtimeOptions, type RealtimeSource, type SourceListeners } from '../realtime/index.ts';

/** The only channel of the fake server. */
export const CHANNEL = 'user:0193f2a4c1d07b3e5a918c42';
const UNAUTHENTICATED = {
  ...{ statusCode: 401, error: 'Unauthorized', message: 'Please log in.', code: 'UNAUTHENTICATED', requestId: 'r' },
};

/** Advances the fake timers of a test until reads and retries have ended. */
export const settle = () => vi.advanceTimersByTimeAsync(1000);

/** Creates a fake server with one channel and its event log, and a connection that a test can interrupt. */
export function createHarness(eventCount = 0, options: Partial<RealtimeOptions> = {}) {
  const log: ServerEvent[] = [];
  const sent: string[] = [];
  const reads: string[] = [];
  let listeners: SourceListeners | undefined;
  let failing = 0;
  let refused: { statusCode: number } | undefined;
  let reconnections = 0;
  const commit = (): ServerEvent => {
    const no = log.length + 1;
    const event = {
      channel: CHANNEL,
      no,
      at: '2026-03-04T12:00:00Z',
      name: 'wallet/balance-updated',
      data: { balance: no },
    } as const;
    log.push(event);
    return event;
  };
  for (let i = 0; i < eventCount; i++) commit();
  const source: RealtimeSource = async (_token, given) => {
    listeners = given;
    return {
      send: async (name, payload) => void sent.push(`${name} ${'token' in payload && payload.token}`),
      close: () => {
        listeners = undefined;
      },
      reconnect: () => {
        reconnections += 1;
      },
    };
  };
  const fetch = async (request: Request): Promise<Response> => {
    const { pathname, searchParams: query } = new URL(request.url);
    if (failing-- > 0) throw new TypeError('refused');
    if (refused) return Response.json(refused, { status: refused.statusCode });
    if (pathname.endsWith('/channels'))
      return Response.json({ data: { data: [{ channel: CHANNEL, no: log.length }], total: 1, isMore: false } });
    reads.push(query.get('after') ?? '');
    const [after, limit] = [Number(query.get('after')), Number(query.get('limit'))];
    const data = log.slice(after, after + limit);
    return Response.json({ data: { data, total: log.length, isMore: after + limit < log.length } });
  };
  const client = createClient({ handle: fetch, token: memoryTokenStore('t0k'), retry: { times: 0 } });
  const realtime = createRealtime({ client, source, retryMs: 1, ...options });
  const seen: number[] = [];
  realtime.on('wallet/balance-updated', (event) => seen.push(event.data.balance));
  return {
    ...{ realtime, seen, sent, reads, commit, client },
    listeners: () => listeners,
    failNext: (times: number) => {
      failing = times;
    },
    /** Refuses all later calls, as if the session had ended. */
    endSession: () => {
      refused = UNAUTHENTICATED;
    },
    reconnections: () => reconnections,
    async connect() {
      listeners?.connected();
      await settle();
    },
    async open() {
      const opened = realtime.open();
      await settle();
      listeners?.connected();
      await opened;
    },
  };
}
