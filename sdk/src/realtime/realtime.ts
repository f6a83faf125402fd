import type { Client } from '../client.ts';
import { ApiError, NetworkError } from '../errors.ts';
import type { ClientEventName, ClientEvents, KeptEvent, ServerEvent, ServerEventName } from '../generated/events.ts';
import { Connection, type RealtimeStatus } from './connection.ts';
import { Listeners } from './listeners.ts';
import { PositionKeeper, type PositionStore } from './position.ts';
import { type RealtimeSource, type SocketOptions, socketSource } from './source.ts';
import { type StreamOptions, streamOf } from './stream.ts';

export interface RealtimeOptions extends SocketOptions {
  /** Whose events these are: its token opens the connection, and it reads what was missed. */
  client: Client;
  /** Another source than Socket.IO, such as the engine of the same page. */
  source?: RealtimeSource | undefined;
  /** Milliseconds before a failed reading of missed events, or a refused connection, is tried again. 1,000 by default. */
  retryMs?: number | undefined;
  /**
   * Keeps how far events were handled, so that a process hears after a restart what happened meanwhile. An event that was
   * being handled when the process ended comes again.
   */
  position?: PositionStore | undefined;
  /** Hears of a listener that threw or rejected, and of a position that was not saved; reported to the page or the console by default. */
  onError?: ((error: unknown) => void) | undefined;
}

export interface Realtime {
  /**
   * `failed` is not final: connecting goes on, and `reconnecting` follows. Only `ended` is: the session is over.
   * `initialized` before `open()`, `disconnect` after a break and after `close()`.
   */
  readonly status: RealtimeStatus;
  /**
   * Connects and resolves once events are complete: everything from here on is heard. It goes on trying while the server
   * can't be reached, and resolves when `close()` is called first. Calling it while open gives the same promise.
   *
   * @throws ApiError `UNAUTHENTICATED` without a token, or when the session is over
   * @throws NetworkError when the source could not be loaded
   */
  open(): Promise<void>;
  /** Disconnects and forgets everything, for logout. */
  close(): void;
  /**
   * Hears an event of one name, exactly once and in order (rule W6). Gives back how to stop. A promise that the listener
   * returns delays nothing but the position that is saved.
   */
  on<N extends ServerEventName>(name: N, listener: (event: ServerEvent<N>) => unknown): () => void;
  /**
   * The same as a loop: `for await (const event of realtime.events('notification/created', { signal }))`. It listens from
   * here on, and ends with the signal or `close()`. Throws `BufferOverflowError` when events come faster than they are
   * read, and `ApiError` when the session is over. An event counts as handled when the loop asks for the next one.
   */
  events<N extends ServerEventName>(name: N, options?: StreamOptions): AsyncGenerator<ServerEvent<N>, void, undefined>;
  /**
   * Sends an event of the client, such as that somebody is typing, and resolves once the server has taken it. Such events
   * are not kept: without a connection it throws `NetworkError`, and nothing is sent later.
   */
  send<N extends ClientEventName>(name: N, payload: ClientEvents[N]): Promise<void>;
  /** Hears every event. */
  onEvent(listener: (event: ServerEvent) => unknown): () => void;
  /** Hears changes of `status`; fits `useSyncExternalStore`. */
  onStatus(listener: (status: RealtimeStatus) => void): () => void;
  /** Hears when events are complete up to now: after the first connection, and after each break. */
  onCaughtUp(listener: () => void): () => void;
}

/** One `open()`: its connection, and the promise that was given for it. */
interface Opening {
  connection: Connection | undefined;
  keeper: PositionKeeper | undefined;
  promise: Promise<void>;
  resolve: () => void;
  reject: (error: Error) => void;
}

/** Where the API is, without its path: the realtime channel is on the same origin (rule W6). */
const originOf = (client: Client): string => new URL(client.transport.baseUrl).origin;

const unauthenticated = (): ApiError =>
  new ApiError({
    ...{ statusCode: 401, error: 'Unauthorized', message: 'Please log in.', code: 'UNAUTHENTICATED', requestId: '' },
  });

/** One person's realtime connection. Nothing is loaded or opened before `open()`. */
export function createRealtime(options: RealtimeOptions): Realtime {
  const { client, source = socketSource({ url: originOf(client), ...options }), retryMs = 1000, position } = options;
  const events = new Listeners<ServerEvent>(options.onError);
  const statuses = new Listeners<RealtimeStatus>(options.onError);
  const complete = new Listeners<void>(options.onError);
  const endings = new Listeners<Error | undefined>(options.onError);
  let status: RealtimeStatus = 'initialized';
  let opening: Opening | undefined;

  const setStatus = (next: RealtimeStatus): void => {
    if (next === status) return;
    status = next;
    void statuses.tell(next);
  };

  /** Leaves nothing open. With an error the session is over, and whoever waits hears it. */
  const finish = (of: Opening, next: RealtimeStatus, error?: Error): void => {
    if (opening !== of) return;
    opening = undefined;
    of.keeper?.stop();
    of.connection?.close();
    setStatus(next);
    if (error) of.reject(error);
    else of.resolve();
  };

  async function start(mine: Opening, token: string): Promise<void> {
    const from = await position?.load();
    if (opening !== mine) return;
    const keeper = position && new PositionKeeper(position, options.onError ?? console.error);
    mine.keeper = keeper;
    if (from) keeper?.begin(from);
    mine.connection = new Connection(
      { client, source, retryMs },
      {
        status: setStatus,
        event: (event) => {
          const done = events.tell(event);
          if (event.no !== null) keeper?.add(event as KeptEvent, done);
        },
        caughtUp: (positions) => {
          keeper?.begin(positions);
          void complete.tell();
          mine.resolve();
        },
        ended: (error) => {
          finish(mine, 'ended', error);
          void endings.tell(error);
        },
      },
      from,
    );
    await mine.connection.start(token);
  }

  function open(): Promise<void> {
    if (opening) return opening.promise;
    const token = client.transport.token.get();
    if (!token) return Promise.reject(unauthenticated());
    const { promise, resolve, reject } = withResolvers();
    const mine: Opening = { promise, resolve, reject, connection: undefined, keeper: undefined };
    opening = mine;
    start(mine, token).catch((error: Error) => finish(mine, 'failed', error));
    return promise;
  }

  const on: Realtime['on'] = (name, listener) =>
    events.add((event) => (event.name === name ? listener(event as Parameters<typeof listener>[0]) : undefined));
  return {
    get status() {
      return status;
    },
    open,
    close() {
      if (opening) finish(opening, 'disconnect');
      else setStatus('disconnect');
      void endings.tell(undefined);
    },
    async send(name, payload) {
      if (!opening?.connection) throw new NetworkError('offline');
      await opening.connection.send(name, payload);
    },
    on,
    events: <N extends ServerEventName>(name: N, streaming?: StreamOptions) =>
      streamOf<ServerEvent<N>>((next, end) => {
        const stops = [on(name, next), endings.add(end)];
        return () => {
          for (const stop of stops) stop();
        };
      }, streaming),
    onEvent: events.add,
    onStatus: statuses.add,
    onCaughtUp: (listener) => complete.add(listener),
  };
}

/** `Promise.withResolvers`, which Node 20 has not. */
function withResolvers() {
  let resolve = (): void => {};
  let reject = (_error: Error): void => {};
  const promise = new Promise<void>((done, fail) => {
    resolve = done;
    reject = fail;
  });
  return { promise, resolve, reject };
}
