import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { afterEach, expect, it, vi } from 'vitest';
import { type ConnectionLimits, limitHttp } from './connections.ts';

let server: Server;
let sockets: Socket[] = [];
let finishRequests: (timeoutMs: number) => Promise<void>;

afterEach(async () => {
  vi.useRealTimers();
  for (const socket of sockets) socket.destroy();
  sockets = [];
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

/** Starts a server. It responds when it has read the body and `until` has resolved. */
async function serve(limits: Partial<ConnectionLimits>, until?: Promise<void>) {
  server = createServer({ connectionsCheckingInterval: 50 }, async (request, response) => {
    let size = 0;
    try {
      for await (const chunk of request) size += chunk.length;
    } catch {
      // The error means that the connection was closed before the body was complete.
      return;
    }
    await until;
    response.end(String(size));
  });
  finishRequests = limitHttp(server, { trustProxy: false, limits });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
}

function open(text: string): Socket {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => undefined).resume();
  socket.write(text);
  sockets.push(socket);
  return socket;
}

const closed = (socket: Socket) => new Promise<void>((resolve) => socket.once('close', () => resolve()));
const post = (length: number) => `POST / HTTP/1.1\r\nHost: x\r\nContent-Length: ${length}\r\n\r\n`;

it('the server closes the connection of a request whose headers do not arrive in time', async () => {
  await serve({ headersMs: 200 });
  await closed(open('GET / HTTP/1.1\r\nHost: x\r\n'));
});

it('the server closes the connection of a request whose body has stopped arriving', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  await serve({ bodyPeriodMs: 20_000, minimumBytes: 100 });
  const socket = open(`${post(10_000)}begun`);
  await once(server, 'request');
  // The headers may have enough bytes for the first period. In the second period, no bytes arrive.
  vi.advanceTimersByTime(40_000);
  await closed(socket);
});

it('the server lets a slow upload finish as long as it sends enough bytes in each period', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  await serve({ bodyPeriodMs: 20_000, minimumBytes: 50 });
  const arrived = once(server, 'connection') as Promise<[Socket]>;
  const requested = once(server, 'request');
  const socket = open(post(500));
  const response = new Promise<string>((resolve) => socket.once('data', (chunk) => resolve(String(chunk))));
  const [seen] = await arrived;
  await requested;
  for (let sent = 1; sent <= 5; sent += 1) {
    const { bytesRead } = seen;
    socket.write('x'.repeat(100));
    while (seen.bytesRead < bytesRead + 100) await setImmediate();
    vi.advanceTimersByTime(20_000);
  }
  expect(await response).toMatch(/\r\n\r\n.*500/s);
});

it('the server refuses connections of an IP address beyond its limit', async () => {
  await serve({ connectionsPerIp: 3 });
  const [first, second, third, fourth] = [0, 1, 2, 3].map(() => open(''));
  if (!first || !second || !third || !fourth) throw new Error('Fewer than four sockets were opened.');
  await closed(fourth);
  expect([first, second, third].map(({ destroyed }) => destroyed)).toEqual([false, false, false]);
});

it('the server waits at shutdown for the responses of accepted requests, up to a time limit', async () => {
  let sendResponses = () => {};
  await serve({}, new Promise((resolve) => (sendResponses = resolve)));
  const socket = open('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  let response = '';
  socket.on('data', (chunk) => {
    response += chunk;
  });
  await new Promise((resolve) => server.once('request', resolve));
  await finishRequests(20);
  expect(response).toBe('');
  sendResponses();
  await finishRequests(10_000);
  await closed(socket);
  expect(response).toContain('200 OK');
});
