import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
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
  const large = { ...avatar, size: 3 * megabyte };

  it.each([
    [
      'was accepted',
      async () => {
        const form = new FormData();
        form.append('avatar', await makePhoto(), 'a.jpg');
        const headers = { authorization: senders.nextSender().token, 'content-length': String(3 * megabyte) };
        const init = { method: 'POST', body: form, headers };
        return (await senders.engine.fetch(new Request('http://localhost/api/users/avatar/upload', init))).status;
      },
      200,
    ],
    [
      'violated the contract',
      async () => (await senders.send({ ...large, head: formHead('other') }).finish()).status,
      422,
    ],
    ['contained no image', async () => (await senders.send(large).finish()).status, 422],
    [
      'was aborted by the client',
      async () => {
        const sending = senders.send(large);
        await sending.settled();
        sending.abort();
        return (await sending.response).status;
      },
      400,
    ],
    [
      'contained an incomplete form',
      async () => {
        const { status } = await senders.send({ ...large, tail: '\r\n--b\r\ncontent-dis' }).finish();
        return status;
      },
      400,
    ],
    [
      'contained malformed JSON',
      async () => (await senders.send({ ...jsonBody, head: '{', size: megabyte }).finish()).status,
      400,
    ],
    [
      'was a gateway event',
      async () => (await senders.send({ ...gatewayEvent, size: megabyte / 2 }).finish()).status,
      403,
    ],
  ])('releases the memory of a request that %s', async (_name, request, status) => {
    for (let no = 0; no < 10; no += 1) expect(await request()).toBe(status);
    expect(await senders.sendAll(times(5, avatar))).toEqual(['read', 'read', 'read', 'read', 503]);
  });

  it('uses no memory for requests that were refused because the memory was used up', async () => {
    const unfinished = times(4, avatar).map((body) => senders.send(body));
    for (const sending of unfinished) await sending.settled();
    expect(await senders.sendAll(times(10, avatar))).toEqual(Array(10).fill(503));
    for (const sending of unfinished) sending.abort();
    for (const sending of unfinished) await sending.response;
    expect(await senders.sendAll(times(5, avatar))).toEqual(['read', 'read', 'read', 'read', 503]);
  });

  it('releases the memory of a request whose connection was lost', async () => {
    const { promise: arrived, resolve } = Promise.withResolvers<void>();
    let totalResponses = 0;
    const server = createAdaptorServer({
      fetch: async (request: Request) => {
        const response = await senders.engine.fetch(request);
        totalResponses += 1;
        if (totalResponses === 10) resolve();
        return response;
      },
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    for (let no = 0; no < 10; no += 1) {
      const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
      const head = ['POST /api/users/avatar/upload HTTP/1.1', 'host: localhost', `content-type: ${avatar.type}`];
      socket.write(
        `${[...head, `authorization: ${senders.tokens[0]}`, `content-length: ${3 * megabyte}`].join('\r\n')}\r\n\r\n`,
      );
      socket.write(avatar.head);
      await new Promise((sent) => socket.write(new Uint8Array(megabyte), sent));
      socket.destroy();
    }
    await arrived;
    server.close();
    expect(await senders.sendAll(times(5, avatar))).toEqual(['read', 'read', 'read', 'read', 503]);
  });
});
