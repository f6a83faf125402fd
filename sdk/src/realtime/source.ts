import type { ClientEventName, ClientEvents, ServerEvent } from '../generated/events.ts';

/** What a source of events tells of itself. */
export interface SourceListeners {
  connected(): void;
  disconnected(): void;
  reconnecting(): void;
  failed(error: unknown): void;
  event(event: ServerEvent): void;
}

export interface SourceConnection {
  /** Resolves once the other side has taken it. */
  send<N extends ClientEventName>(name: N, payload: ClientEvents[N]): Promise<void>;
  close(): void;
}

/** Where events come from: a socket, or the engine of the same page. It reconnects by itself. */
export type RealtimeSource = (token: string, listeners: SourceListeners) => Promise<SourceConnection>;

/** The part of socket.io-client that is used; loaded only when a socket is opened. */
export type LoadSocket = () => Promise<typeof import('socket.io-client')>;

export interface SocketOptions {
  /** The origin of the platform; that of the page by default. */
  url?: string;
  /** In this order; WebSocket, then polling by default. */
  transports?: ('websocket' | 'polling')[];
  load?: LoadSocket;
}

const ACKNOWLEDGED_WITHIN_MS = 3000;

/** Events over Socket.IO: unlimited reconnection with 1,000 to 10,000 ms between tries, the token as query parameter. */
export function socketSource(options: SocketOptions = {}): RealtimeSource {
  const { url, transports = ['websocket', 'polling'], load = () => import('socket.io-client') } = options;
  return async (token, listeners) => {
    const { io } = await load();
    const delays = {
      reconnectionDelay: 1000,
      reconnectionDelayMax: 10_000,
      reconnectionAttempts: Number.POSITIVE_INFINITY,
    };
    const settings = { transports, query: { token }, forceNew: true, autoConnect: true, reconnection: true, ...delays };
    const socket = url === undefined ? io(settings) : io(url, settings);
    socket.on('connect', () => listeners.connected());
    socket.on('disconnect', () => listeners.disconnected());
    socket.on('connect_error', (error) => listeners.failed(error));
    socket.io.on('reconnect_attempt', () => listeners.reconnecting());
    socket.io.on('reconnect_failed', () => listeners.failed(new Error('The connection could not be made again.')));
    socket.onAny((_name: string, event: ServerEvent) => listeners.event(event));
    return {
      async send(name, payload) {
        await socket.timeout(ACKNOWLEDGED_WITHIN_MS).emitWithAck(name, payload);
      },
      close: () => void socket.disconnect(),
    };
  };
}
