import { createFan, createTestEngine, type TestEngine } from '../testing/index.ts';
import { stopCleanly } from '../testing/stop-cleanly.ts';

export const megabyte = 1024 * 1024;

/** A body to send. */
export interface BodyToSend {
  method?: string;
  path?: string;
  type?: string;
  /** The first bytes of the body. The rest up to `size` is filled. */
  head?: string;
  tail?: string;
  size?: number;
  /** Whether the request has a `Content-Length`; true by default. */
  hasLength?: boolean;
  /** The sender; by default the next account. */
  sender?: { token: string } | { ip: string };
}

/** Returns the beginning of a form with a file in this field. */
export const formHead = (field: string) =>
  `--b\r\ncontent-disposition: form-data; name="${field}"; filename="a.jpg"\r\n\r\n`;
const formTail = '\r\n--b--\r\n';

export const avatar = {
  path: '/users/avatar/upload',
  type: 'multipart/form-data; boundary=b',
  head: formHead('avatar'),
};
export const jsonBody = { path: '/auth/login', type: 'application/json', head: '{"credentials":"', tail: '"}' };
export const gatewayEvent = { path: '/payment/sandbox/webhook', type: 'application/json', head: '{"a":"', tail: '"}' };

export const times = (count: number, body: BodyToSend) => Array.from({ length: count }, () => body);

/** An engine with 4 MB of memory for request bodies, and six accounts that send bodies. */
export interface Senders {
  engine: TestEngine;
  tokens: string[];
  /** Returns the accounts one after another, because one account can use only a quarter of the memory. */
  nextSender(): { token: string };
  send(body: BodyToSend): HeldBody;
  /**
   * Sends bodies one after another. All bodies that were read stay in memory. Returns for each body `read`, or the
   * status of its refusal.
   */
  sendAll(bodies: BodyToSend[]): Promise<('read' | number)[]>;
  /** Aborts unfinished requests, and stops the engine. */
  stop(): Promise<void>;
}

/** A request whose body was sent except for its last bytes. */
export interface HeldBody {
  response: Promise<Response>;
  abort(): void;
  /** Sends the last bytes. */
  finish(): Promise<Response>;
  /** Waits until the body is read, or until the response arrives before that. */
  settled(): Promise<'read' | number>;
}

/** Sends a body except for its last bytes. */
function sendUnfinished(engine: TestEngine, sending: BodyToSend & Pick<Required<BodyToSend>, 'sender'>): HeldBody {
  const { method = 'POST', path, type, head, tail = formTail, size = megabyte, hasLength = true, sender } = sending;
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
    ...('token' in sender && { authorization: sender.token }),
    ...(hasLength && { 'content-length': String(size) }),
  };
  const init = { method, body, headers, duplex: 'half' } as RequestInit;
  let received: Response | undefined;
  const response = engine
    .fetch(new Request(`http://localhost/api${path}`, init), 'ip' in sender ? sender : {})
    .then((given) => {
      received = given;
      return given;
    });
  const abort = () => {
    if (!received) stream.error(new Error('The client has disconnected.'));
  };
  return {
    response,
    abort,
    finish: () => {
      stream.enqueue(encoder.encode(tail));
      stream.close();
      return response;
    },
    async settled() {
      while (read === 0 && !received) await new Promise((resolve) => setTimeout(resolve, 1));
      return read > 0 ? 'read' : (received?.status ?? 0);
    },
  };
}

/** Starts the engine of {@link Senders}. */
export async function createSenders(): Promise<Senders> {
  const engine = await createTestEngine({ bodyMemoryBytes: 4 * megabyte });
  const tokens: string[] = [];
  for (const name of ['amal', 'bela', 'cleo', 'dora', 'emil', 'fritz'])
    tokens.push((await createFan(engine, name)).token);
  let sent = 0;
  const nextSender = () => ({ token: tokens[sent++ % tokens.length] ?? '' });
  const held: HeldBody[] = [];
  const send = (body: BodyToSend) => {
    const one = sendUnfinished(engine, { sender: nextSender(), ...body });
    held.push(one);
    return one;
  };
  return {
    engine,
    tokens,
    nextSender,
    send,
    async sendAll(bodies) {
      const outcomes: ('read' | number)[] = [];
      for (const body of bodies) outcomes.push(await send(body).settled());
      return outcomes;
    },
    async stop() {
      for (const { abort } of held) abort();
      await stopCleanly(engine);
    },
  };
}
