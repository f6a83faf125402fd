import {
  type ClientEventName,
  type ClientEvents,
  events,
  type ServerEvent,
  type ServerEventName,
  type ServerEvents,
  type StoredEvent,
} from '@fanlight/sdk/events';
import type { RealtimeSource, SourceListeners } from '@fanlight/sdk/realtime';
import { HttpResponse, http, type RequestHandler } from 'msw';
import { eventMocks } from './generated/event-mocks.ts';
import { now, seeded } from './seed.ts';

const ID = '0193f2a4c1d07b3e5a918c42';

/** An event that the client has sent. */
type Sent = { [N in ClientEventName]: { name: N; payload: ClientEvents[N] } }[ClientEventName];

export interface MockRealtimeOptions {
  /** The id in the names of channels, which is that of the user, the conversation or the stream. */
  id?: string;
  /** The seed of the payloads. */
  seed?: string;
}

export interface MockRealtime {
  /** The source for `createRealtime({ client, source })`. It connects as soon as it is opened. */
  readonly source: RealtimeSource;
  /**
   * The handlers of `GET /events` and `GET /events/channels`, which return missed events. Place them before other
   * handlers.
   */
  readonly handlers: RequestHandler[];
  /** The stored events. */
  readonly log: readonly StoredEvent[];
  /** The events that the client has sent, in their order. */
  readonly sent: readonly Sent[];
  /**
   * Emits an event with the next number of its channel. Its payload is derived from the seed, with the given overrides.
   * While the client is disconnected, or if `lose` drops the event, it is only added to the log. Events that the
   * contract does not store, such as typing, have no number and are not added to the log. By default, the channel is
   * that of the event's audience.
   */
  emit<N extends ServerEventName>(name: N, overrides?: Partial<ServerEvents[N]>, channel?: string): ServerEvent<N>;
  /** Drops the next `count` events although the client is connected, so that the client has to detect the gap. */
  lose(count: number): void;
  /** Sends an event a second time, or out of order. */
  repeat(event: ServerEvent): void;
  /** Simulates a lost connection. */
  disconnect(): void;
  /** Notifies the client that the connection is tried again, and connects. */
  reconnect(): void;
}

/** Returns a page of events, like `GET /events`. By default, they are those in the channel of the user. */
function pageOf(log: readonly StoredEvent[], request: Request, userChannel: string) {
  const query = new URL(request.url).searchParams;
  const channel = query.get('channel') ?? userChannel;
  const all = log.filter((event) => event.channel === channel);
  const later = all.filter((event) => event.no > (Number(query.get('after')) || 0));
  const data = later.slice(0, Number(query.get('limit')) || later.length);
  return { data, total: all.at(-1)?.no ?? 0, isMore: data.length < later.length };
}

/** Returns the channel of the user and the conversations in the log, like `GET /events/channels`. */
function channelsOf(log: readonly StoredEvent[], userChannel: string) {
  const names = new Set([
    userChannel,
    ...log.map(({ channel }) => channel).filter((name) => name.startsWith('conversation:')),
  ]);
  const data = [...names].map((channel) => ({
    channel,
    no: log.findLast((event) => event.channel === channel)?.no ?? 0,
  }));
  return { data, total: data.length, isMore: false };
}

/**
 * Creates a mock of the realtime connection for stories and tests. It is a source of numbered events (rule W6), which
 * can disconnect, and lose or repeat events.
 */
export function mockRealtime({ id = ID, seed = '' }: MockRealtimeOptions = {}): MockRealtime {
  const log: StoredEvent[] = [];
  let emitted = 0;
  const sent: Sent[] = [];
  const lines = new Set<SourceListeners>();
  const userChannel = `user:${id}`;
  let isConnected = true;
  let eventsToDrop = 0;

  const notify = (call: (listeners: SourceListeners) => void): void => {
    for (const line of [...lines]) call(line);
  };
  return {
    log,
    sent,
    handlers: [
      http.get('*/api/events', ({ request }) => HttpResponse.json({ data: pageOf(log, request, userChannel) })),
      http.get('*/api/events/channels', () => HttpResponse.json({ data: channelsOf(log, userChannel) })),
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
    emit<N extends ServerEventName>(name: N, overrides: Partial<ServerEvents[N]> = {}, channel?: string) {
      const { audience, isStored } = events[name];
      const eventChannel = channel ?? `${audience}:${id}`;
      const last = log.findLast((event) => event.channel === eventChannel)?.no ?? 0;
      const no = isStored ? last + 1 : null;
      emitted += 1;
      const data = seeded(`${seed} ${name} ${eventChannel} ${no ?? emitted}`, () =>
        eventMocks[name](overrides as never),
      );
      // The cast is needed because TypeScript cannot derive the type of the payload from the name.
      const event = { channel: eventChannel, no, at: now().toISOString(), name, data } as unknown as ServerEvent<N>;
      if (isStored) log.push(event as StoredEvent);
      if (isConnected && eventsToDrop === 0) notify((line) => line.event(event as ServerEvent));
      else if (isConnected) eventsToDrop -= 1;
      return event;
    },
    lose(count) {
      eventsToDrop += count;
    },
    repeat: (event) => notify((line) => line.event(event)),
    disconnect() {
      isConnected = false;
      notify((line) => line.disconnected());
    },
    reconnect() {
      notify((line) => line.reconnecting());
      isConnected = true;
      notify((line) => line.connected());
    },
  };
}
