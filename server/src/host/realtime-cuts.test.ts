import type { Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createServer as createTcpServer, type Socket, type Server as TcpServer } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { api, createClient, memoryTokenStore } from '@fanlight/sdk';
import type { ServerEvent } from '@fanlight/sdk/events';
import { createRealtime, type RealtimeStatus } from '@fanlight/sdk/realtime';
import { createAdaptorServer } from '@hono/node-server';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createFan, createPerformer, createTestEngine, giveTokens, type TestEngine } from '../testing/index.ts';
import { stopCleanly } from '../testing/stop-cleanly.ts';
import { attachRealtime } from './realtime.ts';

const cuts = 50;

let engine: TestEngine;
let server: HttpServer;
let closeRealtime: () => Promise<void>;
let proxy: TcpServer;
const open = new Set<Socket>();
/** The number of bytes after which the proxy cuts every connection, and the function that it then calls. */
let nextCut: { bytes: number; resolve(): void } | undefined;

const listen = (listener: HttpServer | TcpServer) =>
  new Promise<number>((resolve) => {
    listener.listen(0, '127.0.0.1', () => resolve((listener.address() as AddressInfo).port));
  });

const cutConnections = () => {
  for (const socket of open) socket.destroy();
};

/** Cuts every connection after this number of bytes in both directions. Bytes that are sent later are lost. */
const cutAfter = (bytes: number) =>
  new Promise<void>((resolve) => {
    nextCut = { bytes, resolve };
  });

function countBytes({ length }: Uint8Array) {
  if (!nextCut) return;
  nextCut.bytes -= length;
  if (nextCut.bytes > 0) return;
  const { resolve } = nextCut;
  nextCut = undefined;
  cutConnections();
  resolve();
}

/** A TCP proxy in front of the server. */
function createProxy(port: number): TcpServer {
  return createTcpServer((near) => {
    const far = new (near.constructor as typeof Socket)().connect(port, '127.0.0.1');
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(from);
      from
        .on('data', countBytes)
        .on('error', () => undefined)
        .on('close', () => {
          open.delete(from);
          to.destroy();
        });
      from.pipe(to);
    }
  });
}

beforeEach(async () => {
  engine = await createTestEngine();
  server = createAdaptorServer({ fetch: (request) => engine.fetch(request) }) as HttpServer;
  closeRealtime = attachRealtime(server, engine);
  proxy = createProxy(await listen(server));
  await listen(proxy);
});

afterEach(async () => {
  cutConnections();
  proxy.close();
  await closeRealtime();
  server.close();
  await stopCleanly(engine);
});

it('the server delivers each event once and in order although the connection is cut 50 times (rule W6)', async () => {
  const mara = await createPerformer(engine, 'mara.clay');
  const noor = await createFan(engine, 'noor');
  await giveTokens(engine, noor.id, 100_000_00);
  const origin = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  const client = createClient({ baseUrl: `${origin}/api`, token: memoryTokenStore(mara.token) });
  // Loads Socket.IO with pauses between retries that are a hundredth of the real ones (specification, "Constants").
  const load = async () => {
    const real = await import('socket.io-client');
    const io = ((url: string, settings: object) =>
      real.io(url, { ...settings, reconnectionDelay: 10, reconnectionDelayMax: 100 })) as typeof real.io;
    return { ...real, io };
  };
  const realtime = createRealtime({ client, url: origin, load, retryMs: 10 });
  const received: ServerEvent[] = [];
  let onReceived = () => {};
  realtime.onEvent((event) => {
    received.push(event);
    onReceived();
  });
  const untilStatus = (isWanted: (status: RealtimeStatus) => boolean) =>
    new Promise<void>((resolve) => {
      if (isWanted(realtime.status)) return resolve();
      const stop = realtime.onStatus((status) => {
        if (!isWanted(status)) return;
        stop();
        resolve();
      });
    });
  const caughtUp = new Promise<void>((resolve) => realtime.onCaughtUp(resolve));
  await realtime.open();
  // Clients receive events only after their first catch-up, because the results of their first queries include the
  // effects of earlier events.
  await caughtUp;

  let isOver = false;
  const tips = (async () => {
    // The number of rounds is sufficient for every cut, even on a slow machine.
    for (let count = 0; !isOver || count <= 2 * cuts; count++) {
      await noor.client.call(api.tipPerformer, { params: { id: mara.id }, body: { amount: 10 } });
      // Advances the time, so that the account does not reach its limit of calls per minute.
      engine.clock.advance(2000);
      // The embedded database uses no sockets. Without this pause, the event loop would never read the sockets of the
      // connection.
      await setImmediate();
    }
  })();
  let random = 7;
  for (let i = 0; i < cuts; i++) {
    await untilStatus((status) => status === 'connected');
    // The number is random, so that cuts occur at every stage: during the login, while missed events are read, and
    // while events arrive.
    random = (random * 16_807) % 2_147_483_647;
    await cutAfter(random % 5000);
    await untilStatus((status) => status !== 'connected');
  }
  isOver = true;
  await tips;
  await engine.settle();

  const log: ServerEvent[] = [];
  for (let isMore = true; isMore; ) {
    const page = await mara.client.call(api.listEvents, { query: { after: log.at(-1)?.no ?? 0, limit: 100 } });
    log.push(...(page.data as ServerEvent[]));
    isMore = page.isMore;
  }
  expect(log.length).toBeGreaterThan(2 * cuts);
  await new Promise<void>((resolve) => {
    onReceived = () => {
      if (received.length >= log.length) resolve();
    };
    onReceived();
  });
  realtime.close();
  expect(received).toEqual(log);
}, 240_000);
