import { Server, type Socket } from 'socket.io';
import type { Engine } from '../engine.ts';
import { limitBytes, limitConnections, type RealtimeLimits } from './realtime-limits.ts';

/** The host's HTTP server, to which Socket.IO is attached. */
type HttpServer = Exclude<Parameters<Server['attach']>[0], number>;

/** Options of {@link attachRealtime}. */
export interface RealtimeOptions {
  limits?: Partial<RealtimeLimits>;
  /** Returns the IP address of the client. By default, it is that of the TCP socket. */
  ipOf?: (request: Socket['request']) => string;
}

/**
 * Attaches realtime over Socket.IO to the port of the server (rule W6). The token is in the payload of the connection
 * or of `auth/login`. Each event is sent under its name. A token in the URL is ignored, because logs contain URLs.
 *
 * @returns a function that closes all connections
 */
export function attachRealtime(
  server: HttpServer,
  engine: Pick<Engine, 'connect'>,
  options: RealtimeOptions = {},
): () => Promise<void> {
  const io = new Server(server, {
    serveClient: false,
    transports: ['websocket', 'polling'],
    // The maximum is small, because clients send only tokens and typing indicators.
    maxHttpBufferSize: 10_000,
    connectTimeout: 10_000,
  });
  limitConnections(io, options);
  limitBytes(server, options.limits);
  io.on('connection', (socket) => {
    const { token } = socket.handshake.auth;
    const connection = engine.connect({
      token: typeof token === 'string' ? token : '',
      send: (event) => void socket.emit(event.name, event),
      close: () => void socket.disconnect(true),
    });
    socket.on('disconnect', connection.close);
    socket.onAny(async (name: string, payload: unknown, acknowledge?: unknown) => {
      const acknowledgement = await connection.receive(name, payload);
      if (typeof acknowledge === 'function') acknowledge(acknowledgement);
    });
  });
  return () => io.close();
}
