import type { Client } from '../client.ts';
import type { ServerEvent, ServerEventName } from '../generated/events.ts';
import { createSequence, type EventPage, type Sequence } from './sequence.ts';
import {
  type RealtimeSource,
  type SocketOptions,
  type SourceConnection,
  type SourceListeners,
  socketSource,
} from './source.ts';

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
  /** Hears every event. */
  onEvent(listener: (event: ServerEvent) => void): () => void;
  /** Hears changes of `status`; fits `useSyncExternalStore`. */
  onStatus(listener: (status: RealtimeStatus) => void): () => void;
  /** Hears when events are complete up to now: after the first connection, and after each break. */
  onCaughtUp(listener: () => void): () => void;
}

/** A set of listeners of which none can stop the others. */
function createListeners<T>() {
  const all = new Set<(value: T) => void>();
  return {
    add(listener: (value: T) => void): () => void {
      all.add(listener);
      return () => void all.delete(listener);
    },
    tell(value: T): void {
      for (const listener of [...all]) {
        try {
          listener(value);
        } catch (error) {
          throwLater(error);
        }
      }
    },
  };
}

/** The runtime's own report of an uncaught error; the order of events does not depend on who listens. */
function throwLater(error: unknown): void {
  queueMicrotask(() => {
    throw error;
  });
}

/** One person's realtime connection. Nothing is loaded or opened before `open()`. */
export function createRealtime(options: RealtimeOptions): Realtime {
  const { client, source = socketSource(options), retryMs = 1000 } = options;
  const events = createListeners<ServerEvent>();
  const statuses = createListeners<RealtimeStatus>();
  const complete = createListeners<void>();
  let status: RealtimeStatus = 'initialized';
  // Counts openings, so that what an earlier one still sets off is ignored.
  let opening = 0;
  let isOpen = false;
  let connection: SourceConnection | undefined;

  const setStatus = (next: RealtimeStatus): void => {
    if (next === status) return;
    status = next;
    statuses.tell(next);
  };
  const read = (channel: string | undefined, after: number, limit: number): Promise<EventPage> =>
    client.call('listEvents', { query: { ...(channel ? { channel } : {}), after, limit } }) as Promise<EventPage>;

  /** Reads what is missing until nothing is, as long as this opening is the present one and connected. */
  async function catchUp(sequence: Sequence, mine: number): Promise<void> {
    const isPresent = (): boolean => mine === opening && status === 'connected';
    while (isPresent()) {
      try {
        await sequence.catchUp();
        if (isPresent()) complete.tell();
        return;
      } catch {
        await new Promise((resolve) => setTimeout(resolve, retryMs));
      }
    }
  }

  async function greet(sequence: Sequence, mine: number): Promise<void> {
    const token = client.transport.token.get();
    // The server delivers from the moment it acknowledges; what came before that is read.
    if (token) await connection?.send('auth/login', { token }).catch(() => {});
    await catchUp(sequence, mine);
  }

  async function open(): Promise<void> {
    const token = client.transport.token.get();
    if (isOpen || !token) return;
    isOpen = true;
    const mine = ++opening;
    const sequence = createSequence({ read, deliver: (event) => events.tell(event) });
    const ifPresent = (act: () => void): void => {
      if (mine === opening) act();
    };
    let isConnectedEarly = false;
    const listeners: SourceListeners = {
      connected: () =>
        ifPresent(() => {
          setStatus('connected');
          isConnectedEarly = connection === undefined;
          if (!isConnectedEarly) void greet(sequence, mine);
        }),
      disconnected: () => ifPresent(() => setStatus('disconnect')),
      reconnecting: () => ifPresent(() => setStatus('reconnecting')),
      failed: () => ifPresent(() => setStatus('failed')),
      event: (event) =>
        ifPresent(() => {
          sequence.take(event);
          if (sequence.hasGap()) void catchUp(sequence, mine);
        }),
    };
    const made = await source(token, listeners).catch(() => undefined);
    if (!made) return ifPresent(() => setStatus('failed'));
    if (mine !== opening) return made.close();
    connection = made;
    if (isConnectedEarly) void greet(sequence, mine);
  }

  return {
    get status() {
      return status;
    },
    open,
    close() {
      opening++;
      isOpen = false;
      connection?.close();
      connection = undefined;
      setStatus('disconnect');
    },
    on: (name, listener) =>
      events.add((event) => {
        if (event.name === name) listener(event as Parameters<typeof listener>[0]);
      }),
    onEvent: events.add,
    onStatus: statuses.add,
    onCaughtUp: (listener) => complete.add(listener),
  };
}
