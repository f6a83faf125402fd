import { api, login, logout } from '@fanlight/sdk';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sessions } from '../../db/schema/index.ts';
import { codeOf, createFan, createTestEngine, createVisitor, password, type TestEngine } from '../../testing/index.ts';
import { stopCleanly } from '../../testing/stop-cleanly.ts';
import { describeDevice } from './device.ts';

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
])('the server describes the device with the user agent "%s" as "%s" (rule P3)', (userAgent, description) => {
  expect(describeDevice(userAgent, 'en-US')).toBe(description);
  expect(describeDevice(userAgent, 'es-ES')).toBe(description.replace(' on ', ' en '));
});

it('a user can list the sessions of the account, and end each session (rule P3)', async () => {
  const ines = await createFan(engine, 'ines');
  const otto = await createFan(engine, 'otto');
  const otherDevice = createVisitor(engine);
  await login(otherDevice, { credentials: 'ines', password });
  engine.clock.advance(10 * 60 * 1000);
  const { data, total, isMore } = await ines.client.call(api.listSessions);
  expect({ total, isMore }).toEqual({ total: 2, isMore: false });
  expect(data.map(({ isCurrent }) => isCurrent)).toEqual([true, false]);
  expect(data[0]?.usedAt).toBe(engine.clock.now().toISOString());
  const firstPage = await ines.client.call(api.listSessions, { query: { limit: 1 } });
  expect(firstPage).toMatchObject({ total: 2, isMore: true });

  const input = { params: { id: data[1]?._id ?? '' } };
  expect(await codeOf(otto.client.call(api.endSession, input))).toBe('NOT_FOUND');
  expect((await otherDevice.call(api.getMe)).username).toBe('ines');
  await ines.client.call(api.endSession, input);
  expect(await codeOf(otherDevice.call(api.getMe))).toBe('UNAUTHENTICATED');
  expect(await codeOf(ines.client.call(api.endSession, input))).toBe('NOT_FOUND');
  await ines.client.call(api.endSession, { params: { id: data[0]?._id ?? '' } });
  expect(await codeOf(ines.client.call(api.getMe))).toBe('UNAUTHENTICATED');
});

it('each session is listed once across pages, while more sessions start (rule W1)', async () => {
  const mira = await createFan(engine, 'mira');
  const startSession = async () => {
    engine.clock.advance(60_000);
    await login(createVisitor(engine), { credentials: 'mira', password });
  };
  for (let count = 0; count < 6; count += 1) await startSession();
  const listedIds: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await mira.client.call(api.listSessions, { query: { limit: 3, ...(cursor && { cursor }) } });
    expect(page.isMore).toBe(page.cursor !== undefined);
    listedIds.push(...page.data.map(({ _id }) => _id));
    await startSession();
    cursor = page.cursor;
  } while (cursor);
  expect(listedIds).toHaveLength(7);
  expect(new Set(listedIds).size).toBe(7);
  const cursorOfNotifications = 'MDE5M2YyYTRjMWQwN2IzZTVhOTE4YzQy';
  const call = mira.client.call(api.listSessions, { query: { cursor: cursorOfNotifications } });
  expect(await codeOf(call)).toBe('VALIDATION_FAILED');
});

it('the event "session/ended" is sent only to the connections of the ended session (rule P3)', async () => {
  const kofi = await createFan(engine, 'kofi');
  const otherDevice = createVisitor(engine);
  await login(otherDevice, { credentials: 'kofi', password });
  const received: unknown[] = [];
  const stop = engine.ports.broadcast.subscribe(({ channel, no, name, data }) =>
    received.push({ channel, no, name, data }),
  );
  const { data } = await kofi.client.call(api.listSessions);
  const sessionId = data.find(({ isCurrent }) => !isCurrent)?._id ?? '';
  await kofi.client.call(api.endSession, { params: { id: sessionId } });
  await engine.settle();
  const ended = { sessionId, reason: 'revoked' };
  expect(received).toEqual([{ channel: `session:${sessionId}`, no: null, name: 'session/ended', data: ended }]);
  await logout(kofi.client);
  await engine.settle();
  expect(received).toMatchObject([{}, { data: { reason: 'logged-out' } }]);
  stop();
});

it('a regular check closes connections of deleted sessions, and updates the last use of other sessions (rule P3)', async () => {
  const [noor, amir] = [await createFan(engine, 'noor'), await createFan(engine, 'amir')];
  const closed: string[] = [];
  for (const { id, token } of [noor, amir]) {
    const connection = engine.connect({ token: '', send: () => undefined, close: () => closed.push(id) });
    expect(await connection.receive('auth/login', { token })).toEqual({ success: true });
  }
  engine.clock.advance(10 * 60 * 1000);
  // Deletes the row without an event, so that the connection learns of it only by the regular check.
  await engine.ports.database.db.delete(sessions).where(eq(sessions.userId, noor.id));
  await engine.runDue();
  expect(closed).toEqual([noor.id]);
  const { data } = await amir.client.call(api.listSessions);
  expect(data[0]?.usedAt).toBe(engine.clock.now().toISOString());
});
