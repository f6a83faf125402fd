import type { Server, Socket } from 'socket.io';
import { toAddressKey } from './http/client-address.ts';

/** How much one address and one connection may do. */
export interface RealtimeLimits {
  /** Connections of one address at the same time. */
  connectionsPerAddress: number;
  /** Packets of one connection within {@link windowMs}; a client sends a few a minute. */
  packets: number;
  /** `auth/login` of one connection within {@link windowMs}. */
  logins: number;
  windowMs: number;
}

const defaultLimits: RealtimeLimits = { connectionsPerAddress: 100, packets: 200, logins: 20, windowMs: 10_000 };

/** Counts within windows of fixed length; answers whether one more is within the limit. */
function createCounter(limit: number, windowMs: number): () => boolean {
  let endsAt = 0;
  let count = 0;
  return () => {
    const now = performance.now();
    if (now >= endsAt) {
      endsAt = now + windowMs;
      count = 0;
    }
    count += 1;
    return count <= limit;
  };
}

/** Whether one more `auth/login` of a connection is within the limit. */
export function limitLogins(limits: Partial<RealtimeLimits> = {}): () => boolean {
  const { logins, windowMs } = { ...defaultLimits, ...limits };
  return createCounter(logins, windowMs);
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
