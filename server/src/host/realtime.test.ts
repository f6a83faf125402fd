import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { api } from '@fanlight/sdk';
import type { KeptEvent } from '@fanlight/sdk/events';
import { io, type Socket } from 'socket.io-client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createFan,
  createPerformer,
  createTestEngine,
  giveTokens,
  type Person,
  type TestEngine,
} from '../testing/index.ts';
import { stopCleanly } from '../testing/stop-cleanly.ts';
import { attachRealtime } from './realtime.ts';

let engine: TestEngine;
let server: HttpServer;
let closeRealtime: () => Promise<void>;
let sockets: Socket[] = [];
let mara: Person;
let noor: Person;

beforeEach(async () => {
  engine = await createTestEngine();
  server = createServer();
  closeRealtime = attachRealtime(server, engine);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  mara = await createPerformer(engine, 'mara.clay');
  noor = await createFan(engine, 'noor');
  await giveTokens(engine, noor.id, 1000_00);
});

afterEach(async () => {
  for (const socket of sockets) socket.disconnect();
  sockets = [];
  await closeRealtime();
  server.close();
  await stopCleanly(engine);
});

/** A connection that keeps what it hears; it says who it is once it stands, as the SDK does. */
async function listen(token: string) {
  const { port } = server.address() as AddressInfo;
  const socket = io(`http://127.0.0.1:${port}`, { forceNew: true, transports: ['websocket'], auth: { token } });
  sockets.push(socket);
  const heard: KeptEvent[] = [];
  socket.onAny((_name, event: KeptEvent) => heard.push(event));
  await new Promise<void>((resolve) => socket.on('connect', resolve));
  const logIn = (payload: unknown): Promise<{ success: boolean }> => socket.emitWithAck('auth/login', payload);
  return { socket, heard, logIn, answer: token ? await logIn({ token }) : undefined };
}

const tip = ({ client }: Person, amount = 10) =>
  client.call(api.tipPerformer, { params: { id: mara.id }, body: { amount } });

const numbersOf = (events: { no: number }[]) => events.map(({ no }) => no).toSorted((a, b) => a - b);

describe('realtime (rule W6)', () => {
  it('tells each person what is theirs, and nobody else', async () => {
    const [performer, fan, visitor] = [await listen(mara.token), await listen(noor.token), await listen('')];
    await tip(noor, 25);
    await vi.waitFor(() => expect(performer.heard).toHaveLength(2), 5000);
    await vi.waitFor(() => expect(fan.heard).toHaveLength(1), 5000);
    expect(performer.heard.find(({ name }) => name === 'wallet/balance-updated')?.data).toEqual({ balance: 20 });
    const told = performer.heard.find(({ name }) => name === 'notification/created');
    expect(told?.data).toMatchObject({ totalUnread: 1, notification: { type: 'tip', amount: 25 } });
    expect(fan.heard).toMatchObject([
      { name: 'wallet/balance-updated', channel: `user:${noor.id}`, data: { balance: 975 } },
    ]);
    expect(visitor.heard).toEqual([]);
  });

  it('numbers what happens at once without a gap; what is read afterwards is what was heard', async () => {
    const performer = await listen(mara.token);
    await Promise.all(Array.from({ length: 20 }, () => tip(noor)));
    await engine.settle();
    await vi.waitFor(() => expect(performer.heard).toHaveLength(40), 10_000);
    expect(numbersOf(performer.heard)).toEqual(Array.from({ length: 40 }, (_, index) => index + 1));
    const log = (await mara.client.call(api.listEvents, { query: { limit: 100 } })).data;
    const inOrder = performer.heard.toSorted((a, b) => a.no - b.no);
    expect(log.map(({ no, name, data }) => ({ no, name, data }))).toEqual(
      inOrder.map(({ no, name, data }) => ({ no, name, data })),
    );
  });

  it('what was missed while away is read after the last number', async () => {
    const before = await listen(mara.token);
    await tip(noor);
    await vi.waitFor(() => expect(before.heard).toHaveLength(2), 5000);
    before.socket.disconnect();
    await tip(noor);
    await engine.settle();
    const after = Math.max(...numbersOf(before.heard));
    const missed = (await mara.client.call(api.listEvents, { query: { after } })).data;
    expect(numbersOf([...before.heard, ...missed])).toEqual([1, 2, 3, 4]);
  });

  it('begins with a login over the connection, refuses every other payload, and ends with another person', async () => {
    const { heard, logIn } = await listen('');
    for (const payload of [{ token: 'of_nobody' }, { token: 5 }, {}, null, 'token', { token: mara.token, more: 1 }]) {
      expect(await logIn(payload)).toEqual({ success: false });
    }
    expect(await logIn({ token: mara.token })).toEqual({ success: true });
    expect(await logIn({ token: noor.token })).toEqual({ success: true });
    await tip(noor);
    await engine.settle();
    await vi.waitFor(() => expect(heard).toHaveLength(1), 5000);
    expect(heard[0]?.channel).toBe(`user:${noor.id}`);
  });
});
