import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFan, createTestEngine, makePhoto, type TestEngine } from '../testing/index.ts';
import { stopCleanly } from '../testing/stop-cleanly.ts';

const megabyte = 1024 * 1024;

let engine: TestEngine;
let token: string;
/** Ends the bodies that are still arriving. */
let abortAll: (() => void)[];

beforeEach(async () => {
  engine = await createTestEngine({ bodyMemoryBytes: 4 * megabyte });
  ({ token } = await createFan(engine, 'amal'));
  abortAll = [];
});

afterEach(async () => {
  for (const abort of abortAll) abort();
  await stopCleanly(engine);
});

interface Sending {
  method?: string;
  path?: string;
  type?: string;
  /** What the body begins with; the rest is filled up to `size`. */
  head?: string;
  tail?: string;
  size?: number;
  /** Left out where the body does not say its length. */
  hasLength?: boolean;
}

/** The beginning of a form whose file is in this field. */
const formHead = (field: string) => `--b\r\ncontent-disposition: form-data; name="${field}"; filename="a.jpg"\r\n\r\n`;
const formTail = '\r\n--b--\r\n';

const avatar = { path: '/users/avatar/upload', type: 'multipart/form-data; boundary=b', head: formHead('avatar') };
const jsonBody = { path: '/auth/login', type: 'application/json', head: '{"credentials":"', tail: '"}' };
const gatewayEvent = { path: '/payment/sandbox/webhook', type: 'application/json', head: '{"a":"', tail: '"}' };

/** Sends a body that arrives but for its last bytes, which come with `finish`. */
function send({ method = 'POST', path, type, head, tail = formTail, size = megabyte, hasLength = true }: Sending) {
  const encoder = new TextEncoder();
  const filling = new Uint8Array(size - (head?.length ?? 0) - tail.length).fill(97);
  let stream!: ReadableStreamDefaultController<Uint8Array>;
  let read = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        stream = controller;
      },
      pull(controller) {
        if (read > 0) return;
        read = size;
        controller.enqueue(encoder.encode(head));
        controller.enqueue(filling);
      },
    },
    { highWaterMark: 0 },
  );
  const headers = {
    'content-type': type ?? '',
    authorization: token,
    ...(hasLength && { 'content-length': String(size) }),
  };
  const init = { method, body, headers, duplex: 'half' } as RequestInit;
  let response: Response | undefined;
  const answer = engine.fetch(new Request(`http://localhost/api${path}`, init)).then((given) => {
    response = given;
    return given;
  });
  const abort = () => {
    if (!response) stream.error(new Error('The client is gone.'));
  };
  abortAll.push(abort);
  return {
    answer,
    abort,
    finish: () => {
      stream.enqueue(encoder.encode(tail));
      stream.close();
      return answer;
    },
    /** Waits until the body is being read, or is answered without that. */
    async settled(): Promise<'read' | number> {
      while (read === 0 && !response) await new Promise((resolve) => setTimeout(resolve, 1));
      return read > 0 ? 'read' : (response?.status ?? 0);
    },
  };
}

/** Sends bodies one after the other, and answers what became of each while those before are still in memory. */
async function sendAll(bodies: Sending[]) {
  const outcomes: ('read' | number)[] = [];
  for (const body of bodies) outcomes.push(await send(body).settled());
  return outcomes;
}

const times = (count: number, body: Sending) => Array.from({ length: count }, () => body);

describe('bodies in memory', () => {
  it.each([
    ['forms', avatar],
    ['JSON', { ...jsonBody, size: megabyte }],
    ['JSON of unknown length', { ...jsonBody, size: 1000, hasLength: false }],
    ['gateway events', { ...gatewayEvent, size: megabyte / 2 }],
    ['gateway events of unknown length', { ...gatewayEvent, size: 1000, hasLength: false }],
  ])('are bounded in sum, and those beyond are refused unread: %s', async (_name, body) => {
    const outcomes = await sendAll(times(20, body));
    const fitting = body.path === gatewayEvent.path ? 8 : 4;
    expect(outcomes).toEqual([...Array(fitting).fill('read'), ...Array(20 - fitting).fill(503)]);
  });

  it('are refused with a code and a time to try again', async () => {
    await sendAll(times(4, avatar));
    const answer = await send(avatar).answer;
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await answer.json()).toMatchObject({ statusCode: 503, code: 'UNAVAILABLE' });
    expect(engine.faults).toEqual([]);
  });

  it('let a picture of the largest size in when it is alone, and nothing beside it', async () => {
    const large = { ...avatar, size: 20 * megabyte };
    expect(await sendAll([large, avatar, { ...jsonBody, size: 1000 }])).toEqual(['read', 503, 503]);
    abortAll[0]?.();
    await expect.poll(() => send(large).settled()).toBe('read');
  });

  it('are not those of files that go to storage while they arrive', async () => {
    const path = `/uploads/${'0'.repeat(24)}`;
    const chunk = { ...avatar, method: 'PUT', path, head: formHead('chunk'), size: 16 * megabyte };
    expect(await sendAll([...times(6, chunk), avatar])).toEqual(Array(7).fill('read'));
  });
});

describe('what a body took is given back', () => {
  const large = { ...avatar, size: 3 * megabyte };

  it.each([
    [
      'answered',
      async () => {
        const form = new FormData();
        form.append('avatar', await makePhoto(), 'a.jpg');
        const headers = { authorization: token, 'content-length': String(3 * megabyte) };
        const init = { method: 'POST', body: form, headers };
        return (await engine.fetch(new Request('http://localhost/api/users/avatar/upload', init))).status;
      },
      200,
    ],
    ['refused by the contract', async () => (await send({ ...large, head: formHead('other') }).finish()).status, 422],
    ['no picture', async () => (await send(large).finish()).status, 422],
    [
      'aborted by the client',
      async () => {
        const sending = send(large);
        await sending.settled();
        sending.abort();
        return (await sending.answer).status;
      },
      400,
    ],
    [
      'a form that breaks off',
      async () => {
        const { status } = await send({ ...large, tail: '\r\n--b\r\ncontent-dis' }).finish();
        return status;
      },
      400,
    ],
    ['JSON that is none', async () => (await send({ ...jsonBody, head: '{', size: megabyte }).finish()).status, 400],
    ['a gateway event', async () => (await send({ ...gatewayEvent, size: megabyte / 2 }).finish()).status, 403],
  ])('after a request that is %s', async (_name, request, status) => {
    for (let no = 0; no < 10; no += 1) expect(await request()).toBe(status);
    expect(await sendAll(times(5, avatar))).toEqual(['read', 'read', 'read', 'read', 503]);
  });

  it('after it was refused for want of memory: it takes none', async () => {
    const held = times(4, avatar).map((body) => send(body));
    for (const sending of held) await sending.settled();
    expect(await sendAll(times(10, avatar))).toEqual(Array(10).fill(503));
    for (const sending of held) sending.abort();
    for (const sending of held) await sending.answer;
    expect(await sendAll(times(5, avatar))).toEqual(['read', 'read', 'read', 'read', 503]);
  });

  it('after the connection broke off', async () => {
    const { promise: arrived, resolve } = Promise.withResolvers<void>();
    let answers = 0;
    const server = createAdaptorServer({
      fetch: async (request: Request) => {
        const answer = await engine.fetch(request);
        answers += 1;
        if (answers === 10) resolve();
        return answer;
      },
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    for (let no = 0; no < 10; no += 1) {
      const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
      const head = ['POST /api/users/avatar/upload HTTP/1.1', 'host: localhost', `content-type: ${avatar.type}`];
      socket.write(`${[...head, `authorization: ${token}`, `content-length: ${3 * megabyte}`].join('\r\n')}\r\n\r\n`);
      socket.write(avatar.head);
      await new Promise((sent) => socket.write(new Uint8Array(megabyte), sent));
      socket.destroy();
    }
    await arrived;
    server.close();
    expect(await sendAll(times(5, avatar))).toEqual(['read', 'read', 'read', 'read', 503]);
  });
});
