import { io, type Socket } from 'socket.io-client';

/** A response of the server under load. */
export interface LoadResponse {
  /** The status; 0 if there was no response. */
  status: number;
  retryAfter: string | null;
  durationMs: number;
  /** The time of the arrival by `performance.now()`. */
  at: number;
}

/** Concurrent clients. Each sends one request after another until `stop` is called. */
export interface Load {
  responses: LoadResponse[];
  stop(): Promise<void>;
}

/**
 * A client aborts its request after this number of milliseconds. The tests do not allow a response to take that long.
 */
const abortMs = 30_000;

/** The server and the session token of requests. */
export interface LoadTarget {
  /**
   * The origin. The server must trust `X-Forwarded-For`, because each request has another IP address, so that no rate
   * limit is reached.
   */
  origin: string;
  token: string;
}

const randomIp = () => `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 256)).join('.')}`;

/** Returns the requests that clients send one after another: public reads, reads by a user, and transactions. */
const requestsOf = ({ origin, token }: LoadTarget) => {
  const createRequest = (path: string, init: RequestInit = {}) => {
    const headers = { authorization: `Bearer ${token}`, 'x-forwarded-for': randomIp() };
    return new Request(`${origin}/api${path}`, { ...init, headers: { ...headers, ...init.headers } });
  };
  const json = { 'content-type': 'application/json' };
  return [
    () => createRequest('/settings/public', { headers: { authorization: '' } }),
    () => createRequest('/users/me'),
    () => createRequest('/user/feeds'),
    () =>
      createRequest('/users', {
        method: 'PUT',
        headers: json,
        body: JSON.stringify({ name: `Mara ${Math.random()}` }),
      }),
    () => createRequest('/notification/read-all', { method: 'PUT', headers: json }),
  ];
};

async function send(request: Request): Promise<LoadResponse> {
  const from = performance.now();
  const response = await fetch(request, { signal: AbortSignal.timeout(abortMs) }).catch(() => undefined);
  await response?.arrayBuffer().catch(() => undefined);
  const at = performance.now();
  const retryAfter = response?.headers.get('retry-after') ?? null;
  return { status: response?.status ?? 0, retryAfter, durationMs: at - from, at };
}

/** Starts clients that send requests to a server. */
export function startLoad(target: LoadTarget, clients = 12): Load {
  const responses: LoadResponse[] = [];
  const requests = requestsOf(target);
  let isStopped = false;
  const call = async (first: number) => {
    for (let turn = first; !isStopped; turn += 1) {
      const createNext = requests[turn % requests.length];
      if (createNext) responses.push(await send(createNext()));
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  const all = Array.from({ length: clients }, (_, first) => call(first));
  return {
    responses,
    async stop() {
      isStopped = true;
      await Promise.all(all);
    },
  };
}

/** Opens realtime connections of a user. `seen` counts their events and their disconnections. */
export async function connectSockets({ origin, token }: LoadTarget, count: number) {
  const seen = { disconnections: 0, events: 0 };
  const sockets: Socket[] = [];
  for (let i = 0; i < count; i += 1) {
    const socket = io(origin, { forceNew: true, transports: ['websocket'], auth: { token } });
    socket.on('disconnect', () => {
      seen.disconnections += 1;
    });
    socket.onAny(() => {
      seen.events += 1;
    });
    await new Promise<void>((resolve) => socket.once('connect', resolve));
    sockets.push(socket);
  }
  return {
    seen,
    /** Sends `auth/login` on each connection. Resolves when all logins are acknowledged. */
    logIn: () => Promise.all(sockets.map((socket) => socket.emitWithAck('auth/login', { token }))),
    close() {
      for (const socket of sockets) socket.off('disconnect').disconnect();
    },
  };
}
