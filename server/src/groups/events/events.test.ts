import { api } from '@fanlight/sdk';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { codeOf, createFan, createTestEngine, type TestEngine } from '../../testing/index.ts';
import { stopCleanly } from '../../testing/stop-cleanly.ts';

let engine: TestEngine;

beforeAll(async () => {
  engine = await createTestEngine();
});

afterAll(() => stopCleanly(engine));

it('the server lists the channels whose events a user may read, and refuses to list the events of other channels (rule W6)', async () => {
  const noor = await createFan(engine, 'noor');
  const kofi = await createFan(engine, 'kofi');
  const ownChannel = `user:${noor.id}`;
  expect((await noor.client.call(api.listEventChannels)).data).toEqual([{ channel: ownChannel, no: 0 }]);
  const read = (channel: string) => codeOf(noor.client.call(api.listEvents, { query: { channel } }));
  expect((await noor.client.call(api.listEvents, { query: { channel: ownChannel } })).data).toEqual([]);
  for (const channel of [`user:${kofi.id}`, `stream:${noor.id}`, `conversation:${noor.id}`]) {
    expect(await read(channel)).toBe('FORBIDDEN');
  }
});
