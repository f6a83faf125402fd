import type { Client } from '../client.ts';
import { NetworkError } from '../errors.ts';
import * as api from '../generated/api.ts';
import type { ClientEventName, ClientEvents, ServerEvent, ServerEventName } from '../generated/events.ts';
import { Listeners } from './listeners.ts';
import { type EventPage, Sequence } from './sequence.ts';
import {
  type RealtimeSource,
  type SocketOptions,
  type SourceConnection,
  type SourceListeners,
  socketSource,
} from './source.ts';
import { type StreamOptions, streamOf } from './stream.ts';

/** The states of the connection, as the specification names them. */
export type RealtimeStatus = 'initialized' | 'connected' | 'disconnect' | 'failed' | 'reconnecting';

export interface RealtimeOptions extends SocketOptions {
  /** Whose events these are: its token opens the connection, and it reads what was missed. */
  client: Client;
  /** Another source than Socket.IO, such as the engine of the same page. */
  source?: RealtimeSource;
  /** Milliseconds before a failed reading of missed events is tried again. */
  retryMs?: number;
}

export interface Realtime {
  readonly status: RealtimeStatus;
  /** Connects, when there is a token. Calling it while open does nothing. */
  open(): Promise<void>;
  /** Disconnects and forgets everything, for logout. */
  close(): void;
  /** Hears an event of one name, exactly once and in order (rule W6). Gives back how to stop. */
  on<N extends ServerEventName>(name: N, listener: (event: ServerEvent<N>) => void): () => void;
  /**
   * The same as a loop: `for await (const event of realtime.events('notification/created', { signal }))`. It listens from
   * here on, and ends with the signal or `close()`. Throws `BufferOverflowError` when events come faster than they are read.
   */
  events<N extends ServerEventName>(name: N, options?: StreamOptions): AsyncGenerator<ServerEvent<N>, void, undefined>;
  /**
   * Sends an event of the client, such as that somebody is typing, and resolves once the server has taken it. Such events
   * are not kept: without a connection it throws `NetworkError`, and nothing is sent later.
   */
  send<N extends ClientEventName>(name: N, payload: ClientEvents[N]): Promise<void>;
  /** Hears every event. */
  onEvent(listener: (event: ServerEvent) => void): () => void;
  /** Hears changes of `status`; fits `useSyncExternalStore`. */
  onStatus(listener: (status: RealtimeStatus) => void): () => void;
  /** Hears when events are complete up to now: after the first connection, and after each break. */
  onCaughtUp(listener: () => void): () => void;
}

/** One opening of the connection, from `open()` to `close()`. Once closed, nothing of it is heard. */
class Session {
  readonly #options: Required<Pick<RealtimeOptions, 'client' | 'source' | 'retryMs'>>;
  readonly #setStatus: (status: RealtimeStatus) => void;
  readonly #caughtUp: () => void;
  readonly #sequence: Sequence;
  #connection: SourceConnection | undefined;
  #isConnected = false;
  #isClosed = false;

  constructor(
    options: Required<Pick<RealtimeOptions, 'client' | 'source' | 'retryMs'>>,
    hears: { status(status: RealtimeStatus): void; event(event: ServerEvent): void; caughtUp(): void },
  ) {
    this.#options = options;
    this.#setStatus = hears.status;
    this.#caughtUp = hears.caughtUp;
    this.#sequence = new Sequence(
      (channel, after, limit) =>
        options.client.call(api.listEvents, {
          query: { ...(channel ? { channel } : {}), after, limit },
        }) as Promise<EventPage>,
      hears.event,
    );
  }

  /** Whether the source could be opened. */
  async start(token: string): Promise<boolean> {
    const store = this.#options.client.transport.token;
    const made = await this.#options.source(token, this.#listeners(), () => store.get()).catch(() => undefined);
    this.#connection = made;
    if (this.#isClosed) made?.close();
    else if (!made) this.#setStatus('failed');
    else if (this.#isConnected) void this.#greet();
    return made !== undefined;
  }

  async send<N extends ClientEventName>(name: N, payload: ClientEvents[N]): Promise<void> {
    if (!this.#isConnected || !this.#connection) throw new NetworkError('offline');
    try {
      await this.#connection.send(name, payload);
    } catch (error) {
      throw new NetworkError(this.#isConnected ? 'timeout' : 'offline', error);
    }
  }

  close(): void {
    this.#isClosed = true;
    this.#isConnected = false;
    this.#connection?.close();
  }

  #listeners(): SourceListeners {
    const change = (status: RealtimeStatus): void => {
      if (this.#isClosed) return;
      this.#isConnected = status === 'connected';
      this.#setStatus(status);
    };
    return {
      connected: () => {
        change('connected');
        if (this.#connection) void this.#greet();
      },
      disconnected: () => change('disconnect'),
      reconnecting: () => change('reconnecting'),
      failed: () => change('failed'),
      event: (event) => {
        if (this.#isClosed) return;
        this.#sequence.take(event);
        if (this.#sequence.hasGap) void this.#catchUp();
      },
    };
  }

  /** The server delivers from the moment it acknowledges the greeting; what came before that is read. */
  async #greet(): Promise<void> {
    const token = this.#options.client.transport.token.get();
    if (token) await this.#connection?.send('auth/login', { token }).catch(() => {});
    await this.#catchUp();
  }

  /** Reads what is missing until it succeeded, as long as there is a connection. */
  async #catchUp(): Promise<void> {
    while (this.#isConnected) {
      try {
        await this.#sequence.catchUp();
        if (this.#isConnected) this.#caughtUp();
        return;
      } catch {
        await new Promise((resolve) => setTimeout(resolve, this.#options.retryMs));
      }
    }
  }
}

/** Where the API is, without its path: the realtime channel is on the same origin (rule W6). */
const originOf = (client: Client): string => new URL(client.transport.baseUrl).origin;

/** One person's realtime connection. Nothing is loaded or opened before `open()`. */
export function createRealtime(options: RealtimeOptions): Realtime {
  const { client, source = socketSource({ url: originOf(client), ...options }), retryMs = 1000 } = options;
  const events = new Listeners<ServerEvent>();
  const statuses = new Listeners<RealtimeStatus>();
  const complete = new Listeners<void>();
  const closings = new Listeners<void>();
  let status: RealtimeStatus = 'initialized';
  let session: Session | undefined;

  const setStatus = (next: RealtimeStatus): void => {
    if (next === status) return;
    status = next;
    statuses.tell(next);
  };
  const on: Realtime['on'] = (name, listener) =>
    events.add((event) => {
      if (event.name === name) listener(event as Parameters<typeof listener>[0]);
    });
  return {
    get status() {
      return status;
    },
    async open() {
      const token = client.transport.token.get();
      if (session || !token) return;
      const hears = {
        status: setStatus,
        event: (event: ServerEvent) => events.tell(event),
        caughtUp: () => complete.tell(),
      };
      const mine = new Session({ client, source, retryMs }, hears);
      session = mine;
      const isStarted = await mine.start(token);
      if (!isStarted && session === mine) session = undefined;
    },
    close() {
      session?.close();
      session = undefined;
      setStatus('disconnect');
      closings.tell();
    },
    async send(name, payload) {
      if (!session) throw new NetworkError('offline');
      await session.send(name, payload);
    },
    on,
    events: <N extends ServerEventName>(name: N, streaming?: StreamOptions) =>
      streamOf<ServerEvent<N>>((next, end) => {
        const stops = [on(name, next), closings.add(end)];
        return () => {
          for (const stop of stops) stop();
        };
      }, streaming),
    onEvent: events.add,
    onStatus: statuses.add,
    onCaughtUp: (listener) => complete.add(listener),
  };
}
