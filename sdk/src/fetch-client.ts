import createFetchClient, { type Client as FetchClient } from 'openapi-fetch';
import type { Client } from './client.ts';
import { idempotent } from './generated/idempotent.ts';
import type { paths } from './generated/schema.ts';

const moneyPaths = idempotent.map((line) => {
  const [method, path = ''] = line.split(' ');
  return { method, pattern: new RegExp(`${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`) };
});

function movesMoney({ method, url }: Request): boolean {
  const { pathname } = new URL(url);
  return moneyPaths.some((path) => path.method === method && path.pattern.test(pathname));
}

/**
 * Creates an openapi-fetch client with the transport of a client, for code that prefers paths:
 * `fetchClient(client).GET('/users/me')`. Results keep their envelope. Error responses are thrown, as by `client.call`.
 */
export function fetchClient(client: Client): FetchClient<paths> {
  const { baseUrl, fetch } = client.transport;
  return createFetchClient<paths>({ baseUrl, fetch: (request) => fetch(request, movesMoney(request)) });
}
