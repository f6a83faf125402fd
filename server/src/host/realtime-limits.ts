import type { Server, Socket } from 'socket.io';
import { createCounter } from '../channels/counter.ts';
import { toIpKey } from '../http/client-ip.ts';

/** The members of an HTTP server that {@link limitBytes} uses. */
interface UpgradingServer {
  on(event: 'upgrade', listener: (request: Socket['request'], socket: Socket['request']['socket']) => void): unknown;
}

/** The limits of one IP address and of one connection. */
export interface RealtimeLimits {
  /** The maximum number of concurrent connections of one IP address. */
  connectionsPerIp: number;
  /**
   * The maximum number of packets on one connection within {@link windowMs}. A normal client sends a few per minute.
   */
  packets: number;
  /**
   * The maximum number of bytes received on one WebSocket within {@link windowMs}. Connecting and logging in needs a
   * few hundred.
   */
  bytes: number;
  windowMs: number;
}

const defaultLimits: RealtimeLimits = {
  connectionsPerIp: 100,
  packets: 200,
  bytes: 20_000,
  windowMs: 10_000,
};

/**
 * Closes WebSockets that receive more bytes than the limit. Bytes are counted on the TCP socket, because protocol pings
 * and fragments of messages are not packets. The socket is destroyed, because a client may continue to send for 30 s
 * after a close frame. Call this function after Socket.IO was attached to the server, when the frame parser reads the
 * socket, so that no bytes are lost. If Socket.IO has refused a socket, no parser reads it.
 */
export function limitBytes(server: UpgradingServer, limits: Partial<RealtimeLimits> = {}): void {
  const { bytes, windowMs } = { ...defaultLimits, ...limits };
  server.on('upgrade', (_request, socket) => {
    if (socket.listenerCount('data') === 0) return;
    const areBytesAllowed = createCounter(bytes, windowMs);
    socket.on('data', (chunk: Uint8Array) => {
      if (!areBytesAllowed(chunk.byteLength)) socket.destroy();
    });
  });
}

/**
 * Refuses connections of an IP address that has too many, and closes connections that send packets faster than the
 * limit. It works on connections of Engine.IO, because a client may never join a namespace of Socket.IO.
 */
export function limitConnections(
  io: Server,
  options: { limits?: Partial<RealtimeLimits>; ipOf?: (request: Socket['request']) => string },
): void {
  const { connectionsPerIp, packets, windowMs } = { ...defaultLimits, ...options.limits };
  const { ipOf = (request) => request.socket.remoteAddress ?? '' } = options;
  const open = new Map<string, number>();
  io.engine.on('connection', (connection) => {
    const network = toIpKey(ipOf(connection.request));
    const count = (open.get(network) ?? 0) + 1;
    open.set(network, count);
    connection.on('close', () => {
      const remaining = (open.get(network) ?? 1) - 1;
      if (remaining > 0) open.set(network, remaining);
      else open.delete(network);
    });
    if (count > connectionsPerIp) {
      connection.close(true);
      return;
    }
    const isPacketAllowed = createCounter(packets, windowMs);
    connection.on('packet', () => {
      if (!isPacketAllowed()) connection.close(true);
    });
  });
}
