import { once } from 'node:events';
import { createServer, type Server as HttpServer } from 'node:http';
import { type AddressInfo, connect as connectTcp, type Socket as TcpSocket } from 'node:net';
import { io, type Socket } from 'socket.io-client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFan, createTestEngine, type Person, type TestEngine } from '../testing/index.ts';
import { stopCleanly } from '../testing/stop-cleanly.ts';
import { attachRealtime, type RealtimeOptions } from './realtime.ts';

let engine: TestEngine;
let server: HttpServer;
let closeRealtime: () => Promise<void>;
let sockets: Socket[];
let noor: Person;

beforeEach(async () => {
  engine = await createTestEngine();
  noor = await createFan(engine, 'noor');
  server = createServer();
  sockets = [];
});

afterEach(async () => {
  for (const socket of sockets) socket.disconnect();
  await closeRealtime();
  server.close();
  await stopCleanly(engine);
});

async function attach(options: RealtimeOptions = {}) {
  closeRealtime = attachRealtime(server, engine, options);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
}

function connect(
  auth: Record<string, string> = {},
  query: Record<string, string> = {},
  transports = ['websocket'],
): Socket {
  const { port } = server.address() as AddressInfo;
  const socket = io(`http://127.0.0.1:${port}`, {
    forceNew: true,
    transports,
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
  it('refuses connections beyond the limit of an IP address until one of its connections ends', async () => {
    await attach({ limits: { connectionsPerIp: 2 } });
    const [first, second] = [connect(), connect()];
    await Promise.all([connected(first), connected(second)]);
    await ended(connect());
    first.disconnect();
    const connectThird = () => {
      const third = connect();
      return Promise.race([connected(third).then(() => true), ended(third).then(() => false)]);
    };
    // Tries again until it succeeds, because the server detects the end of the first connection with a delay.
    while (!(await connectThird()));
  });

  it('counts each IP address separately', async () => {
    await attach({
      limits: { connectionsPerIp: 1 },
      ipOf: ({ url }) => new URL(url ?? '', 'http://localhost').searchParams.get('from') ?? '',
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
});

/** Returns a WebSocket frame. Clients must mask their frames, so it is masked with zeros. */
function frame(opcode: number, payload: string, isLast = true): Buffer {
  const { length } = payload;
  const size = length < 126 ? [0x80 | length] : [0x80 | 126, length >> 8, length & 0xff];
  return Buffer.from([(isLast ? 0x80 : 0) | opcode, ...size, 0, 0, 0, 0, ...Buffer.from(payload)]);
}

const [text, ping, more] = [0x1, 0x9, 0x0];

/** Opens a WebSocket of a client that can send any bytes and never responds, for example to a ping or a close. */
async function openRaw() {
  const arrived = once(server, 'connection') as Promise<[TcpSocket]>;
  const client = connectTcp((server.address() as AddressInfo).port, '127.0.0.1');
  client.on('error', () => undefined);
  const [seen] = await arrived;
  const requestLine = 'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1';
  const upgrade = ['connection: upgrade', 'upgrade: websocket', 'sec-websocket-version: 13'];
  const key = `sec-websocket-key: ${Buffer.alloc(16).toString('base64')}`;
  client.write(`${[requestLine, 'host: localhost', ...upgrade, key].join('\r\n')}\r\n\r\n`);
  await once(client, 'data');
  client.resume();
  return { client, seen };
}

describe('the byte limit of a WebSocket', () => {
  const total = 2_000_000;

  it.each([
    ['small messages', [frame(text, '42["a"]')]],
    ['messages that are not packets', [frame(text, 'z')]],
    ['large messages', [frame(text, `42["${'a'.repeat(8000)}"]`)]],
    ['pings of the protocol', [frame(ping, '')]],
    ['empty fragments of one message', [frame(more, '', false)], frame(text, '', false)],
  ])(
    'closes a connection over the limit without waiting for the client: %s',
    async (_name, frames, first = Buffer.alloc(0)) => {
      await attach();
      const { client, seen } = await openRaw();
      const closed = once(seen, 'close');
      client.write(first);
      const size = frames.reduce((sum, { length }) => sum + length, 0);
      client.write(Buffer.concat(Array.from({ length: total / size }, () => frames).flat()));
      await closed;
      // The server reads at most the limit and one more read of the socket.
      expect(seen.bytesRead).toBeLessThan(200_000);
      client.destroy();
    },
  );

  it('closes a connection over the limit that was upgraded from polling', async () => {
    await attach({ limits: { packets: 1_000_000 } });
    const socket = connect({}, {}, ['polling', 'websocket']);
    await new Promise<void>((resolve) => socket.io.engine.once('upgrade', () => resolve()));
    const end = ended(socket);
    for (let no = 0; no < 40; no += 1) socket.emit('nothing', 'a'.repeat(1000));
    await end;
  });

  it('counts each connection separately', async () => {
    await attach();
    const other = connect();
    await connected(other);
    const { client, seen } = await openRaw();
    const closed = once(seen, 'close');
    client.write(Buffer.concat(Array.from({ length: 100_000 }, () => frame(ping, ''))));
    await closed;
    expect(await other.emitWithAck('auth/login', { token: noor.token })).toEqual({ success: true });
  });

  it('allows repeated reconnects and logins even if the byte limit is a tenth of the default', async () => {
    await attach({ limits: { bytes: 2000 } });
    for (let no = 0; no < 20; no += 1) {
      const socket = connect({ token: noor.token });
      await connected(socket);
      const login = () => socket.emitWithAck('auth/login', { token: noor.token });
      for (let again = 0; again < 5; again += 1) expect(await login()).toEqual({ success: true });
      expect(socket.connected).toBe(true);
      socket.disconnect();
    }
  });
});
