import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import { io, type Socket } from 'socket.io-client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sessions } from './db/schema/index.ts';
import { DatabaseUnavailable } from './ports/index.ts';
import { attachRealtime, type RealtimeOptions } from './realtime.ts';
import { createFan, createTestEngine, type Person, type TestEngine } from './testing/index.ts';
import { stopCleanly } from './testing/stop-cleanly.ts';

let engine: TestEngine;
let server: HttpServer;
let closeRealtime: () => Promise<void>;
let sockets: Socket[];
let noor: Person;
/** What the realtime host logged. */
let logged: unknown[];

beforeEach(async () => {
  engine = await createTestEngine();
  noor = await createFan(engine, 'noor');
  server = createServer();
  sockets = [];
  logged = [];
});

afterEach(async () => {
  for (const socket of sockets) socket.disconnect();
  await closeRealtime();
  server.close();
  await stopCleanly(engine);
});

async function attach(options: RealtimeOptions = {}, authenticate = engine.authenticate) {
  closeRealtime = attachRealtime(
    server,
    { ...engine, authenticate },
    { log: (error) => logged.push(error), ...options },
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
}

function connect(auth: Record<string, string> = {}, query: Record<string, string> = {}): Socket {
  const { port } = server.address() as AddressInfo;
  const socket = io(`http://127.0.0.1:${port}`, {
    forceNew: true,
    transports: ['websocket'],
    reconnection: false,
    auth,
    query,
  });
  sockets.push(socket);
  return socket;
}

const connected = (socket: Socket) => new Promise<void>((resolve) => socket.once('connect', resolve));
const ended = (socket: Socket) =>
  new Promise<void>((resolve) => {
    socket.once('disconnect', () => resolve());
    socket.once('connect_error', () => resolve());
  });

describe('limits of realtime connections', () => {
  it('refuses connections beyond the limit of one address, and takes more once one has ended', async () => {
    await attach({ limits: { connectionsPerAddress: 2 } });
    const [first, second] = [connect(), connect()];
    await Promise.all([connected(first), connected(second)]);
    await ended(connect());
    first.disconnect();
    await vi.waitUntil(() => {
      const third = connect();
      return Promise.race([connected(third).then(() => true), ended(third).then(() => false)]);
    }, 5000);
  });

  it('counts each address for itself', async () => {
    await attach({
      limits: { connectionsPerAddress: 1 },
      addressOf: ({ url }) => new URL(url ?? '', 'http://localhost').searchParams.get('from') ?? '',
    });
    await Promise.all([connected(connect({}, { from: '192.0.2.1' })), connected(connect({}, { from: '192.0.2.2' }))]);
    await ended(connect({}, { from: '192.0.2.2' }));
  });

  it('closes a connection that sends more packets than the limit', async () => {
    await attach({ limits: { packets: 30 } });
    const socket = connect();
    await connected(socket);
    const end = ended(socket);
    for (let i = 0; i < 40; i += 1) socket.emit('nothing');
    await end;
  });

  it('closes a connection that tries more tokens than the limit, without looking them up', async () => {
    let lookups = 0;
    await attach({ limits: { logins: 5 } }, async () => {
      lookups += 1;
      return null;
    });
    const socket = connect();
    await connected(socket);
    const end = ended(socket);
    for (let i = 0; i < 40; i += 1) socket.emit('auth/login', { token: `guess_${i}` });
    await end;
    expect(lookups).toBeLessThanOrEqual(6);
  });
});

describe('realtime while the database is unavailable', () => {
  it('keeps the connection, answers auth/login once the database is back, and logs no fault', async () => {
    let isUp = false;
    await attach({}, (token) => {
      if (!isUp) throw new Error('Failed query', { cause: new DatabaseUnavailable('It is gone.') });
      return engine.authenticate(token);
    });
    const socket = connect({ token: noor.token });
    await connected(socket);
    const answer = socket.emitWithAck('auth/login', { token: noor.token });
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(socket.connected).toBe(true);
    isUp = true;
    expect(await answer).toEqual({ success: true });
    expect(logged).toEqual([]);
  });

  it('keeps connections while their sessions cannot be checked, and closes one without a session once they can', async () => {
    let isUp = true;
    let failed = 0;
    await attach({ recheckEveryMs: 20 }, (token) => {
      if (isUp) return engine.authenticate(token);
      failed += 1;
      return Promise.reject(new Error('Failed query', { cause: new DatabaseUnavailable('It is gone.') }));
    });
    const unhandled = vi.fn();
    process.on('unhandledRejection', unhandled);
    const kofi = await createFan(engine, 'kofi');
    const [socket, other] = [connect(), connect()];
    await Promise.all([connected(socket), connected(other)]);
    await socket.emitWithAck('auth/login', { token: noor.token });
    await other.emitWithAck('auth/login', { token: kofi.token });
    isUp = false;
    await vi.waitUntil(() => failed >= 3, 5000);
    expect([socket.connected, other.connected]).toEqual([true, true]);
    // Another process ends the session: this one hears of it by the next check only.
    await engine.ports.database.db.delete(sessions).where(eq(sessions.userId, noor.id));
    const end = ended(socket);
    isUp = true;
    await end;
    expect(other.connected).toBe(true);
    process.off('unhandledRejection', unhandled);
    expect(unhandled).not.toHaveBeenCalled();
    expect(logged).toEqual([]);
  });

  it('logs any other failure of a check, and checks again', async () => {
    let isFaulty = false;
    await attach({ recheckEveryMs: 20 }, (token) => {
      if (isFaulty) return Promise.reject(new Error('A fault.'));
      return engine.authenticate(token);
    });
    const socket = connect();
    await connected(socket);
    await socket.emitWithAck('auth/login', { token: noor.token });
    isFaulty = true;
    await vi.waitUntil(() => logged.length >= 2, 5000);
    expect(socket.connected).toBe(true);
    const end = ended(socket);
    await engine.ports.database.db.delete(sessions).where(eq(sessions.userId, noor.id));
    isFaulty = false;
    await end;
  });

  it('logs any other failure of a login and refuses it', async () => {
    await attach({}, async () => {
      throw new Error('A fault.');
    });
    const socket = connect({ token: noor.token });
    await connected(socket);
    expect(await socket.emitWithAck('auth/login', { token: noor.token })).toEqual({ success: false });
    expect(logged).toHaveLength(2);
  });
});
