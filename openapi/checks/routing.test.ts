import { handlers } from '@fanlight/mocks';
import { type OperationId, operations } from '@fanlight/sdk/operations';
import { Hono } from 'hono';
import { matchRequestUrl } from 'msw';
import { describe, expect, it } from 'vitest';
import { routes } from '../../server/src/contract.ts';

const ids = Object.keys(operations) as OperationId[];
const segmentsOf = (id: OperationId) => operations[id].path.split('/');
const isParameter = (segment: string | undefined) => segment?.startsWith('{');

interface Case {
  method: string;
  address: string;
  wanted: OperationId;
  /** Other operations whose paths match the URL too. */
  others: OperationId[];
}

/** Whether a path matches a URL. */
const takes = (id: OperationId, address: string[]) => {
  const segments = segmentsOf(id);
  return segments.length === address.length && segments.every((part, i) => isParameter(part) || part === address[i]);
};

/** Of two paths that match, the one with the first fixed segment from the left. */
function moreFixed(a: OperationId, b: OperationId): OperationId {
  const [first, second] = [segmentsOf(a), segmentsOf(b)];
  const at = first.findIndex((segment, i) => isParameter(segment) !== isParameter(second[i]));
  return isParameter(first[at]) ? b : a;
}

/** Every URL that two operations match, if fixed segments had no precedence. */
function ambiguous(): Case[] {
  const cases = new Map<string, Case>();
  for (const [i, a] of ids.entries()) {
    for (const b of ids.slice(i + 1)) {
      const { method } = operations[a];
      const [first, second] = [segmentsOf(a), segmentsOf(b)];
      if (method !== operations[b].method || first.length !== second.length) continue;
      const address = first.map((part, n) => (isParameter(part) ? second[n] : part) ?? '');
      if (!takes(a, address) || !takes(b, address)) continue;
      const filled = address.map((part) => (isParameter(part) ? 'x' : part));
      const all = ids.filter((id) => operations[id].method === method && takes(id, filled));
      const wanted = all.reduce(moreFixed);
      const text = filled.join('/');
      cases.set(`${method} ${text}`, { method, address: text, wanted, others: all.filter((id) => id !== wanted) });
    }
  }
  return [...cases.values()];
}

/** The server's routes. */
const app = new Hono();
for (const { id, method, path } of routes) app.on(method, path, (call) => call.text(id));
const atServer = async (method: string, address: string) => (await app.request(address, { method })).text();

/** The operation whose mock answers: the first that matches. */
function atMocks(method: string, address: string): string {
  const url = new URL(`http://localhost/api${address}`);
  const handler = handlers.find(
    ({ info }) => info.method === method && matchRequestUrl(url, String(info.path)).matches,
  );
  const path = String(handler?.info.path)
    .replace('*/api', '')
    .replaceAll(/:(\w+)/g, '{$1}');
  return ids.find((id) => operations[id].path === path && operations[id].method === method) ?? 'none';
}

describe('the routing of server and mocks', () => {
  const cases = ambiguous();

  it('has URLs that several paths match, such as /performers/top', () => {
    const found = cases.find(({ address }) => address === '/performers/top');
    expect(found).toMatchObject({ method: 'GET', wanted: 'listTopPerformers', others: ['getPerformer'] });
  });

  it.each(cases)(
    'prefers fixed segments: $method $address is $wanted, not $others',
    async ({ method, address, wanted }) => {
      expect(await atServer(method, address)).toBe(wanted);
      expect(atMocks(method, address)).toBe(wanted);
    },
  );

  it('sends the path of each operation to that operation', async () => {
    for (const id of ids) {
      const { method, path } = operations[id];
      const address = path.replaceAll(/\{\w+\}/g, 'x');
      expect([await atServer(method, address), atMocks(method, address)]).toEqual([id, id]);
    }
  });
});
