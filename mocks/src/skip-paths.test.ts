import { getResponse, HttpHandler, HttpResponse, http } from 'msw';
import { afterEach, expect, it, vi } from 'vitest';
import { handlers } from './index.ts';
import { skipOtherPaths } from './skip-paths.ts';

afterEach(() => vi.restoreAllMocks());

const feed = skipOtherPaths(http.get('*/api/feeds/:id', ({ params }) => HttpResponse.json({ id: params.id })));
const request = (path: string, method = 'GET') => new Request(`http://localhost${path}`, { method });

it('a request is parsed only by handlers that match its method and the fixed part of its path', async () => {
  const parse = vi.spyOn(HttpHandler.prototype, 'parse');
  expect(await getResponse(handlers, request('/api/user/feeds/0193f2a4c1d07b3e5a918c42'))).toBeDefined();
  expect(parse.mock.calls.length).toBeLessThan(10);
});

it('requests outside of the API are not parsed', async () => {
  const parse = vi.spyOn(HttpHandler.prototype, 'parse');
  expect(await getResponse(handlers, request('/src/index.ts'))).toBeUndefined();
  expect(parse).not.toHaveBeenCalled();
});

it('a handler gets the path parameters', async () => {
  const response = await getResponse([feed], request('/api/feeds/1?limit=2'));
  expect(await response?.json()).toEqual({ id: '1' });
});

it.each([
  ['another method', request('/api/feeds/1', 'DELETE')],
  ['another path', request('/api/posts/1')],
  ['a longer path', request('/api/feeds/1/comments')],
])('a handler ignores a request with %s', async (_, other) => {
  expect(await getResponse([feed], other)).toBeUndefined();
});
