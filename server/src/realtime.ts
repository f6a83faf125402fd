import { eventValidators } from '@fanlight/sdk/validators/events';
import { Server, type Socket } from 'socket.io';
import { findCause } from './db/errors.ts';
import type { Engine } from './engine.ts';
import { DatabaseUnavailable } from './ports/index.ts';
import { limitBytes, limitConnections, limitLogins, type RealtimeLimits } from './realtime-limits.ts';

/** What Socket.IO listens on: the host's http server. */
type HttpServer = Exclude<Parameters<Server['attach']>[0], number>;

/** Milliseconds between checks whether the sessions of the connections still exist. */
const defaultRecheckEveryMs = 60_000;
/** Milliseconds between tries to find a session while the database is unavailable. */
const retryMs = 500;

/** What {@link attachRealtime} may be told. */
export interface RealtimeOptions {
  limits?: Partial<RealtimeLimits>;
  /** The address behind a connection; that of its TCP socket where left out. */
  addressOf?: (request: Socket['request']) => string;
  /** Milliseconds between checks whether the sessions of the connections still exist; a minute where left out. */
  recheckEveryMs?: number;
  log?: (error: unknown) => void;
}

/**
 * The viewer of a token. While the database is unavailable it keeps asking, because a wrong answer would log a connected
 * client out; it gives up once the connection is closed or sends another token.
 *
 * @returns undefined when it gave up
 */
async function findViewer(engine: Engine, token: string, isWanted: () => boolean) {
  while (isWanted()) {
    try {
      return token ? await engine.authenticate(token) : null;
    } catch (error) {
      if (!findCause(error, DatabaseUnavailable)) throw error;
      await new Promise((resolve) => setTimeout(resolve, retryMs));
    }
  }
  return undefined;
}

/**
 * Leaves the channels of the viewer before and joins those of the token's viewer.
 *
 * @returns whether the token belongs to a viewer
 */
async function enter(engine: Engine, socket: Socket, token: string): Promise<boolean> {
  socket.data.latestToken = token;
  const viewer = await findViewer(engine, token, () => socket.connected && socket.data.latestToken === token);
  if (viewer === undefined) return false;
  for (const room of socket.rooms) if (/^(user|session):/.test(room)) await socket.leave(room);
  socket.data.token = viewer ? token : '';
  if (viewer) await socket.join([`user:${viewer.userId}`, `session:${viewer.sessionId}`]);
  return viewer !== null;
}

/** Disconnects those whose session ended elsewhere or expired. */
async function recheck(engine: Engine, sockets: Iterable<Socket>): Promise<void> {
  for (const socket of [...sockets]) {
    if (socket.data.token && !(await engine.authenticate(socket.data.token))) socket.disconnect(true);
  }
}

/**
 * Realtime over Socket.IO on the same port (rule W6): the token in the payload of the connection or by `auth/login`, each
 * event under its own name to the channel's room. A token in the address is not read: logs keep addresses. Connections survive an unavailable database.
 *
 * @returns how to close it
 */
export function attachRealtime(server: HttpServer, engine: Engine, options: RealtimeOptions = {}): () => Promise<void> {
  const { log = console.error, recheckEveryMs = defaultRecheckEveryMs } = options;
  const io = new Server(server, {
    serveClient: false,
    transports: ['websocket', 'polling'],
    // Clients send tokens only.
    maxHttpBufferSize: 10_000,
    connectTimeout: 10_000,
  });
  limitConnections(io, options);
  limitBytes(server, options.limits);
  const unsubscribe = engine.ports.broadcast.subscribe((event) => {
    io.to(event.channel).emit(event.name, event);
    if (event.name === 'session/ended') io.in(event.channel).disconnectSockets(true);
  });
  io.on('connection', (socket) => {
    const { token } = socket.handshake.auth;
    enter(engine, socket, typeof token === 'string' ? token : '').catch(log);
    const isLoginAllowed = limitLogins(options.limits);
    socket.on('auth/login', async (payload: unknown, acknowledge?: (answer: unknown) => void) => {
      if (!isLoginAllowed()) return socket.disconnect(true);
      const read = eventValidators['auth/login'].safeParse(payload);
      const success = read.success && (await enter(engine, socket, read.data.token).catch(log)) === true;
      if (typeof acknowledge === 'function') acknowledge({ success });
    });
  });
  const timer = setInterval(() => {
    // While the database is unavailable nobody is disconnected; the next round checks again.
    recheck(engine, io.sockets.sockets.values()).catch((error) => {
      if (!findCause(error, DatabaseUnavailable)) log(error);
    });
  }, recheckEveryMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    unsubscribe();
    await io.close();
  };
}
