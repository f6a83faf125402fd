import { api } from '@fanlight/sdk';
import type { Error as ErrorBody } from '@fanlight/sdk/models';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFan, giveTokens, type Person, type TestEngine } from '../testing/index.ts';
import { createEngineWithPeople } from '../testing/setup.ts';
import { stopCleanly } from '../testing/stop-cleanly.ts';
import { findInvalidValues } from './field-messages.ts';

let engine: TestEngine;
let mara: Person;
let noor: Person;

beforeAll(async () => {
  ({ engine, mara, noor } = await createEngineWithPeople());
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
    'refuses a JSON body of %i levels with MALFORMED_BODY, without a token',
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
  it('are answered with 405 and the allowed methods if unknown (RFC 9110)', async () => {
    const response = await send('DELETE', '/users/me');
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
    expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f]{24}$/);
    expect(await codeIn(response)).toBe('METHOD_NOT_ALLOWED');
  });

  it('are listed for every operation whose path matches the URL', async () => {
    const { headers } = await send('PATCH', '/performer/feeds/polls');
    expect(headers.get('allow')).toBe('DELETE, GET, HEAD, OPTIONS, POST, PUT');
  });

  it('are listed in the answer to OPTIONS, with status 204', async () => {
    const response = await send('OPTIONS', '/auth/login');
    expect([response.status, response.headers.get('allow')]).toEqual([204, 'OPTIONS, POST']);
  });
});

it('refuses unknown query parameters even for operations without a query', async () => {
  for (const path of ['/users/me?cache=1', '/performers/search/random?cache=1']) {
    const response = await send('GET', path);
    const body = (await response.json()) as ErrorBody;
    expect([path, response.status, body.fields?.[0]?.path]).toEqual([path, 422, 'cache']);
  }
});

describe('the validation of input', () => {
  it('refuses a tip in a stream that does not exist, and charges nothing (rule S3)', async () => {
    await giveTokens(engine, noor.id, 100_00);
    const body = { amount: 25, streamId: '0193f2a4c1d07b3e5a918c44' };
    await expect(noor.client.call(api.tipPerformer, { params: { id: mara.id }, body })).rejects.toMatchObject({
      code: 'NOT_FOUND',
      fields: [{ path: 'streamId' }],
    });
    expect((await noor.client.call(api.getMe)).balance).toBe(100);
  });

  it('refuses a price for a public gallery, as for a public post (rule A1)', async () => {
    const priced = { title: 'Kiln', audience: 'public' as const, price: 5 };
    const refused = { code: 'VALIDATION_FAILED', fields: [{ path: 'price' }] };
    await expect(mara.client.call(api.createGallery, { body: priced })).rejects.toMatchObject(refused);
    const body = { ...priced, audience: 'followers' as const };
    const params = { id: (await mara.client.call(api.createGallery, { body }))._id };
    const change = (body: { audience?: 'public'; price?: number | null }) =>
      mara.client.call(api.updateGallery, { params, body });
    await expect(change({ audience: 'public' })).rejects.toMatchObject(refused);
    expect(await change({ audience: 'public', price: null })).toMatchObject({ audience: 'public', price: null });
    await expect(change({ price: 5 })).rejects.toMatchObject(refused);
  });

  it.each([
    ['3782 822463 10005', '123', '1234'],
    ['4242 4242 4242 4242', '1234', '123'],
  ])('accepts a security code for card %s only with the right number of digits', async (number, wrong, right) => {
    const card = { number, expMonth: 12, expYear: 2090 };
    const add = (cvc: string) => noor.client.call(api.createSandboxPaymentMethod, { body: { ...card, cvc } });
    await expect(add(wrong)).rejects.toMatchObject({ code: 'VALIDATION_FAILED', fields: [{ path: 'cvc' }] });
    expect(await add(right)).toMatchObject({ card: { last4: number.slice(-4) } });
  });

  it('refuses a fan’s change of the password with the source of a performer’s page', async () => {
    const body = { currentPassword: 'wrong', password: 'another-lantern', source: 'performer' as const };
    await expect(noor.client.call(api.updatePassword, { body })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: [{ path: 'source' }],
    });
  });
});

it('lists the channels of the viewer with the numbers of their last events (rule W6)', async () => {
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

describe('the rate limiter', () => {
  it('sends the limit in the headers of every answer, including errors', async () => {
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
