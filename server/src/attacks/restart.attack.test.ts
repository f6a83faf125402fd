import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createRateLimits } from '../adapters/rate-limits.ts';
import { createEngine, type Engine } from '../engine.ts';
import { createFan, createTestEngine, password, type TestEngine } from '../testing/index.ts';
import { stopCleanly } from '../testing/stop-cleanly.ts';
import { attack, countCodes, createCountingPasswords } from './attacker.ts';

let engine: TestEngine;
/** Another engine on the same database. It simulates the server after a restart, or a second process. */
let other: Engine;
const passwords = createCountingPasswords();

beforeAll(async () => {
  engine = await createTestEngine({ ports: { passwords } });
  other = await createEngine({ ...engine.ports, rateLimits: createRateLimits(engine.ports) }, engine.options);
});

afterEach(passwords.reset);

afterAll(() => stopCleanly(engine));

const logIn = (at: Engine, credentials: string, guess: string, rest: { ip?: string; cookie?: string } = {}) =>
  attack(at, '/auth/login', { body: { credentials, password: guess }, ...rest });

it('the server refuses the right password after 10 wrong passwords in another process (rule P2)', async () => {
  await createFan(engine, 'amal');
  for (let no = 0; no < 10; no += 1) await logIn(engine, 'amal', `guess-${no}`);
  const response = await logIn(other, 'amal', password);
  expect(response).toMatchObject({ status: 429, code: 'RATE_LIMITED', retryAfter: 15 * 60 });
});

it('the server counts the wrong passwords of a known device over all processes (rule P2)', async () => {
  await createFan(engine, 'bela');
  const { cookie } = await logIn(engine, 'bela', password);
  for (let no = 0; no < 10; no += 1) await logIn(engine, 'bela', `guess-${no}`, { cookie });
  expect((await logIn(other, 'bela', password, { cookie })).code).toBe('RATE_LIMITED');
});

it('the server counts wrong passwords for unknown accounts over all processes (rule P2)', async () => {
  for (let no = 0; no < 10; no += 1) await logIn(engine, 'nobody.here', `guess-${no}`);
  expect((await logIn(other, 'nobody.here', 'guess')).code).toBe('RATE_LIMITED');
});

it('the server counts the accounts whose passwords one IP address guesses over all processes', async () => {
  const ip = '203.0.113.60';
  for (let no = 0; no < 30; no += 1) await logIn(engine, `nobody${no}`, 'guess', { ip });
  expect((await logIn(other, 'nobody30', 'guess', { ip })).code).toBe('RATE_LIMITED');
});

it.each([
  ['/auth/users/reset', { password: 'a-new-password' }],
  ['/auth/email-verification', {}],
])('the server counts attempts with invented links at %s over all processes', async (path, rest) => {
  const ip = path.length % 2 ? '203.0.113.61' : '203.0.113.62';
  const guess = (at: Engine, no: number) =>
    attack(at, path, { ip, body: { token: `made-up-token-of-a-reset-link-number-${no}-xx`, ...rest } });
  for (let no = 0; no < 20; no += 1) expect((await guess(engine, no)).code).toBe('LINK_EXPIRED');
  expect((await guess(other, 20)).code).toBe('RATE_LIMITED');
});

it('the server counts guessed coupon codes of one account over all processes (rule M8)', async () => {
  const { token } = await createFan(engine, 'cleo');
  const guess = (at: Engine, no: number) =>
    attack(at, `/coupons/GUESS${no}/apply-coupon`, { token, body: { type: 'top-up', amount: 20 } });
  for (let no = 0; no < 10; no += 1) expect((await guess(engine, no)).status).toBe(404);
  expect((await guess(other, 10)).code).toBe('RATE_LIMITED');
});

it('the server counts the mails to an e-mail address over all processes', async () => {
  const forget = (at: Engine) => attack(at, '/auth/users/forgot', { body: { email: 'dora@fanlight.example' } });
  for (let no = 0; no < 5; no += 1) expect((await forget(engine)).status).toBe(200);
  expect((await forget(other)).code).toBe('RATE_LIMITED');
});

it('the server checks only 10 of 100 concurrent wrong passwords in two processes (rule P2)', async () => {
  await createFan(engine, 'emil');
  passwords.reset();
  const responses = await Promise.all(
    Array.from({ length: 100 }, (_, no) => logIn(no % 2 ? engine : other, 'emil', `guess-${no}`)),
  );
  expect(countCodes(responses)).toEqual({ INVALID_CREDENTIALS: 10, RATE_LIMITED: 90 });
  expect(passwords.checks).toBe(10);
});
