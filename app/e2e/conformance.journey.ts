import { expect } from 'playwright/test';
import { insidePage, overHttp } from './conformance/callers.ts';
import { type Line, takeTranscript } from './conformance/transcript.ts';
import { inTab, onServer } from './hosts.ts';
import { test } from './test.ts';

const head = ({ operation, person, status }: Line) => `${operation} as ${person}: ${status}`;

test('every operation answers the same on a server over HTTP and in a tab, and as the contract says', async ({
  page,
}) => {
  test.setTimeout(300_000);
  const server = await onServer();
  const onHttp = await takeTranscript(await overHttp(server.origin));
  await server.stop();

  const place = await inTab();
  await page.goto(place.origin);
  await page.waitForFunction(() => window.fanlight);
  const onTab = await takeTranscript(await insidePage(page));
  await place.stop();

  const answered = onHttp.filter(({ status }) => status !== 501);
  const missing = new Set(onHttp.flatMap(({ operation, status }) => (status === 501 ? operation : [])));
  const ok = answered.filter(({ status }) => status === 'ok');
  const operations = new Set(ok.map(({ operation }) => operation));
  const reached = onHttp.filter(({ operation }) => !operations.has(operation) && !missing.has(operation));
  const refused = [...new Set(reached.map(({ operation, status }) => `${operation} ${status}`))];
  console.info(
    `${onHttp.length} calls: ${ok.length} answered with success (${operations.size} operations), ` +
      `${answered.length - ok.length} refused, ${onHttp.length - answered.length} not offered yet (501).\n` +
      `Refused to everybody: ${refused.join(', ') || 'none'}`,
  );
  expect([...onHttp, ...onTab].flatMap((line) => line.problems.map((problem) => `${head(line)}: ${problem}`))).toEqual(
    [],
  );
  expect(onTab.map(head)).toEqual(onHttp.map(head));
  const both = onHttp.map((line, index) => ({ name: head(line), onHttp: line.text, onTab: onTab[index]?.text }));
  const different = both.filter((line, index) => onHttp[index]?.status !== 501 && line.onHttp !== line.onTab);
  expect(different).toEqual([]);
  // A table that nothing succeeds in would compare refusals only.
  expect(operations.size).toBeGreaterThan(30);
});
