import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { toIpKey } from '../http/client-ip.ts';

/** The time limits of requests in milliseconds, and the maximum number of connections of one IP address. */
export interface ConnectionLimits {
  /** Limits the time from the first byte of a request to the end of its headers. */
  headersMs: number;
  /** The length of a period. In each period, at least {@link minimumBytes} of an unfinished body must arrive. */
  bodyPeriodMs: number;
  minimumBytes: number;
  /** Limits the time of a whole request with its body. It is long enough for a large video. */
  requestMs: number;
  /** The maximum number of open connections of one IP address. */
  connectionsPerIp: number;
}

const defaultLimits: ConnectionLimits = {
  headersMs: 15_000,
  bodyPeriodMs: 20_000,
  minimumBytes: 2048,
  requestMs: 60 * 60 * 1000,
  connectionsPerIp: 256,
};

/** Closes the connection of a request if its body stops arriving. A large upload on a slow connection can continue. */
function requireProgress(request: IncomingMessage, { bodyPeriodMs, minimumBytes }: ConnectionLimits) {
  const { socket } = request;
  let before = socket.bytesRead;
  const timer = setInterval(() => {
    if (request.complete) return clearInterval(timer);
    const received = socket.bytesRead - before;
    before = socket.bytesRead;
    if (received >= minimumBytes) return;
    clearInterval(timer);
    socket.destroy();
  }, bodyPeriodMs);
  timer.unref();
  request.on('close', () => clearInterval(timer));
}

/** Closes connections of an IP address that has too many. */
function limitIps(server: Server, { connectionsPerIp }: ConnectionLimits) {
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const key = toIpKey(socket.remoteAddress ?? '');
    const count = (open.get(key) ?? 0) + 1;
    open.set(key, count);
    socket.on('close', () => {
      const remaining = (open.get(key) ?? 1) - 1;
      if (remaining > 0) open.set(key, remaining);
      else open.delete(key);
    });
    if (count > connectionsPerIp) socket.destroy();
  });
}

/**
 * Limits the time of requests, and the number of connections of one IP address. If the host is behind a trusted proxy,
 * the number of connections is not limited, because all of them come from the IP address of the proxy.
 *
 * @returns a function that waits until every response is sent, but at most for the given number of milliseconds
 */
export function limitHttp(
  server: Server,
  { trustProxy, limits }: { trustProxy: boolean; limits?: Partial<ConnectionLimits> },
): (timeoutMs: number) => Promise<void> {
  const all = { ...defaultLimits, ...limits };
  server.headersTimeout = all.headersMs;
  server.requestTimeout = all.requestMs;
  if (!trustProxy) limitIps(server, all);
  const pending = new Set<ServerResponse>();
  let onIdle: (() => void) | undefined;
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    requireProgress(request, all);
    pending.add(response);
    response.on('close', () => {
      pending.delete(response);
      if (pending.size === 0) onIdle?.();
    });
  });
  return async (timeoutMs) => {
    if (pending.size === 0) return;
    // Without this header, the connections would stay open after their responses, because of keep-alive.
    for (const response of pending) if (!response.headersSent) response.setHeader('connection', 'close');
    await new Promise<void>((resolve) => {
      onIdle = resolve;
      setTimeout(resolve, timeoutMs).unref();
    });
  };
}
