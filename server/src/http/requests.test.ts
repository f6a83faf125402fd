import type { Error as ErrorBody } from '@fanlight/sdk/models';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFan, type Person, type TestEngine } from '../testing/index.ts';
import { createEngineWithPeople } from '../testing/setup.ts';
import { stopCleanly } from '../testing/stop-cleanly.ts';
import { findInvalidValues } from './field-messages.ts';

let engine: TestEngine;
let noor: Person;

beforeAll(async () => {
  ({ engine, noor } = await createEngineWithPeople());
});

afterAll(() => stopCleanly(engine));

const send = (method: string, path: string, body?: string) =>
  engine.fetch(
    new Request(`http://localhost/api${path}`, {
      method,
      headers: { 'content-type': 'application/json', authorization: noor.token },
      ...(body !== undefined && { body }),
    }),
  );
const codeIn = async (response: Response) => ((await response.json()) as ErrorBody).code;
const nested = (levels: number) => `{"credentials":${'['.repeat(levels)}${']'.repeat(levels)}}`;

describe('the JSON parser', () => {
  it.each([33, 2000, 200_000])(
    'refuses a JSON body of %i levels with MALFORMED_BODY before it requires a token',
    async (levels) => {
      const response = await engine.fetch(
        new Request('http://localhost/api/auth/login', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: nested(levels),
        }),
      );
      expect(response.status).toBe(400);
      expect(await codeIn(response)).toBe('MALFORMED_BODY');
    },
  );

  it('accepts a JSON body of 32 levels, not counting brackets in strings', async () => {
    expect(await codeIn(await send('POST', '/auth/login', nested(31)))).toBe('VALIDATION_FAILED');
    const text = `${'[{'.repeat(50)}\\"${'[{'.repeat(50)}`;
    const body = `{"credentials":"${text}","password":"\\\\"}`;
    expect(await codeIn(await send('POST', '/auth/login', body))).toBe('INVALID_CREDENTIALS');
  });

  it('searches a JSON body without recursion for characters that the database cannot store', () => {
    let value: unknown = 'a\0b';
    for (let level = 0; level < 100_000; level++) value = [value];
    expect(findInvalidValues(value)).toHaveLength(1);
    expect(findInvalidValues({ a: ['fine', { b: '\ud800' }], c: '\0' })).toMatchObject([
      { path: 'a.1.b' },
      { path: 'c' },
    ]);
  });
});

describe('HTTP methods', () => {
  it('are refused with 405 and the allowed methods if the path has no such operation (RFC 9110)', async () => {
    const response = await send('DELETE', '/users/me');
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
    expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f]{24}$/);
    expect(await codeIn(response)).toBe('METHOD_NOT_ALLOWED');
  });

  it('are listed in the header Allow for every operation whose path matches the URL', async () => {
    const { headers } = await send('PATCH', '/performer/feeds/polls');
    expect(headers.get('allow')).toBe('DELETE, GET, HEAD, OPTIONS, POST, PUT');
  });

  it('are listed in the response to OPTIONS, with status 204', async () => {
    const response = await send('OPTIONS', '/auth/login');
    expect([response.status, response.headers.get('allow')]).toEqual([204, 'OPTIONS, POST']);
  });
});

it('the server refuses unknown query parameters, also for operations without a query', async () => {
  for (const path of ['/users/me?cache=1', '/performers/search/random?cache=1']) {
    const response = await send('GET', path);
    const body = (await response.json()) as ErrorBody;
    expect([path, response.status, body.fields?.[0]?.path]).toEqual([path, 422, 'cache']);
  }
});

describe('the rate limiter', () => {
  it('sends the limit in the headers of every response, including errors', async () => {
    const ines = await createFan(engine, 'ines');
    const limitsOf = ({ headers }: Response) =>
      ['limit', 'remaining', 'reset'].map((name) => Number(headers.get(`ratelimit-${name}`)));
    const call = (path: string) =>
      engine.fetch(new Request(`http://localhost/api${path}`, { headers: { authorization: ines.token } }));
    const [limit = 0, remaining = 0, reset] = limitsOf(await call('/users/me'));
    expect([limit, reset]).toEqual([1200, 60]);
    engine.clock.advance(10_000);
    const missing = await call('/performers/nobody.here');
    expect(missing.status).toBe(404);
    expect(limitsOf(missing)).toEqual([1200, remaining - 1, 50]);
    for (let left = remaining - 1; left > 0; left -= 1) await call('/performers/nobody.here');
    const refused = await call('/users/me');
    expect(refused.status).toBe(429);
    expect(limitsOf(refused)).toEqual([1200, 0, 50]);
    expect(refused.headers.get('retry-after')).toBe('50');
  });
});
