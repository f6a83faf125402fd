import { eventValidators } from '@fanlight/sdk/validators/events';
import { Server, type Socket } from 'socket.io';
import type { Engine } from './engine.ts';

/** What Socket.IO listens on: the host's http server. */
type HttpServer = Exclude<Parameters<Server['attach']>[0], number>;

/** Milliseconds between asking whether a session still stands. */
const recheckEvery = 60_000;

/** Leaves a person's channels, and enters those of whom the token belongs to. */
async function enter(engine: Engine, socket: Socket, token: string) {
  const viewer = token ? await engine.authenticate(token) : null;
  for (const room of socket.rooms) if (/^(user|session):/.test(room)) await socket.leave(room);
  socket.data.token = viewer ? token : '';
  if (viewer) await socket.join([`user:${viewer.userId}`, `session:${viewer.sessionId}`]);
  return viewer;
}

/**
 * Realtime over Socket.IO on the same port (rule W6): the token as query parameter, `auth/login` after each connect,
 * each event under its own name to the channel's room.
 *
 * @returns how to close it
 */
export function attachRealtime(server: HttpServer, engine: Engine): () => Promise<void> {
  const io = new Server(server, {
    serveClient: false,
    transports: ['websocket', 'polling'],
    maxHttpBufferSize: 100_000,
  });
  const unsubscribe = engine.ports.broadcast.subscribe((event) => {
    io.to(event.channel).emit(event.name, event);
    if (event.name === 'session/ended') io.in(event.channel).disconnectSockets(true);
  });
  io.on('connection', (socket) => {
    void enter(engine, socket, String(socket.handshake.query.token ?? ''));
    socket.on('auth/login', async (payload: unknown, acknowledge?: (answer: unknown) => void) => {
      const read = eventValidators['auth/login'].safeParse(payload);
      const viewer = read.success ? await enter(engine, socket, read.data.token) : null;
      if (typeof acknowledge === 'function') acknowledge({ success: viewer !== null });
    });
  });
  // A logout elsewhere, or a session that ran out, ends the delivery too.
  const recheck = setInterval(async () => {
    for (const socket of await io.fetchSockets()) {
      if (socket.data.token && !(await engine.authenticate(socket.data.token))) socket.disconnect(true);
    }
  }, recheckEvery);
  recheck.unref();
  return async () => {
    clearInterval(recheck);
    unsubscribe();
    await io.close();
  };
}
