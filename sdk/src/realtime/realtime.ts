import type { Client } from '../client.ts';
import { ApiError, NetworkError } from '../errors.ts';
import type { ClientEventName, ClientEvents, ServerEvent, ServerEventName, StoredEvent } from '../generated/events.ts';
import { Connection, type RealtimeStatus } from './connection.ts';
import { Listeners } from './listeners.ts';
import { PositionSaver, type PositionStore } from './position.ts';
import { type RealtimeSource, type SocketOptions, socketSource } from './source.ts';
import { type StreamOptions, streamOf } from './stream.ts';

export interface RealtimeOptions extends SocketOptions {
  /** The client that reads missed events. Its token opens the connection. */
  client: Client;
  /** The source of events that replaces Socket.IO. Tests and Storybook use the server's engine in the same page. */
  source?: RealtimeSource | undefined;
  /** Milliseconds before a failed read of missed events, or a refused connection, is tried again; 1,000 by default. */
  retryMs?: number | undefined;
  /**
   * Stores the position of the handled events, so that a process receives the events that it has missed during a
   * restart. Events that were not handled completely are delivered again.
   */
  position?: PositionStore | undefined;
  /**
   * Called if a listener throws or rejects, or if a position could not be saved. By default, the error is reported as
   * an uncaught error in a page, and logged elsewhere.
   */
  onError?: ((error: unknown) => void) | undefined;
}

export interface Realtime {
  /**
   * The state is `initialized` before `open()`, and `disconnect` after a lost connection and after `close()`. After
   * `failed` the connection retries, and the state becomes `reconnecting`. Only `ended` is final, because the session
   * is over.
   */
  readonly status: RealtimeStatus;
  /**
   * Connects, and resolves when all earlier events were delivered. Retries while the server is unreachable. `close()`
   * ends the retries, and resolves the promise. A second call while the connection is open returns the same promise.
   *
   * @throws ApiError `UNAUTHENTICATED` if there is no token, or if the session is over
   * @throws NetworkError if the source could not be loaded
   */
  open(): Promise<void>;
  /** Disconnects, and clears the state. Call it when the user logs out. */
  close(): void;
  /**
   * Listens to the events of one name. Each event is delivered once and in order (rule W6). Returns a function that
   * removes the listener. If the listener returns a promise, the position is saved after the promise has settled; the
   * next events do not wait for it.
   */
  on<N extends ServerEventName>(name: N, listener: (event: ServerEvent<N>) => unknown): () => void;
  /**
   * Returns the events of one name as an async iterable: `for await (const event of
   * realtime.events('notification/created', { signal }))`. Events are buffered from this call on. The loop ends with
   * the signal or `close()`. Throws `BufferOverflowError` if events arrive faster than the loop reads them, and
   * `ApiError` if the session is over. An event counts as handled when the loop requests the next one.
   */
  events<N extends ServerEventName>(name: N, options?: StreamOptions): AsyncGenerator<ServerEvent<N>, void, undefined>;
  /**
   * Sends an event of the client, such as a typing indicator. Resolves with the acknowledgement of the server. Such
   * events are not stored: if there is no connection, it throws `NetworkError`, and the event is not sent later.
   */
  send<N extends ClientEventName>(name: N, payload: ClientEvents[N]): Promise<void>;
  /** Listens to every event. */
  onEvent(listener: (event: ServerEvent) => unknown): () => void;
  /** Listens to changes of `status`. Can be passed to `useSyncExternalStore`. */
  onStatus(listener: (status: RealtimeStatus) => void): () => void;
  /**
   * Calls the listener when all earlier events were delivered: after the first connection, and after each reconnection.
   */
  onCaughtUp(listener: () => void): () => void;
}

/** The state of one `open()`: its connection and its promise. */
interface Opening {
  connection: Connection | undefined;
  saver: PositionSaver | undefined;
  promise: Promise<void>;
  resolve: () => void;
  reject: (error: Error) => void;
}

/** Returns the origin of the API. The realtime channel has the same origin (rule W6). */
const originOf = (client: Client): string => new URL(client.transport.baseUrl).origin;

const unauthenticated = (): ApiError =>
  new ApiError({
    ...{ statusCode: 401, error: 'Unauthorized', message: 'Please log in.', code: 'UNAUTHENTICATED', requestId: '' },
  });

/** Creates the realtime connection of one user. Before `open()`, it loads nothing and opens no connection. */
export function createRealtime(options: RealtimeOptions): Realtime {
  const { client, source = socketSource({ url: originOf(client), ...options }), retryMs = 1000, position } = options;
  const events = new Listeners<ServerEvent>(options.onError);
  const statuses = new Listeners<RealtimeStatus>(options.onError);
  const catchUps = new Listeners<void>(options.onError);
  const endings = new Listeners<Error | undefined>(options.onError);
  let status: RealtimeStatus = 'initialized';
  let opening: Opening | undefined;

  const setStatus = (next: RealtimeStatus): void => {
    if (next === status) return;
    status = next;
    void statuses.emit(next);
  };

  /** Closes the connection, and settles the promise of `open()`. If there is an error, the session is over. */
  const finish = (ended: Opening, next: RealtimeStatus, error?: Error): void => {
    if (opening !== ended) return;
    opening = undefined;
    ended.saver?.stop();
    ended.connection?.close();
    setStatus(next);
    if (error) ended.reject(error);
    else ended.resolve();
  };

  async function start(current: Opening, token: string): Promise<void> {
    const from = await position?.load();
    if (opening !== current) return;
    const saver = position && new PositionSaver(position, options.onError ?? console.error);
    current.saver = saver;
    if (from) saver?.setStart(from);
    current.connection = new Connection(
      { client, source, retryMs },
      {
        status: setStatus,
        event: (event) => {
          const done = events.emit(event);
          if (event.no !== null) saver?.add(event as StoredEvent, done);
        },
        caughtUp: (positions) => {
          saver?.setStart(positions);
          void catchUps.emit();
          current.resolve();
        },
        ended: (error) => {
          finish(current, 'ended', error);
          void endings.emit(error);
        },
      },
      from,
    );
    await current.connection.start(token);
  }

  function open(): Promise<void> {
    if (opening) return opening.promise;
    const token = client.transport.token.get();
    if (!token) return Promise.reject(unauthenticated());
    const { promise, resolve, reject } = withResolvers();
    const current: Opening = { promise, resolve, reject, connection: undefined, saver: undefined };
    opening = current;
    start(current, token).catch((error: Error) => finish(current, 'failed', error));
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
      void endings.emit(undefined);
    },
    async send(name, payload) {
      if (!opening?.connection) throw new NetworkError('offline');
      await opening.connection.send(name, payload);
    },
    on,
    events: <N extends ServerEventName>(name: N, streamOptions?: StreamOptions) =>
      streamOf<ServerEvent<N>>((next, end) => {
        const stops = [on(name, next), endings.add(end)];
        return () => {
          for (const stop of stops) stop();
        };
      }, streamOptions),
    onEvent: events.add,
    onStatus: statuses.add,
    onCaughtUp: (listener) => catchUps.add(listener),
  };
}

/** Replaces `Promise.withResolvers`, which Node 20 does not have. */
function withResolvers() {
  let resolve = (): void => {};
  let reject = (_error: Error): void => {};
  const promise = new Promise<void>((done, fail) => {
    resolve = done;
    reject = fail;
  });
  return { promise, resolve, reject };
}
