import type { Server, Socket } from 'socket.io';
import { createCounter } from '../channels/counter.ts';
import { toAddressKey } from '../http/client-address.ts';

/** What {@link limitBytes} needs of an http server. */
interface UpgradingServer {
  on(event: 'upgrade', listener: (request: Socket['request'], socket: Socket['request']['socket']) => void): unknown;
}

/** How much one address and one connection may do. */
export interface RealtimeLimits {
  /** Connections of one address at the same time. */
  connectionsPerAddress: number;
  /** Packets of one connection within {@link windowMs}; a client sends a few a minute. */
  packets: number;
  /** Bytes that one WebSocket brings within {@link windowMs}; a client that connects and logs in sends a few hundred. */
  bytes: number;
  windowMs: number;
}

const defaultLimits: RealtimeLimits = {
  connectionsPerAddress: 100,
  packets: 200,
  bytes: 20_000,
  windowMs: 10_000,
};

/**
 * Cuts WebSockets that bring more bytes than the limit. Counts on the TCP socket, since pings of the protocol and parts of
 * messages never become packets, and destroys it, since a client that is asked to close may go on sending for 30 seconds.
 *
 * Call it after Socket.IO is attached to the server: by then the parser of frames reads the socket, and no byte is lost to
 * it. A socket that Socket.IO refused has no reader.
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
 * Refuses connections beyond the limit of their address, and closes those that send packets faster than the limit. Works
 * below Socket.IO's namespaces, which a client may never join.
 */
export function limitConnections(
  io: Server,
  options: { limits?: Partial<RealtimeLimits>; addressOf?: (request: Socket['request']) => string },
): void {
  const { connectionsPerAddress, packets, windowMs } = { ...defaultLimits, ...options.limits };
  const { addressOf = (request) => request.socket.remoteAddress ?? '' } = options;
  const open = new Map<string, number>();
  io.engine.on('connection', (connection) => {
    const network = toAddressKey(addressOf(connection.request));
    const count = (open.get(network) ?? 0) + 1;
    open.set(network, count);
    connection.on('close', () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
    if (count > connectionsPerAddress) {
      connection.close(true);
      return;
    }
    const isPacketAllowed = createCounter(packets, windowMs);
    connection.on('packet', () => {
      if (!isPacketAllowed()) connection.close(true);
    });
  });
}
