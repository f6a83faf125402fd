import { type OperationId, operations } from '@fanlight/sdk/operations';
import { expect } from 'playwright/test';
import { type HostClients, insidePage, overHttp } from './conformance/clients.ts';
import { onlyConfigured, takeConfiguredTranscript } from './conformance/configured.ts';
import { createScenarios } from './conformance/scenarios/index.ts';
import { runScenarios } from './conformance/scenarios/run.ts';
import { type Line, takeTranscript } from './conformance/transcript.ts';
import { inTab, onServer } from './hosts.ts';
import { test } from './test.ts';

const head = ({ operation, clientName, status }: Line) => `${operation} as ${clientName}: ${status}`;

const problemsIn = (lines: Line[]) =>
  lines.flatMap((line) => line.problems.map((problem) => `${head(line)}: ${problem}`));

/** Returns the operations that have succeeded at least once. */
const succeededIn = (lines: Line[]) =>
  new Set(lines.filter(({ status }) => status === 'ok').map(({ operation }) => operation));

/** Calls every operation with samples, and then runs the scenarios. */
const takeAll = async (clients: HostClients) => [
  ...(await takeTranscript(clients)),
  ...(await runScenarios(clients, createScenarios())),
];

const withHandler = (Object.keys(operations) as OperationId[]).filter((id) => !operations[id].isPlanned);

test('every operation succeeds on a server and in a browser tab, and both return the same valid response', async ({
  page,
}) => {
  // Two thousand calls take over two minutes, and twice as long beside another journey on a slow machine.
  test.setTimeout(480_000);
  const server = await onServer();
  const onHttp = await takeAll(await overHttp(server.origin));
  await server.stop();

  const place = await inTab();
  await page.goto(place.origin);
  await page.waitForFunction(() => window.fanlight);
  const onTab = await takeAll(await insidePage(page));
  await place.stop();

  expect(problemsIn([...onHttp, ...onTab])).toEqual([]);
  expect(onTab.map(head)).toEqual(onHttp.map(head));
  const both = onHttp.map((line, index) => ({ name: head(line), onHttp: line.text, onTab: onTab[index]?.text }));
  const different = both.filter((line, index) => onHttp[index]?.status !== 501 && line.onHttp !== line.onTab);
  expect(different).toEqual([]);
  const succeeded = succeededIn(onHttp);
  console.info(`${onHttp.length} calls on each host; ${succeeded.size} of ${withHandler.length} operations succeed.`);
  expect(withHandler.filter((id) => !succeeded.has(id)).toSorted()).toEqual(Object.keys(onlyConfigured).toSorted());
});

test('every operation that requires a special configuration succeeds on a server with that configuration', async () => {
  const lines = await takeConfiguredTranscript();
  expect(problemsIn(lines)).toEqual([]);
  const succeeded = succeededIn(lines);
  expect(Object.keys(onlyConfigured).filter((id) => !succeeded.has(id as OperationId))).toEqual([]);
});
