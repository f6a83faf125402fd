import { describe, expect, it } from 'vitest';
import { type LoadSocket, socketSource } from './source.ts';

type Listener = (...given: unknown[]) => void;
type Settings = { auth: (send: (payload: unknown) => void) => void };

/** Creates a fake of those parts of socket.io-client that are used. It records calls, and a test can emit events. */
function fakeSocket() {
  const listeners = new Map<string, Listener>();
  const opened: unknown[][] = [];
  const sent: unknown[] = [];
  const manager = { opts: { query: {} }, on: (name: string, listener: Listener) => listeners.set(name, listener) };
  const socket = {
    io: manager,
    active: true,
    connect: () => sent.push('connect'),
    on: (name: string, listener: Listener) => listeners.set(name, listener),
    onAny: (listener: Listener) => listeners.set('*', listener),
    timeout: (ms: number) => ({ emitWithAck: async (...given: unknown[]) => sent.push(ms, ...given) }),
    disconnect: () => sent.push('closed'),
  };
  const io = (...given: unknown[]) => {
    opened.push(given);
    return socket;
  };
  const load = (async () => ({ io })) as unknown as LoadSocket;
  return {
    load,
    socket,
    opened,
    sent,
    manager,
    emit: (name: string, ...given: unknown[]) => listeners.get(name)?.(...given),
  };
}

const calls: string[] = [];
const listeners = {
  connected: () => calls.push('connected'),
  disconnected: () => calls.push('disconnected'),
  reconnecting: () => calls.push('reconnecting'),
  failed: () => calls.push('failed'),
  refused: () => calls.push('refused'),
  event: ({ name }: { name: string }) => calls.push(name),
};

describe('socketSource', () => {
  it('tries WebSocket first, retries without a limit every 1 to 10 s, and sends no token in the URL (rule W6)', async () => {
    const fake = fakeSocket();
    await socketSource({ url: 'https://fanlight.example', load: fake.load })('t0k', listeners, () => 't0k');
    expect(fake.opened).toEqual([
      [
        'https://fanlight.example',
        {
          transports: ['websocket', 'polling'],
          auth: expect.any(Function),
          forceNew: true,
          autoConnect: true,
          reconnection: true,
          reconnectionDelay: 1000,
          reconnectionDelayMax: 10_000,
          reconnectionAttempts: Number.POSITIVE_INFINITY,
        },
      ],
    ]);
  });

  it('passes on events, and reconnects with the current token', async () => {
    const fake = fakeSocket();
    let token: string | null = 't0k';
    const connection = await socketSource({ load: fake.load })('t0k', listeners, () => token);
    calls.length = 0;
    fake.emit('connect');
    fake.emit('*', 'wallet/balance-updated', { name: 'wallet/balance-updated' });
    fake.emit('disconnect');
    token = 'later';
    fake.emit('reconnect_attempt');
    fake.emit('connect_error', new Error('refused'));
    expect(calls).toEqual(['connected', 'wallet/balance-updated', 'disconnected', 'reconnecting', 'failed']);
    const [[settings]] = fake.opened as [[Settings]];
    settings.auth((payload) => expect(payload).toEqual({ token: 'later' }));
    expect(JSON.stringify(fake.opened)).not.toContain('t0k');
    expect(fake.manager.opts.query).toEqual({});
    await connection.send('auth/login', { token: 'later' });
    connection.close();
    expect(fake.sent).toEqual([3000, 'auth/login', { token: 'later' }, 'closed']);
  });

  it('reports a refusal by the server, after which Socket.IO reconnects only on request', async () => {
    const fake = fakeSocket();
    const connection = await socketSource({ load: fake.load })('t0k', listeners, () => 't0k');
    calls.length = 0;
    fake.socket.active = false;
    fake.emit('disconnect', 'io server disconnect');
    fake.emit('connect_error', new Error('unknown token'));
    expect(calls).toEqual(['disconnected', 'refused', 'failed', 'refused']);
    connection.reconnect?.();
    expect(fake.sent).toEqual(['connect']);
  });
});
