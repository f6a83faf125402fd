import { createFan, createTestEngine, type TestEngine } from '../testing/index.ts';
import { stopCleanly } from '../testing/stop-cleanly.ts';

export const megabyte = 1024 * 1024;

/** A body to send. */
export interface Sending {
  method?: string;
  path?: string;
  type?: string;
  /** What the body begins with; the rest is filled up to `size`. */
  head?: string;
  tail?: string;
  size?: number;
  /** Left out where the body does not say its length. */
  hasLength?: boolean;
  /** Who sends it; the next account where left out. */
  caller?: { token: string } | { ip: string };
}

/** The beginning of a form whose file is in this field. */
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

/** The same body several times. */
export const times = (count: number, body: Sending) => Array.from({ length: count }, () => body);

/** An engine that takes 4 MB of bodies into memory, and six accounts that send them. */
export interface Senders {
  engine: TestEngine;
  tokens: string[];
  /** The accounts in turn, since one may hold a quarter only. */
  nextCaller(): { token: string };
  send(body: Sending): HeldBody;
  /** Sends bodies one after the other, and answers what became of each while those before are still in memory. */
  sendAll(bodies: Sending[]): Promise<('read' | number)[]>;
  /** Ends the bodies that are still arriving, and the engine. */
  stop(): Promise<void>;
}

/** A body that arrived but for its last bytes. */
export interface HeldBody {
  answer: Promise<Response>;
  abort(): void;
  /** Sends the last bytes. */
  finish(): Promise<Response>;
  /** Waits until the body is being read, or is answered without that. */
  settled(): Promise<'read' | number>;
}

/** Sends a body but for its last bytes. */
function hold(engine: TestEngine, sending: Sending & Pick<Required<Sending>, 'caller'>): HeldBody {
  const { method = 'POST', path, type, head, tail = formTail, size = megabyte, hasLength = true, caller } = sending;
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
    ...('token' in caller && { authorization: caller.token }),
    ...(hasLength && { 'content-length': String(size) }),
  };
  const init = { method, body, headers, duplex: 'half' } as RequestInit;
  let response: Response | undefined;
  const answer = engine
    .fetch(new Request(`http://localhost/api${path}`, init), 'ip' in caller ? caller : {})
    .then((given) => {
      response = given;
      return given;
    });
  const abort = () => {
    if (!response) stream.error(new Error('The client is gone.'));
  };
  return {
    answer,
    abort,
    finish: () => {
      stream.enqueue(encoder.encode(tail));
      stream.close();
      return answer;
    },
    async settled() {
      while (read === 0 && !response) await new Promise((resolve) => setTimeout(resolve, 1));
      return read > 0 ? 'read' : (response?.status ?? 0);
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
  const nextCaller = () => ({ token: tokens[sent++ % tokens.length] ?? '' });
  const held: HeldBody[] = [];
  const send = (body: Sending) => {
    const one = hold(engine, { caller: nextCaller(), ...body });
    held.push(one);
    return one;
  };
  return {
    engine,
    tokens,
    nextCaller,
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
