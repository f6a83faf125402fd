import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makePhoto } from '../testing/index.ts';
import {
  avatar,
  createSenders,
  formHead,
  gatewayEvent,
  jsonBody,
  megabyte,
  type Senders,
  times,
} from './held-bodies.ts';

let senders: Senders;

beforeEach(async () => {
  senders = await createSenders();
});

afterEach(() => senders.stop());

describe('the memory budget of request bodies', () => {
  it.each([
    ['forms', avatar],
    ['JSON', { ...jsonBody, size: megabyte }],
    ['gateway events', { ...gatewayEvent, size: megabyte / 2 }],
  ])('refuses bodies beyond the memory limit without reading them: %s', async (_name, body) => {
    const outcomes = await senders.sendAll(times(20, body));
    const fitting = body.path === gatewayEvent.path ? 8 : 4;
    expect(outcomes).toEqual([...Array(fitting).fill('read'), ...Array(20 - fitting).fill(503)]);
  });

  it.each([
    ['JSON', { ...jsonBody, size: 900_000, hasLength: false }, 4],
    ['gateway events', { ...gatewayEvent, size: 480_000, hasLength: false }, 8],
  ])('counts the bytes of bodies without a Content-Length as they arrive: %s', async (_name, body, fitting) => {
    const statuses: number[] = [];
    for (const sending of times(20, body).map((each) => senders.send(each)))
      void sending.response.then(({ status }) => statuses.push(status));
    await expect.poll(() => statuses.length).toBe(20 - fitting);
    expect(new Set(statuses)).toEqual(new Set([503]));
  });

  it('counts the bytes of a form without a Content-Length as they arrive', async () => {
    await senders.sendAll(times(4, { ...avatar, size: 900_000 }));
    const sending = senders.send({ ...avatar, size: 900_000, hasLength: false });
    expect(await sending.settled()).toBe('read');
    expect((await sending.finish()).status).toBe(503);
  });

  it('reads no body while the memory is used up, whether the body has a Content-Length or not', async () => {
    const bodies = [avatar, jsonBody, { ...gatewayEvent, size: 1000 }];
    const unknown = bodies.map((body) => ({ ...body, hasLength: false }));
    expect(await senders.sendAll([...times(4, avatar), ...bodies, ...unknown])).toEqual([
      ...Array(4).fill('read'),
      ...Array(6).fill(503),
    ]);
  });

  it('accepts 20 concurrent small images of one account without a Content-Length, as a browser tab sends them', async () => {
    const small = await makePhoto();
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => {
        const body = new FormData();
        body.append('avatar', small, 'a.jpg');
        const init = { method: 'POST', body, headers: { authorization: senders.tokens[0] ?? '' } };
        return senders.engine.fetch(new Request('http://localhost/api/users/avatar/upload', init));
      }),
    );
    expect(responses.map(({ status }) => status)).toEqual(Array(20).fill(200));
  });

  it('responds with UNAVAILABLE and Retry-After if the memory for bodies is exhausted', async () => {
    await senders.sendAll(times(4, avatar));
    const response = await senders.send(avatar).response;
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await response.json()).toMatchObject({ statusCode: 503, code: 'UNAVAILABLE' });
    expect(senders.engine.faults).toEqual([]);
  });

  it('accepts one image of the largest size, and no other body until the request of that image has ended', async () => {
    const large = { ...avatar, size: 20 * megabyte };
    const first = senders.send(large);
    expect(await first.settled()).toBe('read');
    expect(await senders.sendAll([avatar, { ...jsonBody, size: 1000 }])).toEqual([503, 503]);
    first.abort();
    await expect.poll(() => senders.send(large).settled()).toBe('read');
  });

  it.each([
    ['an account', () => ({ token: senders.tokens[0] ?? '' }), () => ({ token: senders.tokens[1] ?? '' })],
    ['an IP address', () => ({ ip: '203.0.113.1' }), () => ({ ip: '203.0.113.2' })],
    ['an IPv6 network', () => ({ ip: '2001:db8::1' }), () => ({ ip: '2001:db8:0:1::1' })],
  ])('limits the bodies of %s to a quarter of the memory', async (_name, sender, other) => {
    const half = { ...jsonBody, size: megabyte / 2 };
    const bodies = [...times(10, { ...half, sender: sender() }), ...times(3, { ...half, sender: other() })];
    expect(await senders.sendAll(bodies)).toEqual(['read', 'read', ...Array(8).fill(503), 'read', 'read', 503]);
  });

  it('accepts the first body of a client even if it exceeds a quarter of the memory', async () => {
    const [first, second] = [{ token: senders.tokens[0] ?? '' }, { token: senders.tokens[1] ?? '' }];
    const bodies = [
      { ...avatar, size: 1000, sender: first },
      { ...avatar, size: 3 * megabyte, sender: second },
    ];
    expect(await senders.sendAll(bodies)).toEqual(['read', 'read']);
  });

  it('does not count files that are streamed to storage', async () => {
    const path = `/uploads/${'0'.repeat(24)}`;
    const chunk = { ...avatar, method: 'PUT', path, head: formHead('chunk'), size: 16 * megabyte };
    expect(await senders.sendAll([...times(5, chunk), avatar])).toEqual(Array(6).fill('read'));
  });
});
