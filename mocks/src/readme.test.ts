import { readFileSync } from 'node:fs';
import { api, createClient, memoryTokenStore } from '@fanlight/sdk';
import { createRealtime } from '@fanlight/sdk/realtime';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { make, mockRealtime, mocks, scenario, scenarioNames, setupMocks } from './index.ts';
import { type Recording, replay } from './recording/index.ts';

const id = '0193f2a4c1d07b3e5a918c42';
const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');

const fanlight = setupMocks({ scenario: 'default' });
const server = setupServer(...fanlight.handlers);
const token = memoryTokenStore('a-token');
const client = createClient({ baseUrl: 'http://localhost/api', token, retry: { times: 0 } });

beforeAll(() => server.listen());
afterEach(() => fanlight.reset());
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

describe('the code in the README', () => {
  it('lists posts, or shows the error of a scenario', async () => {
    const { data } = await client.call(api.listFeeds);
    expect(data).toHaveLength(6);
    fanlight.useScenario('error-NOT_FOUND');
    await expect(client.call(api.getFeed, { params: { id } })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('overrides one response by a handler, or all responses by a scenario', async () => {
    server.use(mocks.users.getGetMeMockHandler(() => ({ data: make.getMeMock({ balance: 0 }) })));
    expect((await client.call(api.getMe)).balance).toBe(0);
    server.use(...scenario('server-error'));
    await expect(client.call(api.getMe)).rejects.toMatchObject({ code: 'INTERNAL' });
  });

  it('receives every event, including those that were missed during a disconnection', async () => {
    const channel = mockRealtime();
    const realtime = createRealtime({ client, source: channel.source });
    server.use(...channel.handlers);

    const eventNumbers: number[] = [];
    realtime.on('notification/created', (event) => eventNumbers.push(event.no));
    const isCaughtUp = new Promise<void>((resolve) => realtime.onCaughtUp(resolve));
    await realtime.open();
    await isCaughtUp;
    channel.emit('notification/created', { totalUnread: 1 });
    channel.disconnect();
    channel.emit('notification/created');
    channel.reconnect();
    channel.lose(1);
    channel.emit('notification/created');
    channel.emit('notification/created');
    await vi.waitFor(() => expect(eventNumbers).toEqual([1, 2, 3, 4]));
    realtime.close();
  });

  it('replays a recorded session', async () => {
    const recording: Recording = {
      ...{ version: 1, startedAt: '2026-05-13T09:30:00.000Z', path: '/home', isLoggedIn: true },
      entries: [
        {
          ...{ type: 'call', atMs: 0, operation: 'getWallet', url: '/wallet', status: 200 },
          body: { data: { tokens: 25 } },
        },
      ],
    };
    const { handlers: recorded, source } = replay(recording);
    server.use(...recorded);
    const realtime = createRealtime({ client, source });
    await realtime.open();
    expect(await client.call(api.getWallet)).toEqual({ tokens: 25 });
    realtime.close();
  });

  it('contains no line that this test does not run', () => {
    const here = readFileSync(new URL(import.meta.url), 'utf8');
    const snippets = [...readme.matchAll(/```ts\n([\s\S]*?)```/g)].flatMap(([, code = '']) => code.split('\n'));
    expect(snippets.filter((line) => line.trim() && !here.includes(line.trim()))).toEqual([]);
  });

  it('is accompanied by a list of all scenarios', () => {
    const named = scenarioNames.filter((name) => !name.startsWith('error-'));
    expect(named.filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
  });
});
