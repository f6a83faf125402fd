import type { Server, Socket } from 'socket.io';
import { createCounter } from '../channels/counter.ts';
import { toIpKey } from '../http/client-ip.ts';

/** The part of an http server that {@link limitBytes} uses. */
interface UpgradingServer {
  on(event: 'upgrade', listener: (request: Socket['request'], socket: Socket['request']['socket']) => void): unknown;
}

/** Limits of one IP address and of one connection. */
export interface RealtimeLimits {
  /** Concurrent connections of one IP address. */
  connectionsPerIp: number;
  /** Packets of one connection within {@link windowMs}; a normal client sends a few per minute. */
  packets: number;
  /** Bytes received on one WebSocket within {@link windowMs}; connecting and logging in takes a few hundred. */
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
 * Closes WebSockets that receive more bytes than the limit. It counts on the TCP socket, because protocol pings and
 * message fragments are not packets. It destroys the socket, because a client may continue sending for 30 s after a
 * close frame.
 *
 * Call it after Socket.IO was attached to the server, so that the frame parser is already reading the socket and loses
 * no bytes. A socket that Socket.IO has refused has no reader.
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
 * Refuses connections beyond the limit of their IP address, and closes those that send packets faster than the limit. Works
 * on connections of Engine.IO, because a client may never join a Socket.IO namespace.
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
      const left = (open.get(network) ?? 1) - 1;
      if (left > 0) open.set(network, left);
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
