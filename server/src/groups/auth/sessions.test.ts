import { api, login, logout } from '@fanlight/sdk';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sessions } from '../../db/schema/index.ts';
import { codeOf, createFan, createTestEngine, createVisitor, password, type TestEngine } from '../../testing/index.ts';
import { stopCleanly } from '../../testing/stop-cleanly.ts';
import { toDeviceWords } from './device.ts';

let engine: TestEngine;

beforeAll(async () => {
  engine = await createTestEngine();
});

afterAll(() => stopCleanly(engine));

it.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0', 'Firefox on Linux'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64) AppleWebKit/537.36 Chrome/126.0 Safari/537.36 Edg/126.0', 'Edge on Windows'],
  ['Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36', 'Chrome on Android'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Version/17.5 Mobile Safari/604.1', 'Safari on iPhone'],
  ['curl/8.0', ''],
])('describes the user agent %s as "%s" (rule P3)', (userAgent, words) => {
  expect(toDeviceWords(userAgent, 'en-US')).toBe(words);
  expect(toDeviceWords(userAgent, 'es-ES')).toBe(words.replace(' on ', ' en '));
});

it('lists a user’s own sessions, and ends each (rule P3)', async () => {
  const here = await createFan(engine, 'ines');
  const stranger = await createFan(engine, 'otto');
  const elsewhere = createVisitor(engine);
  await login(elsewhere, { credentials: 'ines', password });
  engine.clock.advance(10 * 60 * 1000);
  const { data, total, isMore } = await here.client.call(api.listSessions);
  expect({ total, isMore }).toEqual({ total: 2, isMore: false });
  expect(data.map(({ isCurrent }) => isCurrent)).toEqual([true, false]);
  expect(data[0]?.usedAt).toBe(engine.clock.now().toISOString());
  const first = await here.client.call(api.listSessions, { query: { limit: 1 } });
  expect(first).toMatchObject({ total: 2, isMore: true });

  const other = { params: { id: data[1]?._id ?? '' } };
  expect(await codeOf(stranger.client.call(api.endSession, other))).toBe('NOT_FOUND');
  expect((await elsewhere.call(api.getMe)).username).toBe('ines');
  await here.client.call(api.endSession, other);
  expect(await codeOf(elsewhere.call(api.getMe))).toBe('UNAUTHENTICATED');
  expect(await codeOf(here.client.call(api.endSession, other))).toBe('NOT_FOUND');
  await here.client.call(api.endSession, { params: { id: data[0]?._id ?? '' } });
  expect(await codeOf(here.client.call(api.getMe))).toBe('UNAUTHENTICATED');
});

it('lists each session once by cursor, while others start (rule W1)', async () => {
  const here = await createFan(engine, 'mira');
  const begin = async () => {
    engine.clock.advance(60_000);
    await login(createVisitor(engine), { credentials: 'mira', password });
  };
  for (let number = 0; number < 6; number += 1) await begin();
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await here.client.call(api.listSessions, { query: { limit: 3, ...(cursor && { cursor }) } });
    expect(page.isMore).toBe(page.cursor !== undefined);
    seen.push(...page.data.map(({ _id }) => _id));
    await begin();
    cursor = page.cursor;
  } while (cursor);
  expect(seen).toHaveLength(7);
  expect(new Set(seen).size).toBe(7);
  const ofNotifications = { query: { cursor: 'MDE5M2YyYTRjMWQwN2IzZTVhOTE4YzQy' } };
  expect(await codeOf(here.client.call(api.listSessions, ofNotifications))).toBe('VALIDATION_FAILED');
});

it('notifies only the connections of an ended session (rule P3)', async () => {
  const here = await createFan(engine, 'kofi');
  const elsewhere = createVisitor(engine);
  await login(elsewhere, { credentials: 'kofi', password });
  const received: unknown[] = [];
  const stop = engine.ports.broadcast.subscribe(({ channel, no, name, data }) =>
    received.push({ channel, no, name, data }),
  );
  const { data } = await here.client.call(api.listSessions);
  const sessionId = data.find(({ isCurrent }) => !isCurrent)?._id ?? '';
  await here.client.call(api.endSession, { params: { id: sessionId } });
  await engine.settle();
  const ended = { sessionId, reason: 'revoked' };
  expect(received).toEqual([{ channel: `session:${sessionId}`, no: null, name: 'session/ended', data: ended }]);
  await logout(here.client);
  await engine.settle();
  expect(received).toMatchObject([{}, { data: { reason: 'logged-out' } }]);
  stop();
});

it('closes a connection if its session has ended without an event, and records open connections as session use (rule P3)', async () => {
  const [noor, amir] = [await createFan(engine, 'noor'), await createFan(engine, 'amir')];
  const closed: string[] = [];
  for (const { id, token } of [noor, amir]) {
    const connection = engine.connect({ token: '', send: () => undefined, close: () => closed.push(id) });
    expect(await connection.receive('auth/login', { token })).toEqual({ success: true });
  }
  engine.clock.advance(10 * 60 * 1000);
  // Deleted directly, as by another process that cannot notify this one.
  await engine.ports.database.db.delete(sessions).where(eq(sessions.userId, noor.id));
  await engine.runDue();
  expect(closed).toEqual([noor.id]);
  const { data } = await amir.client.call(api.listSessions);
  expect(data[0]?.usedAt).toBe(engine.clock.now().toISOString());
});
