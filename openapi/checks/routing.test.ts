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
  url: string;
  expected: OperationId;
  /** The other operations whose paths also match the URL. */
  others: OperationId[];
}

/** Whether the path of an operation matches the segments of a URL. */
const isMatch = (id: OperationId, urlSegments: string[]) => {
  const segments = segmentsOf(id);
  return (
    segments.length === urlSegments.length && segments.every((part, i) => isParameter(part) || part === urlSegments[i])
  );
};

/** Returns the operation that takes precedence: the one that has a fixed segment where the two paths first differ. */
function preferFixed(a: OperationId, b: OperationId): OperationId {
  const [first, second] = [segmentsOf(a), segmentsOf(b)];
  const index = first.findIndex((segment, i) => isParameter(segment) !== isParameter(second[i]));
  return isParameter(first[index]) ? b : a;
}

/** Lists the URLs that match the paths of two or more operations. */
function listAmbiguousUrls(): Case[] {
  const cases = new Map<string, Case>();
  for (const [i, a] of ids.entries()) {
    for (const b of ids.slice(i + 1)) {
      const { method } = operations[a];
      const [first, second] = [segmentsOf(a), segmentsOf(b)];
      if (method !== operations[b].method || first.length !== second.length) continue;
      const merged = first.map((part, n) => (isParameter(part) ? second[n] : part) ?? '');
      if (!isMatch(a, merged) || !isMatch(b, merged)) continue;
      const segments = merged.map((part) => (isParameter(part) ? 'x' : part));
      const matching = ids.filter((id) => operations[id].method === method && isMatch(id, segments));
      const expected = matching.reduce(preferFixed);
      const url = segments.join('/');
      cases.set(`${method} ${url}`, { method, url, expected, others: matching.filter((id) => id !== expected) });
    }
  }
  return [...cases.values()];
}

const app = new Hono();
for (const { id, method, path } of routes) app.on(method, path, (call) => call.text(id));

/** Returns the operation to which the routes of the server send a request. */
const routeOnServer = async (method: string, url: string) => (await app.request(url, { method })).text();

/** Returns the operation whose mock handles a request, which is that of the first handler that matches. */
function routeInMocks(method: string, url: string): string {
  const fullUrl = new URL(`http://localhost/api${url}`);
  const handler = handlers.find(
    ({ info }) => info.method === method && matchRequestUrl(fullUrl, String(info.path)).matches,
  );
  const path = String(handler?.info.path)
    .replace('*/api', '')
    .replaceAll(/:(\w+)/g, '{$1}');
  return ids.find((id) => operations[id].path === path && operations[id].method === method) ?? 'none';
}

describe('the routing of server and mocks', () => {
  const cases = listAmbiguousUrls();

  it('is tested with URLs that match several paths, such as /performers/top', () => {
    const found = cases.find(({ url }) => url === '/performers/top');
    expect(found).toMatchObject({ method: 'GET', expected: 'listTopPerformers', others: ['getPerformer'] });
  });

  it.each(cases)('sends $method $url to $expected, not to $others', async ({ method, url, expected }) => {
    expect(await routeOnServer(method, url)).toBe(expected);
    expect(routeInMocks(method, url)).toBe(expected);
  });

  it('sends the path of each operation to that operation', async () => {
    for (const id of ids) {
      const { method, path } = operations[id];
      const url = path.replaceAll(/\{\w+\}/g, 'x');
      expect([await routeOnServer(method, url), routeInMocks(method, url)]).toEqual([id, id]);
    }
  });
});
