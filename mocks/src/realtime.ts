import {
  type ClientEventName,
  type ClientEvents,
  events,
  type KeptEvent,
  type ServerEvent,
  type ServerEventName,
  type ServerEvents,
} from '@fanlight/sdk/events';
import type { RealtimeSource, SourceListeners } from '@fanlight/sdk/realtime';
import { HttpResponse, http, type RequestHandler } from 'msw';
import { eventMocks } from './generated/event-mocks.ts';
import { now, seeded } from './seed.ts';

const ID = '0193f2a4c1d07b3e5a918c42';

/** The events that a client sent, in order. */
type Sent = { [N in ClientEventName]: { name: N; payload: ClientEvents[N] } }[ClientEventName];

export interface MockRealtimeOptions {
  /** The id in the names of channels: of a user, conversation or stream. */
  id?: string;
  /** Other payloads; the same word gives the same ones. */
  seed?: string;
}

export interface MockRealtime {
  /** For `createRealtime({ client, source })`. It is connected as soon as it is opened. */
  readonly source: RealtimeSource;
  /** The handler of `GET /events`, from which the client reads missed events; to be placed before the other handlers. */
  readonly handlers: RequestHandler[];
  /** All events so far that are kept, as the server has them. */
  readonly log: readonly KeptEvent[];
  /** The events that the client sent. */
  readonly sent: readonly Sent[];
  /**
   * Something happens: the next number of its channel, a seeded payload, and what is said of it. While disconnected or
   * lost it stands in the log alone; what the contract does not keep, such as typing, has no number and is gone then. The
   * channel is that of the event's audience, or a named one.
   */
  emit<N extends ServerEventName>(name: N, said?: Partial<ServerEvents[N]>, channel?: string): ServerEvent<N>;
  /** Drops the next so many events while the connection is open: the client has to notice the gap. */
  lose(count: number): void;
  /** Sends an event of the log once more, or one out of order. */
  repeat(event: ServerEvent): void;
  /** The connection breaks. */
  disconnect(): void;
  /** Reconnects, after the client was notified of the attempt. */
  reconnect(): void;
}

/** The events of a channel after a number, like `GET /events`; the user's own channel by default. */
function pageOf(log: readonly KeptEvent[], request: Request, own: string) {
  const query = new URL(request.url).searchParams;
  const channel = query.get('channel') ?? own;
  const all = log.filter((event) => event.channel === channel);
  const later = all.filter((event) => event.no > (Number(query.get('after')) || 0));
  const data = later.slice(0, Number(query.get('limit')) || later.length);
  return { data, total: all.at(-1)?.no ?? 0, isMore: data.length < later.length };
}

/** The user's own channel and the conversations of the log, like `GET /events/channels`. */
function channelsOf(log: readonly KeptEvent[], own: string) {
  const names = new Set([own, ...log.map(({ channel }) => channel).filter((name) => name.startsWith('conversation:'))]);
  const data = [...names].map((channel) => ({
    channel,
    no: log.findLast((event) => event.channel === channel)?.no ?? 0,
  }));
  return { data, total: data.length, isMore: false };
}

/**
 * The realtime channel without a server, for stories and tests: a source of numbered events (rule W6) whose connection
 * can break, lose and repeat.
 */
export function mockRealtime({ id = ID, seed = '' }: MockRealtimeOptions = {}): MockRealtime {
  const log: KeptEvent[] = [];
  let emitted = 0;
  const sent: Sent[] = [];
  const lines = new Set<SourceListeners>();
  const own = `user:${id}`;
  let isConnected = true;
  let toLose = 0;

  const tell = (what: (line: SourceListeners) => void): void => {
    for (const line of [...lines]) what(line);
  };
  return {
    log,
    sent,
    handlers: [
      http.get('*/api/events', ({ request }) => HttpResponse.json({ data: pageOf(log, request, own) })),
      http.get('*/api/events/channels', () => HttpResponse.json({ data: channelsOf(log, own) })),
    ],
    async source(_token, listeners) {
      lines.add(listeners);
      if (isConnected) queueMicrotask(() => lines.has(listeners) && listeners.connected());
      return {
        async send(name, payload) {
          if (!isConnected) throw new Error('There is no connection.');
          sent.push({ name, payload } as Sent);
        },
        close: () => void lines.delete(listeners),
      };
    },
    emit<N extends ServerEventName>(name: N, said: Partial<ServerEvents[N]> = {}, channel?: string) {
      const { audience, isKept } = events[name];
      const at = channel ?? `${audience}:${id}`;
      const last = log.findLast((event) => event.channel === at)?.no ?? 0;
      const no = isKept ? last + 1 : null;
      emitted += 1;
      const data = seeded(`${seed} ${name} ${at} ${no ?? emitted}`, () => eventMocks[name](said as never));
      // Typed by its name, which a union of all events can't follow.
      const event = { channel: at, no, at: now().toISOString(), name, data } as unknown as ServerEvent<N>;
      if (isKept) log.push(event as KeptEvent);
      if (isConnected && toLose === 0) tell((line) => line.event(event as ServerEvent));
      else if (isConnected) toLose -= 1;
      return event;
    },
    lose(count) {
      toLose += count;
    },
    repeat: (event) => tell((line) => line.event(event)),
    disconnect() {
      isConnected = false;
      tell((line) => line.disconnected());
    },
    reconnect() {
      tell((line) => line.reconnecting());
      isConnected = true;
      tell((line) => line.connected());
    },
  };
}
