import type { ClientEventName, ClientEvents, ServerEvent } from '../generated/events.ts';

/** The callbacks of a source of events. */
export interface SourceListeners {
  connected(): void;
  disconnected(): void;
  reconnecting(): void;
  failed(error: unknown): void;
  /**
   * Called when the server has closed or refused the connection. The source does not retry until `reconnect` is called.
   */
  refused(): void;
  event(event: ServerEvent): void;
}

export interface SourceConnection {
  /** Sends an event. Resolves with the acknowledgement of the server. */
  send<N extends ClientEventName>(name: N, payload: ClientEvents[N]): Promise<void>;
  close(): void;
  /** Connects again after a refusal. Undefined if the source always retries. */
  reconnect?(): void;
}

/**
 * A source of events, which is a socket, or the engine in the same page. It reconnects automatically, with the token
 * that `currentToken` then returns.
 */
export type RealtimeSource = (
  token: string,
  listeners: SourceListeners,
  currentToken: () => string | null,
) => Promise<SourceConnection>;

/** The part of socket.io-client that is used. It is loaded only when a socket is opened. */
export type LoadSocket = () => Promise<typeof import('socket.io-client')>;

export interface SocketOptions {
  /** The origin of the platform. By default, it is that of the client's `baseUrl`. */
  url?: string | undefined;
  /** The transports in the order in which they are tried. By default, WebSocket comes first, and then polling. */
  transports?: ('websocket' | 'polling')[] | undefined;
  /** Loads socket.io-client. By default, it is `import('socket.io-client')`. */
  load?: LoadSocket | undefined;
}

const ACKNOWLEDGEMENT_TIMEOUT_MS = 3000;

/**
 * Creates a source of events over Socket.IO. It reconnects without a limit, with delays from 1,000 to 10,000 ms. The
 * session token is in the payload of each connection, and never in the URL, because URLs are logged (rule W6).
 */
export function socketSource(options: SocketOptions = {}): RealtimeSource {
  const { url, transports = ['websocket', 'polling'], load = () => import('socket.io-client') } = options;
  return async (token, listeners, currentToken) => {
    const { io } = await load();
    const delays = {
      reconnectionDelay: 1000,
      reconnectionDelayMax: 10_000,
      reconnectionAttempts: Number.POSITIVE_INFINITY,
    };
    // Called for each connection, because the token may have changed.
    const auth = (send: (payload: { token: string }) => void) => send({ token: currentToken() ?? token });
    // Certificates are verified by default.
    const settings = { transports, auth, forceNew: true, autoConnect: true, reconnection: true, ...delays };
    const socket = url === undefined ? io(settings) : io(url, settings);
    socket.on('connect', () => listeners.connected());
    socket.on('disconnect', () => {
      listeners.disconnected();
      // Socket.IO does not retry if the server has closed the connection.
      if (!socket.active) listeners.refused();
    });
    socket.on('connect_error', (error) => {
      listeners.failed(error);
      if (!socket.active) listeners.refused();
    });
    socket.io.on('reconnect_attempt', () => listeners.reconnecting());
    socket.io.on('reconnect_failed', () => listeners.failed(new Error('Reconnecting failed.')));
    socket.onAny((_name: string, event: ServerEvent) => listeners.event(event));
    return {
      async send(name, payload) {
        await socket.timeout(ACKNOWLEDGEMENT_TIMEOUT_MS).emitWithAck(name, payload);
      },
      close: () => void socket.disconnect(),
      reconnect: () => void socket.connect(),
    };
  };
}
