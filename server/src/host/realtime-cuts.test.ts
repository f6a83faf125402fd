import type { Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createServer as createTcpServer, type Socket, type Server as TcpServer } from 'node:net';
import { api, createClient, memoryTokenStore } from '@fanlight/sdk';
import type { ServerEvent } from '@fanlight/sdk/events';
import { createRealtime } from '@fanlight/sdk/realtime';
import { createAdaptorServer } from '@hono/node-server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createFan, createPerformer, createTestEngine, giveTokens, type TestEngine } from '../testing/index.ts';
import { stopCleanly } from '../testing/stop-cleanly.ts';
import { attachRealtime } from './realtime.ts';

const cuts = 50;

let engine: TestEngine;
let server: HttpServer;
let closeRealtime: () => Promise<void>;
let line: TcpServer;
const open = new Set<Socket>();

const listen = (listener: HttpServer | TcpServer) =>
  new Promise<number>((resolve) => {
    listener.listen(0, '127.0.0.1', () => resolve((listener.address() as AddressInfo).port));
  });

/** A line to the server that can be cut like a cable: whatever is on its way is lost, in both directions. */
function createLine(port: number): TcpServer {
  return createTcpServer((near) => {
    const far = new (near.constructor as typeof Socket)().connect(port, '127.0.0.1');
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(from);
      from
        .on('error', () => undefined)
        .on('close', () => {
          open.delete(from);
          to.destroy();
        });
      from.pipe(to);
    }
  });
}

const cut = () => {
  for (const socket of open) socket.destroy();
};

beforeEach(async () => {
  engine = await createTestEngine();
  server = createAdaptorServer({ fetch: (request) => engine.fetch(request) }) as HttpServer;
  closeRealtime = attachRealtime(server, engine);
  line = createLine(await listen(server));
  await listen(line);
});

afterEach(async () => {
  cut();
  line.close();
  await closeRealtime();
  server.close();
  await stopCleanly(engine);
});

it('50 cuts during a stream of events lose nothing, double nothing and keep the order (rule W6)', async () => {
  const mara = await createPerformer(engine, 'mara.clay');
  const noor = await createFan(engine, 'noor');
  await giveTokens(engine, noor.id, 100_000_00);
  const origin = `http://127.0.0.1:${(line.address() as AddressInfo).port}`;
  const client = createClient({ baseUrl: `${origin}/api`, token: memoryTokenStore(mara.token) });
  // The pauses between retries (specification, "Constants"), a hundred times shorter.
  const load = async () => {
    const real = await import('socket.io-client');
    const io = ((url: string, settings: object) =>
      real.io(url, { ...settings, reconnectionDelay: 10, reconnectionDelayMax: 100 })) as typeof real.io;
    return { ...real, io };
  };
  const realtime = createRealtime({ client, url: origin, load, retryMs: 10 });
  const heard: ServerEvent[] = [];
  realtime.onEvent((event) => heard.push(event));
  const caughtUp = new Promise<void>((resolve) => realtime.onCaughtUp(resolve));
  await realtime.open();
  // From here on everything is heard; what lies before was read by the queries of a page.
  await caughtUp;

  let isOver = false;
  const stream = (async () => {
    // Enough for every cut, also where the machine is slow.
    for (let tips = 0; !isOver || tips <= 2 * cuts; tips++) {
      await noor.client.call(api.tipPerformer, { params: { id: mara.id }, body: { amount: 10 } });
      // Below the calls that an account may make in a minute, however long the cuts take.
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
  })();
  let random = 7;
  for (let i = 0; i < cuts; i++) {
    await vi.waitUntil(() => realtime.status === 'connected', { timeout: 10_000, interval: 1 });
    // At every stage of greeting, reading what was missed, and hearing what comes.
    random = (random * 16_807) % 2_147_483_647;
    await new Promise((resolve) => setTimeout(resolve, random % 40));
    cut();
    await vi.waitUntil(() => realtime.status !== 'connected', { timeout: 10_000, interval: 1 });
  }
  isOver = true;
  await stream;
  await engine.settle();

  const log: ServerEvent[] = [];
  for (let isMore = true; isMore; ) {
    const page = await mara.client.call(api.listEvents, { query: { after: log.at(-1)?.no ?? 0, limit: 100 } });
    log.push(...(page.data as ServerEvent[]));
    isMore = page.isMore;
  }
  expect(log.length).toBeGreaterThan(2 * cuts);
  await vi.waitFor(() => expect(heard.length).toBeGreaterThanOrEqual(log.length), 20_000);
  realtime.close();
  expect(heard).toEqual(log);
}, 240_000);
