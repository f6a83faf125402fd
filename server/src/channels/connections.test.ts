import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBroadcast } from '../adapters/web.ts';
import type { Context, SessionViewer } from '../context.ts';
import { authClientEvents } from '../groups/auth/index.ts';
import { DatabaseUnavailable, type WireEvent } from '../ports/index.ts';
import { type ConnectionsOptions, createConnections } from './connections.ts';

const viewerOf = (userId: string): SessionViewer => ({
  ...{ userId, sessionId: `session of ${userId}`, isPerformer: false },
  ...{ operatorAccess: null, secondFactorAt: null },
});
const unavailable = () => new Error('Failed query', { cause: new DatabaseUnavailable('No response.') });

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** Creates connections for some sessions. The token of a session is the name of its user. */
function setUp(options: Partial<ConnectionsOptions> = {}) {
  const broadcast = createBroadcast();
  const logged: unknown[] = [];
  const findViewer = vi.fn(async (token: string) => (['mara', 'noor'].includes(token) ? viewerOf(token) : null));
  const findValidSessions = vi.fn(async (ids: string[]) => new Set(ids));
  const connections = createConnections({
    broadcast,
    clientEvents: authClientEvents,
    findViewer,
    listChannels: async ({ userId }) => [`user:${userId}`],
    canRead: async () => false,
    present: (event) => event,
    channelJoinedBy: () => undefined,
    contextOf: () => ({}) as Context,
    findValidSessions,
    log: (error) => logged.push(error),
    ...options,
  });
  const open = (token = '') => {
    const received: string[] = [];
    const closed = vi.fn();
    const send = ({ channel, name }: WireEvent) => received.push(`${channel} ${name}`);
    const connection = connections.connect({ token, send, close: closed });
    return { ...connection, received, closed, logIn: (as: unknown) => connection.receive('auth/login', { token: as }) };
  };
  const publish = (channel: string, name = 'wallet/balance-updated') =>
    broadcast.publish({ channel, no: null, name, data: {}, at: '2026-01-01T00:00:00.000Z' });
  return { ...connections, open, publish, logged, findViewer, findValidSessions };
}

describe('the server (rule W6)', () => {
  it('sends a connection only the events of its user', async () => {
    const { open, publish } = setUp();
    const [mara, noor, visitor] = [open('mara'), open(), open()];
    expect(await noor.logIn('noor')).toEqual({ success: true });
    publish('user:mara');
    publish('user:noor', 'notification/created');
    expect(mara.received).toEqual(['user:mara wallet/balance-updated']);
    expect(noor.received).toEqual(['user:noor notification/created']);
    expect(visitor.received).toEqual([]);
  });

  it('replaces the channels of a connection that logs in again, and removes them if the new token is invalid', async () => {
    const { open, publish } = setUp();
    const one = open();
    await one.logIn('mara');
    await one.logIn('noor');
    publish('user:mara');
    publish('user:noor');
    expect(await one.logIn('of nobody')).toEqual({ success: false });
    publish('user:noor');
    expect(one.received).toEqual(['user:noor wallet/balance-updated']);
  });

  it('joins the channels of the latest login, even if an earlier login completes later', async () => {
    const lookups: (() => void)[] = [];
    const { open, publish } = setUp({
      findViewer: (token) => new Promise((resolve) => lookups.push(() => resolve(viewerOf(token)))),
    });
    const one = open();
    const [first, second] = [one.logIn('mara'), one.logIn('noor')];
    lookups[1]?.();
    expect(await second).toEqual({ success: true });
    lookups[0]?.();
    expect(await first).toEqual({ success: false });
    publish('user:mara');
    publish('user:noor');
    expect(one.received).toEqual(['user:noor wallet/balance-updated']);
  });

  it('acknowledges both of two concurrent logins with one token', async () => {
    const lookups: (() => void)[] = [];
    const { open, publish } = setUp({
      findViewer: (token) => new Promise((resolve) => lookups.push(() => resolve(viewerOf(token)))),
    });
    const one = open();
    const logins = [one.logIn('mara'), one.logIn('mara')];
    for (const complete of lookups) complete();
    expect(await Promise.all(logins)).toEqual([{ success: true }, { success: true }]);
    publish('user:mara');
    expect(one.received).toEqual(['user:mara wallet/balance-updated']);
  });

  it('joins a channel only if the policy lets the user read it, and can leave it', async () => {
    const { open, publish } = setUp({
      canRead: async ({ userId }, channel) => userId === 'mara' && channel === 'conversation:7',
      clientEvents: {
        'auth/login': {
          limit: { points: 20, seconds: 10 },
          async handle(connection, { token }) {
            connection.leave('conversation:7');
            await connection.login(token);
            return connection.join('conversation:7');
          },
        },
      },
    });
    const [mara, noor] = [open(), open()];
    expect(await mara.logIn('mara')).toEqual({ success: true });
    expect(await noor.logIn('noor')).toEqual({ success: false });
    publish('conversation:7');
    expect(await mara.logIn('of nobody')).toEqual({ success: false });
    publish('conversation:7');
    expect([mara.received, noor.received]).toEqual([['conversation:7 wallet/balance-updated'], []]);
  });

  it('sends no events to a closed connection', async () => {
    const { open, publish } = setUp();
    const one = open('mara');
    await vi.advanceTimersByTimeAsync(0);
    one.close();
    publish('user:mara');
    expect(await one.logIn('mara')).toEqual({ success: false });
    publish('user:mara');
    expect(one.received).toEqual([]);
    expect(one.closed).not.toHaveBeenCalled();
  });

  it('sends session/ended before it closes the connections of a session (rule P3)', async () => {
    const { open, publish } = setUp();
    const [mara, noor] = [open('mara'), open('noor')];
    await vi.advanceTimersByTimeAsync(0);
    publish('session:session of mara', 'session/ended');
    expect(mara.received).toEqual(['session:session of mara session/ended']);
    expect(mara.closed).toHaveBeenCalledOnce();
    expect(noor.closed).not.toHaveBeenCalled();
  });
});

describe('the server, for an event of a client,', () => {
  it('refuses a name that is unknown or has no handler, and an invalid payload', async () => {
    const { open, findViewer } = setUp();
    const one = open();
    for (const name of ['nothing', 'toString', '__proto__', 'stream/join', 'session/ended']) {
      expect(await one.receive(name, { token: 'mara' })).toEqual({ success: false });
    }
    for (const payload of [{ token: 5 }, {}, null, 'mara', { token: 'mara', more: 1 }]) {
      expect(await one.receive('auth/login', payload)).toEqual({ success: false });
    }
    expect(findViewer).not.toHaveBeenCalled();
  });

  it('closes the connection if it exceeds the rate limit of the event', async () => {
    const { open, findViewer } = setUp();
    const one = open();
    for (let no = 0; no < 40; no += 1) await one.logIn(`guess ${no}`);
    expect(one.closed).toHaveBeenCalledOnce();
    expect(findViewer).toHaveBeenCalledTimes(20);
  });

  it('accepts the event again in the next time window of its limit', async () => {
    const { open, findViewer } = setUp();
    const one = open();
    for (let no = 0; no < 20; no += 1) await one.logIn(`guess ${no}`);
    vi.advanceTimersByTime(10_000);
    expect(await one.logIn('mara')).toEqual({ success: true });
    expect(one.closed).not.toHaveBeenCalled();
    expect(findViewer).toHaveBeenCalledTimes(21);
  });
});

describe('the server while the database is unavailable', () => {
  it('delays a login until the database is available, and logs nothing', async () => {
    let isUp = false;
    const { open, logged } = setUp({
      async findViewer(token) {
        if (!isUp) throw unavailable();
        return viewerOf(token);
      },
    });
    const one = open('mara');
    const login = one.logIn('mara');
    await vi.advanceTimersByTimeAsync(5000);
    expect(one.closed).not.toHaveBeenCalled();
    isUp = true;
    await vi.advanceTimersByTimeAsync(500);
    expect(await login).toEqual({ success: true });
    expect(logged).toEqual([]);
  });

  it('stops retrying the login of a closed connection', async () => {
    const findViewer = vi.fn(async () => {
      throw unavailable();
    });
    const { open } = setUp({ findViewer });
    const one = open('mara');
    await vi.advanceTimersByTimeAsync(1000);
    one.close();
    const total = findViewer.mock.calls.length;
    expect(total).toBeGreaterThan(1);
    await vi.advanceTimersByTimeAsync(5000);
    expect(findViewer).toHaveBeenCalledTimes(total);
  });

  it('keeps all connections open, and closes connections of ended sessions at the next successful check', async () => {
    const { open, recheck, findValidSessions, logged } = setUp();
    const [mara, noor, visitor] = [open('mara'), open('noor'), open()];
    await vi.advanceTimersByTimeAsync(0);
    findValidSessions.mockRejectedValueOnce(unavailable());
    await recheck();
    expect([mara, noor].map(({ closed }) => closed.mock.calls.length)).toEqual([0, 0]);
    findValidSessions.mockResolvedValueOnce(new Set(['session of noor']));
    await recheck();
    expect(findValidSessions).toHaveBeenLastCalledWith(['session of mara', 'session of noor']);
    expect([mara, noor, visitor].map(({ closed }) => closed.mock.calls.length)).toEqual([1, 0, 0]);
    expect(logged).toEqual([]);
  });
});

describe('the server during other database errors', () => {
  it('keeps connections open and logs the error if the check of sessions fails', async () => {
    const { open, recheck, findValidSessions, logged } = setUp();
    const one = open('mara');
    await vi.advanceTimersByTimeAsync(0);
    findValidSessions.mockRejectedValueOnce(new Error('Fault.'));
    await recheck();
    expect(logged).toEqual([new Error('Fault.')]);
    expect(one.closed).not.toHaveBeenCalled();
  });

  it('refuses a login and logs the error if the server cannot read the viewer', async () => {
    const fault = new Error('Fault.');
    const { open, logged } = setUp({ findViewer: () => Promise.reject(fault) });
    const one = open('mara');
    expect(await one.logIn('mara')).toEqual({ success: false });
    expect(logged).toEqual([fault, fault]);
  });
});
