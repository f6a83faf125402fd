import type { Client } from '../client.ts';
import { ApiError, NetworkError } from '../errors.ts';
import * as api from '../generated/api.ts';
import type { ClientEventName, ClientEvents, KeptEvent, ServerEvent } from '../generated/events.ts';
import type { EventPage, Positions } from './sequence.ts';
import { Sequence } from './sequence.ts';
import type { RealtimeSource, SourceConnection, SourceListeners } from './source.ts';

/** The states of the connection, as required (specification, "States"), and `ended`: the session is over, log in again. */
export type RealtimeStatus = 'initialized' | 'connected' | 'disconnect' | 'failed' | 'reconnecting' | 'ended';

/** What a connection tells while it is open. */
export interface ConnectionListeners {
  status(status: RealtimeStatus): void;
  event(event: ServerEvent): void;
  /** Events are complete up to now; `positions` says where each channel stands. */
  caughtUp(positions: Positions): void;
  /** The session is over: nothing more comes, and nothing is tried again. */
  ended(error: ApiError): void;
}

interface ConnectionOptions {
  client: Client;
  source: RealtimeSource;
  retryMs: number;
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** One opening of the connection, from `open()` to `close()`. Once closed, nothing of it is heard. */
export class Connection {
  readonly #options: ConnectionOptions;
  readonly #hears: ConnectionListeners;
  readonly #sequence: Sequence;
  #connection: SourceConnection | undefined;
  #isConnected = false;
  #isClosed = false;
  #isChecking = false;

  constructor(options: ConnectionOptions, hears: ConnectionListeners, from: Positions | undefined) {
    this.#options = options;
    this.#hears = hears;
    const { client } = options;
    const log = {
      channels: async () => (await client.call(api.listEventChannels)).data,
      read: (channel: string, after: number, limit: number) =>
        client.call(api.listEvents, { query: { channel, after, limit } }) as Promise<EventPage>,
    };
    this.#sequence = new Sequence(log, (event) => this.#tell(event), from);
  }

  /** @throws NetworkError when the source could not be opened */
  async start(token: string): Promise<void> {
    const store = this.#options.client.transport.token;
    try {
      this.#connection = await this.#options.source(token, this.#listeners(), () => store.get());
    } catch (error) {
      if (!this.#isClosed) this.#hears.status('failed');
      throw new NetworkError('offline', error);
    }
    if (this.#isClosed) this.#connection.close();
    else if (this.#isConnected) void this.#greet();
  }

  /** @throws NetworkError without a connection, or when the server did not take it in time */
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

  #tell(event: ServerEvent): void {
    if (!this.#isClosed) this.#hears.event(event);
  }

  #listeners(): SourceListeners {
    const change = (status: RealtimeStatus): void => {
      if (this.#isClosed) return;
      this.#isConnected = status === 'connected';
      this.#hears.status(status);
    };
    return {
      connected: () => {
        change('connected');
        if (this.#connection) void this.#greet();
      },
      disconnected: () => change('disconnect'),
      reconnecting: () => change('reconnecting'),
      failed: () => change('failed'),
      refused: () => void this.#check(),
      event: (event) => {
        if (this.#isClosed) return;
        // What is not kept has no number to wait for (rule W6).
        if (event.no === null) this.#tell(event);
        else this.#sequence.take(event as KeptEvent);
        if (event.name === 'session/ended') void this.#check();
        else if (this.#sequence.hasGap) void this.#catchUp();
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
      const token = this.#options.client.transport.token.get();
      try {
        await this.#sequence.catchUp();
        if (this.#isConnected) this.#hears.caughtUp(this.#sequence.positions);
        return;
      } catch (error) {
        if (this.#hasEnded(error, token)) return;
        await pause(this.#options.retryMs);
      }
    }
  }

  /** Asks whether the session still stands; the source then connects again, or everything ends. */
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

  /** An answer to an old token says nothing about a new one. */
  #hasEnded(error: unknown, token: string | null): boolean {
    if (!(error instanceof ApiError) || error.status !== 401) return false;
    if (this.#options.client.transport.token.get() !== token) return false;
    if (this.#isClosed) return true;
    this.close();
    this.#hears.ended(error);
    return true;
  }
}
