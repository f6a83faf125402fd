import type { Client } from '../client.ts';
import { ApiError, NetworkError } from '../errors.ts';
import * as api from '../generated/api.ts';
import type { ClientEventName, ClientEvents, ServerEvent, StoredEvent } from '../generated/events.ts';
import type { EventPage, Positions } from './sequence.ts';
import { Sequence } from './sequence.ts';
import type { RealtimeSource, SourceConnection, SourceListeners } from './source.ts';

/**
 * The states of the connection (specification, "States"). `ended` means that the session is over, and that the user has
 * to log in again.
 */
export type RealtimeStatus = 'initialized' | 'connected' | 'disconnect' | 'failed' | 'reconnecting' | 'ended';

/** Callbacks of an open connection. */
export interface ConnectionListeners {
  status(status: RealtimeStatus): void;
  event(event: ServerEvent): void;
  /**
   * Called when all earlier events were delivered. `positions` contains the number of the last event in each channel.
   */
  caughtUp(positions: Positions): void;
  /** Called when the session is over. No more events arrive, and the connection does not retry. */
  ended(error: ApiError): void;
}

interface ConnectionOptions {
  client: Client;
  source: RealtimeSource;
  retryMs: number;
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** A connection, from one `open()` to its `close()`. After `close()` it calls no listener. */
export class Connection {
  readonly #options: ConnectionOptions;
  readonly #callbacks: ConnectionListeners;
  readonly #sequence: Sequence;
  #connection: SourceConnection | undefined;
  #isConnected = false;
  #isClosed = false;
  #isChecking = false;

  constructor(options: ConnectionOptions, callbacks: ConnectionListeners, from: Positions | undefined) {
    this.#options = options;
    this.#callbacks = callbacks;
    const { client } = options;
    const log = {
      channels: async () => (await client.call(api.listEventChannels)).data,
      read: (channel: string, after: number, limit: number) =>
        client.call(api.listEvents, { query: { channel, after, limit } }) as Promise<EventPage>,
    };
    this.#sequence = new Sequence(log, (event) => this.#emit(event), from);
  }

  /** @throws NetworkError if the source can't be opened */
  async start(token: string): Promise<void> {
    const store = this.#options.client.transport.token;
    try {
      this.#connection = await this.#options.source(token, this.#listeners(), () => store.get());
    } catch (error) {
      if (!this.#isClosed) this.#callbacks.status('failed');
      throw new NetworkError('offline', error);
    }
    if (this.#isClosed) this.#connection.close();
    else if (this.#isConnected) void this.#logIn();
  }

  /** @throws NetworkError if there is no connection, or no acknowledgement in time */
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

  #emit(event: ServerEvent): void {
    if (!this.#isClosed) this.#callbacks.event(event);
  }

  #listeners(): SourceListeners {
    const change = (status: RealtimeStatus): void => {
      if (this.#isClosed) return;
      this.#isConnected = status === 'connected';
      this.#callbacks.status(status);
    };
    return {
      connected: () => {
        change('connected');
        if (this.#connection) void this.#logIn();
      },
      disconnected: () => change('disconnect'),
      reconnecting: () => change('reconnecting'),
      failed: () => change('failed'),
      refused: () => void this.#check(),
      event: (event) => {
        if (this.#isClosed) return;
        // An event that is not stored has no number, so it is delivered immediately (rule W6).
        if (event.no === null) this.#emit(event);
        else this.#sequence.accept(event as StoredEvent);
        if (event.name === 'session/ended') void this.#check();
        else if (this.#sequence.hasGap) void this.#catchUp();
      },
    };
  }

  /** Logs in, and reads the events before the login, because the server sends only later events. */
  async #logIn(): Promise<void> {
    const token = this.#options.client.transport.token.get();
    if (token) await this.#connection?.send('auth/login', { token }).catch(() => {});
    await this.#catchUp();
  }

  /** Reads missed events. Retries until the read succeeds, or until the connection is lost. */
  async #catchUp(): Promise<void> {
    while (this.#isConnected) {
      const token = this.#options.client.transport.token.get();
      try {
        await this.#sequence.catchUp();
        if (this.#isConnected) this.#callbacks.caughtUp(this.#sequence.positions);
        return;
      } catch (error) {
        if (this.#hasEnded(error, token)) return;
        await pause(this.#options.retryMs);
      }
    }
  }

  /** Checks whether the session is still valid. If so, the source reconnects; otherwise the connection ends. */
  async #check(): Promise<void> {
    if (this.#isChecking) return;
    this.#isChecking = true;
    while (!this.#isClosed) {
      const token = this.#options.client.transport.token.get();
      try {
        await this.#options.client.call(api.listEventChannels);
        break;
      } catch (error) {
        if (this.#hasEnded(error, token)) break;
        await pause(this.#options.retryMs);
      }
    }
    this.#isChecking = false;
    if (this.#isClosed) return;
    await pause(this.#options.retryMs);
    if (!this.#isClosed && !this.#isConnected) this.#connection?.reconnect?.();
  }

  /**
   * Whether the session is over. An error for an earlier token does not count, because the current token may be valid.
   */
  #hasEnded(error: unknown, token: string | null): boolean {
    if (!(error instanceof ApiError) || error.status !== 401) return false;
    if (this.#options.client.transport.token.get() !== token) return false;
    if (this.#isClosed) return true;
    this.close();
    this.#callbacks.ended(error);
    return true;
  }
}
