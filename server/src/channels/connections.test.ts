import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBroadcast } from '../adapters/web.ts';
import type { SessionViewer } from '../context.ts';
import { authClientEvents } from '../groups/auth/index.ts';
import { DatabaseUnavailable, type WireEvent } from '../ports/index.ts';
import { type ConnectionsOptions, createConnections } from './connections.ts';

const viewerOf = (userId: string): SessionViewer => ({ userId, sessionId: `session of ${userId}`, isPerformer: false });
const unavailable = () => new Error('Failed query', { cause: new DatabaseUnavailable('No response.') });

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** Connections over a table of sessions; a token is the name of its user. */
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
    findValidSessions,
    log: (error) => logged.push(error),
    ...options,
  });
  const open = (token = '') => {
    const heard: string[] = [];
    const closed = vi.fn();
    const send = ({ channel, name }: WireEvent) => heard.push(`${channel} ${name}`);
    const connection = connections.connect({ token, send, close: closed });
    return { ...connection, heard, closed, logIn: (as: unknown) => connection.receive('auth/login', { token: as }) };
  };
  const publish = (channel: string, name = 'wallet/balance-updated') =>
    broadcast.publish({ channel, no: null, name, data: {}, at: '2026-01-01T00:00:00.000Z' });
  return { ...connections, open, publish, logged, findViewer, findValidSessions };
}

describe('channels of a connection (rule W6)', () => {
  it('are those of its user only', async () => {
    const { open, publish } = setUp();
    const [mara, noor, visitor] = [open('mara'), open(), open()];
    expect(await noor.logIn('noor')).toEqual({ success: true });
    publish('user:mara');
    publish('user:noor', 'notification/created');
    expect(mara.heard).toEqual(['user:mara wallet/balance-updated']);
    expect(noor.heard).toEqual(['user:noor notification/created']);
    expect(visitor.heard).toEqual([]);
  });

  it('change with another login, and are left with an invalid token', async () => {
    const { open, publish } = setUp();
    const one = open();
    await one.logIn('mara');
    await one.logIn('noor');
    publish('user:mara');
    publish('user:noor');
    expect(await one.logIn('of nobody')).toEqual({ success: false });
    publish('user:noor');
    expect(one.heard).toEqual(['user:noor wallet/balance-updated']);
  });

  it('are those of the latest login, also if an earlier one completes later', async () => {
    const answers: (() => void)[] = [];
    const { open, publish } = setUp({
      findViewer: (token) => new Promise((resolve) => answers.push(() => resolve(viewerOf(token)))),
    });
    const one = open();
    const [first, second] = [one.logIn('mara'), one.logIn('noor')];
    answers[1]?.();
    expect(await second).toEqual({ success: true });
    answers[0]?.();
    expect(await first).toEqual({ success: false });
    publish('user:mara');
    publish('user:noor');
    expect(one.heard).toEqual(['user:noor wallet/balance-updated']);
  });

  it('are those of a repeated concurrent login; both are acknowledged', async () => {
    const answers: (() => void)[] = [];
    const { open, publish } = setUp({
      findViewer: (token) => new Promise((resolve) => answers.push(() => resolve(viewerOf(token)))),
    });
    const one = open();
    const logins = [one.logIn('mara'), one.logIn('mara')];
    for (const answer of answers) answer();
    expect(await Promise.all(logins)).toEqual([{ success: true }, { success: true }]);
    publish('user:mara');
    expect(one.heard).toEqual(['user:mara wallet/balance-updated']);
  });

  it('are joined only if the policy allows the user to read them, and can be left', async () => {
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
    expect([mara.heard, noor.heard]).toEqual([['conversation:7 wallet/balance-updated'], []]);
  });

  it('send no event after it is closed', async () => {
    const { open, publish } = setUp();
    const one = open('mara');
    await vi.advanceTimersByTimeAsync(0);
    one.close();
    publish('user:mara');
    expect(await one.logIn('mara')).toEqual({ success: false });
    publish('user:mara');
    expect(one.heard).toEqual([]);
    expect(one.closed).not.toHaveBeenCalled();
  });

  it('send session/ended before the connection is closed (rule P3)', async () => {
    const { open, publish } = setUp();
    const [mara, noor] = [open('mara'), open('noor')];
    await vi.advanceTimersByTimeAsync(0);
    publish('session:session of mara', 'session/ended');
    expect(mara.heard).toEqual(['session:session of mara session/ended']);
    expect(mara.closed).toHaveBeenCalledOnce();
    expect(noor.closed).not.toHaveBeenCalled();
  });
});

describe('events of clients', () => {
  it('are refused if the contract does not name them, or they have no handler yet', async () => {
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

  it('close the connection above the limit, and are not handled', async () => {
    const { open, findViewer } = setUp();
    const one = open();
    for (let no = 0; no < 40; no += 1) await one.logIn(`guess ${no}`);
    expect(one.closed).toHaveBeenCalledOnce();
    expect(findViewer).toHaveBeenCalledTimes(20);
  });

  it('are accepted again in the next window', async () => {
    const { open, findViewer } = setUp();
    const one = open();
    for (let no = 0; no < 20; no += 1) await one.logIn(`guess ${no}`);
    vi.advanceTimersByTime(10_000);
    expect(await one.logIn('mara')).toEqual({ success: true });
    expect(one.closed).not.toHaveBeenCalled();
    expect(findViewer).toHaveBeenCalledTimes(21);
  });
});

describe('connections while the database is unavailable', () => {
  it('complete their login once it is available, and nothing is logged', async () => {
    let isUp = false;
    const { open, logged } = setUp({
      async findViewer(token) {
        if (!isUp) throw unavailable();
        return viewerOf(token);
      },
    });
    const one = open('mara');
    const answer = one.logIn('mara');
    await vi.advanceTimersByTimeAsync(5000);
    expect(one.closed).not.toHaveBeenCalled();
    isUp = true;
    await vi.advanceTimersByTimeAsync(500);
    expect(await answer).toEqual({ success: true });
    expect(logged).toEqual([]);
  });

  it('stop retrying after they are closed', async () => {
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

  it('stay open, and are closed at the next check if their session has ended', async () => {
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

describe('other failures', () => {
  it('of a check are logged, and close no connection', async () => {
    const { open, recheck, findValidSessions, logged } = setUp();
    const one = open('mara');
    await vi.advanceTimersByTimeAsync(0);
    findValidSessions.mockRejectedValueOnce(new Error('Fault.'));
    await recheck();
    expect(logged).toEqual([new Error('Fault.')]);
    expect(one.closed).not.toHaveBeenCalled();
  });

  it('of a login are logged, and refuse it', async () => {
    const fault = new Error('Fault.');
    const { open, logged } = setUp({ findViewer: () => Promise.reject(fault) });
    const one = open('mara');
    expect(await one.logIn('mara')).toEqual({ success: false });
    expect(logged).toEqual([fault, fault]);
  });
});
