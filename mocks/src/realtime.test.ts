import { api, createClient, memoryTokenStore } from '@fanlight/sdk';
import { events, type ServerEventName } from '@fanlight/sdk/events';
import type { Notification } from '@fanlight/sdk/models';
import { createRealtime } from '@fanlight/sdk/realtime';
import { bindRealtime } from '@fanlight/sdk/realtime/react';
import { eventValidators } from '@fanlight/sdk/validators/events';
import { QueryClient } from '@tanstack/react-query';
import { getResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { handlers, mockRealtime, resetMocks } from './index.ts';
import { problemOf } from './testing/validity.ts';

const names = (Object.keys(events) as (keyof typeof events)[]).filter(
  (name): name is ServerEventName => events[name].direction === 'server',
);

/** The events that are stored. They have a number, and are delivered after a disconnection. */
const storedNames = names.filter((name) => events[name].isStored);

/** Opens a realtime client whose source is a mock. */
async function connect() {
  const mock = mockRealtime();
  const fetch = async (request: Request) =>
    (await getResponse([...mock.handlers, ...handlers], request)) ?? Response.error();
  const client = createClient({ handle: fetch, token: memoryTokenStore('a-token'), retry: { times: 0 } });
  const realtime = createRealtime({ client, source: mock.source, retryMs: 1 });
  const seen: string[] = [];
  realtime.onEvent((event) => seen.push(`${event.channel} ${event.no} ${event.name}`));
  let rounds = 0;
  realtime.onCaughtUp(() => {
    rounds += 1;
  });
  await realtime.open();
  await vi.waitFor(() => expect(rounds).toBe(1), 10_000);
  const inLog = () => mock.log.map((event) => `${event.channel} ${event.no} ${event.name}`);
  return { mock, client, realtime, seen, inLog };
}

beforeEach(() => resetMocks());

describe('mockRealtime', () => {
  it.each(names)('emits %s with a valid, seeded payload', (name) => {
    const [first, again] = [mockRealtime().emit(name), mockRealtime().emit(name)];
    expect(problemOf(eventValidators[name], first.data)).toBeUndefined();
    expect(again).toEqual(first);
    expect(first.no).toBe(storedNames.includes(name) ? 1 : null);
  });

  it('numbers the events of each channel separately', () => {
    const mock = mockRealtime({ id: 'a' });
    const numbers = ['user:a', 'stream:b', 'stream:b', 'user:a'].map((channel) => {
      const event = mock.emit('wallet/balance-updated', { balance: 5 }, channel);
      return `${event.channel} ${event.no} ${event.data.balance}`;
    });
    expect(numbers).toEqual(['user:a 1 5', 'stream:b 1 5', 'stream:b 2 5', 'user:a 2 5']);
  });

  it('receives a login after each connection, and rejects events from the client while disconnected', async () => {
    const { mock, seen } = await connect();
    mock.disconnect();
    mock.reconnect();
    await vi.waitFor(() => expect(mock.sent.map((one) => one.name)).toEqual(['auth/login', 'auth/login']), 10_000);
    mock.disconnect();
    const line = { connected() {}, disconnected() {}, reconnecting() {}, failed() {}, refused() {}, event() {} };
    const connection = await mock.source('a-token', line, () => 'a-token');
    await expect(connection.send('auth/login', { token: 'a-token' })).rejects.toThrow('no connection');
    expect(seen).toEqual([]);
  });

  it('delivers events that are not stored only to clients that are connected at that moment', async () => {
    const { mock, seen } = await connect();
    mock.emit('conversation/typing', { isTyping: true });
    mock.disconnect();
    mock.emit('conversation/typing', { isTyping: false });
    mock.reconnect();
    expect(seen).toEqual(['conversation:0193f2a4c1d07b3e5a918c42 null conversation/typing']);
    expect(mock.log).toEqual([]);
  });
});

describe("the SDK's realtime client on a mock (rule W6)", () => {
  it('delivers stored events once and in order despite disconnections, lost and repeated events', async () => {
    const { mock, seen, inLog } = await connect();
    for (const name of storedNames) mock.emit(name, {}, 'user:0193f2a4c1d07b3e5a918c42');
    const first = mock.log[0];
    if (first) mock.repeat(first);
    mock.lose(2);
    for (let i = 0; i < 4; i++) mock.emit('wallet/balance-updated');
    await vi.waitFor(() => expect(seen).toEqual(inLog()), 10_000);
    mock.disconnect();
    for (let i = 0; i < 130; i++) mock.emit('wallet/balance-updated');
    mock.reconnect();
    mock.emit('notification/created');
    await vi.waitFor(() => expect(seen).toEqual(inLog()), 10_000);
  });

  it('updates a cached list with missed events after a disconnection', async () => {
    const { mock, client, realtime } = await connect();
    const cache = new QueryClient();
    bindRealtime(cache, realtime);
    const before = await client.call(api.listNotifications);
    cache.setQueryData(['listNotifications'], before);
    const live = mock.emit('notification/created').data.notification;
    mock.disconnect();
    const missed = [1, 2, 3].map(() => mock.emit('notification/created').data.notification);
    mock.emit('notification/read', { notificationId: live._id, totalUnread: 3 });
    mock.reconnect();
    const list = () => cache.getQueryData<{ data: Notification[] }>(['listNotifications'])?.data ?? [];
    const expected = [...missed.toReversed(), { ...live, isRead: true }, ...before.data];
    await vi.waitFor(() => expect(list()).toEqual(expected), 10_000);
    realtime.close();
  });
});
