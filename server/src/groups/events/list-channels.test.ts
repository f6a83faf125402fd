import { api } from '@fanlight/sdk';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { giveTokens, type Person, type TestEngine } from '../../testing/index.ts';
import { openConversation } from '../../testing/messages.ts';
import { createEngineWithPeople } from '../../testing/setup.ts';
import { stopCleanly } from '../../testing/stop-cleanly.ts';

let engine: TestEngine;
let mara: Person;
let noor: Person;

beforeAll(async () => {
  ({ engine, mara, noor } = await createEngineWithPeople());
});

afterAll(() => stopCleanly(engine));

it('the server lists the channels of the viewer with the numbers of their last events (rule W6)', async () => {
  const channel = `user:${mara.id}`;
  const before = (await mara.client.call(api.listEventChannels)).data;
  expect(before.map((one) => one.channel)).toEqual([channel]);
  await giveTokens(engine, noor.id, 100_00);
  await noor.client.call(api.tipPerformer, { params: { id: mara.id }, body: { amount: 10 } });
  await engine.settle();
  const [head] = (await mara.client.call(api.listEventChannels)).data;
  const { total } = await mara.client.call(api.listEvents);
  expect(head).toEqual({ channel, no: total });
  expect(total).toBeGreaterThan(before[0]?.no ?? 0);
});

it('the channels of the viewer are read by the same statement, however many there are', async () => {
  const statements: string[] = [];
  engine.watch.onStatement = (statement) => statements.push(statement);
  await noor.client.call(api.listEventChannels);
  await openConversation(noor, mara);
  await noor.client.call(api.listEventChannels);
  engine.watch.onStatement = undefined;
  const heads = statements.filter((statement) => /^select .* from "channel" where/.test(statement));
  expect(heads).toHaveLength(2);
  expect(new Set(heads).size).toBe(1);
});
