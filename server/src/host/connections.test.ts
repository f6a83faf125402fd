import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { type ConnectionLimits, limitHttp } from './connections.ts';

let server: Server;
let sockets: Socket[] = [];
let finishRequests: (patienceMs: number) => Promise<void>;

afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  sockets = [];
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

/** A server that answers once it has read the body, and `until` is over. */
async function serve(limits: Partial<ConnectionLimits>, until?: Promise<void>) {
  server = createServer({ connectionsCheckingInterval: 50 }, async (request, response) => {
    let size = 0;
    try {
      for await (const chunk of request) size += chunk.length;
    } catch {
      // The connection was ended before the body was complete.
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

it('ends a request whose headers do not arrive in time', async () => {
  await serve({ headersMs: 200 });
  await closed(open('GET / HTTP/1.1\r\nHost: x\r\n'));
});

it('ends a request whose body has stopped arriving', async () => {
  await serve({ bodyPeriodMs: 150, minimumBytes: 100 });
  await closed(open(`${post(10_000)}begun`));
});

it('lets a slow upload finish as long as it brings enough bytes', async () => {
  // The upload takes longer than one period; a part that a busy machine sends a second late is in time for its period.
  await serve({ bodyPeriodMs: 1500, minimumBytes: 50 });
  const socket = open(post(500));
  const answer = new Promise<string>((resolve) => socket.once('data', (chunk) => resolve(String(chunk))));
  for (let sent = 0; sent < 5; sent += 1) {
    socket.write('x'.repeat(100));
    await new Promise((resolve) => setTimeout(resolve, 400));
  }
  expect(await answer).toMatch(/\r\n\r\n.*500/s);
});

it('refuses connections of one address beyond its limit', async () => {
  await serve({ connectionsPerAddress: 3 });
  const [first, second, third, fourth] = [0, 1, 2, 3].map(() => open(''));
  if (!first || !second || !third || !fourth) throw new Error('Four sockets were opened.');
  await closed(fourth);
  expect([first, second, third].map(({ destroyed }) => destroyed)).toEqual([false, false, false]);
});

it('waits for the answers of requests that it has let in, for at most the given time', async () => {
  let answerRequests = () => {};
  await serve({}, new Promise((resolve) => (answerRequests = resolve)));
  const socket = open('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk;
  });
  await new Promise((resolve) => server.once('request', resolve));
  await finishRequests(20);
  expect(answer).toBe('');
  answerRequests();
  await finishRequests(10_000);
  await closed(socket);
  expect(answer).toContain('200 OK');
});
