import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createFan, createTestEngine, password, type TestEngine } from '../testing/index.ts';
import { stopCleanly } from '../testing/stop-cleanly.ts';
import { attack, countCodes, createCountingPasswords } from './attacker.ts';

let engine: TestEngine;
const passwords = createCountingPasswords();

beforeAll(async () => {
  engine = await createTestEngine({ ports: { passwords } });
});

afterEach(passwords.reset);

afterAll(() => stopCleanly(engine));

const logIn = (credentials: string, guess: string, rest: { ip?: string; cookie?: string } = {}) =>
  attack(engine, '/auth/login', { body: { credentials, password: guess }, ...rest });

const ipOf = (no: number) => `198.51.${Math.floor(no / 200)}.${(no % 200) + 1}`;

describe('login (rule P2)', () => {
  it('checks only 10 of 100 concurrent wrong passwords', async () => {
    await createFan(engine, 'amal');
    passwords.reset();
    const responses = await Promise.all(Array.from({ length: 100 }, (_, no) => logIn('amal', `guess-${no}`)));
    expect(countCodes(responses)).toEqual({ INVALID_CREDENTIALS: 10, RATE_LIMITED: 90 });
    expect(passwords.checks).toBe(10);
    const refused = responses.find(({ status }) => status === 429);
    expect(refused?.retryAfter).toBe(15 * 60);
  });

  it('refuses even the right password as the 61st attempt of a burst', async () => {
    await createFan(engine, 'bela');
    const guesses = [...Array.from({ length: 60 }, (_, no) => `guess-${no}`), password];
    const responses = await Promise.all(guesses.map((guess) => logIn('bela', guess, { ip: '198.51.100.7' })));
    expect(responses.at(-1)?.code).toBe('RATE_LIMITED');
  });

  it('checks only 10 of 500 passwords for one account from 50 IP addresses, whether by username or by email', async () => {
    const { id } = await createFan(engine, 'cleo');
    passwords.reset();
    const names = ['cleo', 'CLEO', ' cleo ', 'cleo@fanlight.example', 'Cleo@Fanlight.Example', 'ｃｌｅｏ', id];
    const responses = await Promise.all(
      Array.from({ length: 500 }, (_, no) =>
        logIn(names[no % names.length] ?? '', `guess-${no}`, { ip: ipOf(no % 50) }),
      ),
    );
    const totalChecked = responses.filter(({ code }) => code === 'INVALID_CREDENTIALS').length;
    // An id is not accepted for login, so it counts as another, unknown account.
    expect(totalChecked).toBe(20);
    expect((await logIn('cleo', password, { ip: '203.0.113.9' })).code).toBe('RATE_LIMITED');
  });

  it('allows 10 attempts in every interval of 15 minutes, not in fixed windows', async () => {
    await createFan(engine, 'dora');
    await logIn('dora', 'guess');
    engine.clock.advance(14 * 60 * 1000);
    const late = await Promise.all(Array.from({ length: 20 }, () => logIn('dora', 'guess')));
    expect(countCodes(late)).toEqual({ INVALID_CREDENTIALS: 9, RATE_LIMITED: 11 });
    engine.clock.advance(61 * 1000);
    const later = await Promise.all(Array.from({ length: 20 }, () => logIn('dora', 'guess')));
    expect(countCodes(later)).toEqual({ INVALID_CREDENTIALS: 1, RATE_LIMITED: 19 });
  });

  it('lets the owner log in from a known device while a stranger guesses passwords', async () => {
    await createFan(engine, 'emil');
    const { cookie } = await logIn('emil', password);
    await Promise.all(Array.from({ length: 200 }, (_, no) => logIn('emil', 'guess', { ip: ipOf(no) })));
    expect((await logIn('emil', password, { ip: '203.0.113.9' })).code).toBe('RATE_LIMITED');
    expect((await logIn('emil', password, { ip: '203.0.113.9', cookie })).status).toBe(200);
  });

  it('allows a known device 10 attempts, and treats a device with a forged or foreign cookie as unknown', async () => {
    await createFan(engine, 'fritz');
    await createFan(engine, 'gwen');
    const { cookie } = await logIn('fritz', password);
    const { cookie: foreign } = await logIn('gwen', password);
    const responses = await Promise.all(Array.from({ length: 30 }, () => logIn('fritz', 'guess', { cookie })));
    expect(countCodes(responses)).toEqual({ INVALID_CREDENTIALS: 10, RATE_LIMITED: 20 });
    const [name, value = ''] = cookie.split('=');
    const [userId, , signature] = value.split('.');
    const forged = Array.from({ length: 30 }, (_, no) => `${name}=${userId}.device-${no}.${signature}`);
    const tried = await Promise.all([...forged, foreign].map((jar) => logIn('fritz', 'guess', { cookie: jar })));
    expect(countCodes(tried)).toEqual({ INVALID_CREDENTIALS: 10, RATE_LIMITED: 21 });
  });

  it('makes every device unknown after a change of the password', async () => {
    const { token } = await createFan(engine, 'hana');
    const { cookie } = await logIn('hana', password);
    const body = { currentPassword: password, password: 'harbour-at-first-light' };
    expect((await attack(engine, '/auth/users/me/password', { method: 'PUT', token, body })).status).toBe(200);
    await Promise.all(Array.from({ length: 20 }, (_, no) => logIn('hana', `guess-${no}`)));
    expect((await logIn('hana', 'guess', { cookie })).code).toBe('RATE_LIMITED');
  });

  it.each(['203.0.113.50', '2001:db8:7:8::1'])(
    'limits the number of accounts whose passwords can be guessed from the IP address %s',
    async (ip) => {
      const base = ip.includes(':') ? 'kai' : 'ivo';
      for (let no = 0; no < 40; no += 1) await createFan(engine, `${base}${no}`);
      passwords.reset();
      const responses = await Promise.all(
        Array.from({ length: 120 }, (_, no) => {
          // All IP addresses of a /64 network belong to one customer.
          const own = ip.includes(':') ? ip.replace('::1', `::${no + 1}`) : ip;
          return logIn(`${base}${no % 40}`, 'guess', { ip: own });
        }),
      );
      expect(countCodes(responses)).toEqual({ INVALID_CREDENTIALS: 30, RATE_LIMITED: 90 });
      expect(passwords.checks).toBe(30);
    },
  );

  it('counts attempts for unknown accounts like attempts for known accounts', async () => {
    const responses = await Promise.all(Array.from({ length: 40 }, () => logIn('nobody.here', 'guess')));
    expect(countCodes(responses)).toEqual({ INVALID_CREDENTIALS: 10, RATE_LIMITED: 30 });
  });
});

describe('operations that check the password of a logged-in user (rule P2)', () => {
  it.each([
    ['updatePassword', 'PUT', () => '/auth/users/me/password', 'currentPassword', { password: 'a-new-password' }],
    ['deleteUser', 'DELETE', (id: string) => `/users/${id}/delete`, 'password', {}],
  ] as const)('%s checks only 10 of 60 concurrent guesses', async (operation, method, path, field, rest) => {
    const { id, token } = await createFan(engine, operation.toLowerCase());
    passwords.reset();
    const responses = await Promise.all(
      Array.from({ length: 60 }, (_, no) =>
        attack(engine, path(id), { method, token, body: { ...rest, [field]: `guess-${no}` } }),
      ),
    );
    expect(countCodes(responses)).toEqual({ WRONG_PASSWORD: 10, RATE_LIMITED: 50 });
    expect(passwords.checks).toBe(10);
  });
});

it('the server limits attempts with invented reset links before it hashes a password', async () => {
  const responses = await Promise.all(
    Array.from({ length: 60 }, (_, no) =>
      attack(engine, '/auth/users/reset', {
        ip: '203.0.113.77',
        body: { token: `made-up-token-of-a-reset-link-number-${no}-xx`, password: 'a-new-password' },
      }),
    ),
  );
  expect(countCodes(responses)).toEqual({ LINK_EXPIRED: 20, RATE_LIMITED: 40 });
  expect(passwords.hashes).toBe(0);
});
