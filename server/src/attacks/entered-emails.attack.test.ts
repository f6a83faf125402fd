import { api } from '@fanlight/sdk';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createFan, createTestEngine, createVisitor, password, type TestEngine } from '../testing/index.ts';
import { stopCleanly } from '../testing/stop-cleanly.ts';
import { type AttackResponse, attack, createCountingPasswords } from './attacker.ts';

let engine: TestEngine;
const passwords = createCountingPasswords();

beforeAll(async () => {
  engine = await createTestEngine({ ports: { passwords } });
});

afterAll(() => stopCleanly(engine));

const ownPassword = 'the-attackers-own';

async function register(email: string, secret = ownPassword, username?: string) {
  const body = { name: 'Somebody', email, password: secret, username };
  const response = await attack(engine, '/auth/users/register', { body });
  expect(response.status).toBe(201);
  return response;
}

const correct = ({ data: { userId, registrationKey } }: AttackResponse, email: string) =>
  attack(engine, '/auth/users/register/email', { method: 'PUT', body: { userId, registrationKey, email } });

const logIn = (credentials: string, secret: string, cookie?: string) =>
  attack(engine, '/auth/login', { body: { credentials, password: secret }, ...(cookie && { cookie }) });

async function mailsTo(to: string) {
  await engine.settle();
  return (await createVisitor(engine).call(api.listDevelopmentMails, { query: { to } })).data;
}

/** The visible part of a response to a login, and its work: the passwords checked and the statements executed. */
async function observe(credentials: string, secret: string, cookie?: string) {
  await engine.settle();
  passwords.reset();
  const statements: string[] = [];
  engine.watch.onStatement = (statement) => statements.push(statement);
  const { status, code, retryAfter, cookie: newCookie } = await logIn(credentials, secret, cookie);
  engine.watch.onStatement = undefined;
  return { status, code, retryAfter, hasCookie: newCookie !== '', checks: passwords.checks, statements };
}

const unverified = { status: 403, code: 'EMAIL_NOT_VERIFIED', hasCookie: false, checks: 2 };
const invalid = { status: 401, code: 'INVALID_CREDENTIALS', hasCookie: false, checks: 2 };

describe('a login by an address does not reveal whether the address has an account (rules P2, P5)', () => {
  let no = 0;
  /** An address with a confirmed account, and a free one. */
  let addresses: { owned: string; free: string };

  beforeEach(async () => {
    no += 1;
    await createFan(engine, `owner${no}`);
    addresses = { owned: `owner${no}@fanlight.example`, free: `free${no}@fanlight.example` };
  });

  /** Takes the same steps with both addresses, and expects the same observations. Returns those of the free address. */
  async function compare<T>(steps: (email: string, name: string) => Promise<T>): Promise<T> {
    const owned = await steps(addresses.owned, `probe.a${no}`);
    const free = await steps(addresses.free, `probe.b${no}`);
    expect(owned).toEqual(free);
    return free;
  }

  it('without a registration', async () => {
    expect(await compare((email) => observe(email, 'guess'))).toMatchObject(invalid);
  });

  it('by the password of a registration, or by another one', async () => {
    const seen = await compare(async (email) => {
      await register(email);
      return [
        await observe(email, ownPassword),
        await observe(email.toUpperCase(), ownPassword),
        await observe(email, 'guess'),
      ];
    });
    expect(seen).toMatchObject([unverified, unverified, invalid]);
  });

  it('by several registrations, of which the latest counts', async () => {
    const seen = await compare(async (email) => {
      for (const secret of ['password-one', 'password-two', 'password-three']) await register(email, secret);
      return [
        await observe(email, 'password-one'),
        await observe(email, 'password-two'),
        await observe(email, 'password-three'),
      ];
    });
    expect(seen).toMatchObject([invalid, invalid, unverified]);
  });

  it('by correcting the address of a registration to it, and away from it', async () => {
    const seen = await compare(async (email, name) => {
      const registration = await register(`${name}@evil.example`);
      await correct(registration, email);
      const there = [await observe(email, ownPassword), await observe(`${name}@evil.example`, ownPassword)];
      await correct(registration, `${name}@evil.example`);
      return [...there, await observe(email, ownPassword), await observe(`${name}@evil.example`, ownPassword)];
    });
    expect(seen).toMatchObject([unverified, invalid, invalid, unverified]);
  });

  it('by the limit of attempts, whether they are made before or after the registration, by address or by username', async () => {
    const codes = await compare(async (email, name) => {
      const seen = [];
      for (let attempt = 0; attempt < 6; attempt += 1) seen.push((await logIn(email, 'guess')).code);
      await register(email, ownPassword, name);
      for (let attempt = 0; attempt < 5; attempt += 1) seen.push((await logIn(email, ownPassword)).code);
      for (let attempt = 0; attempt < 7; attempt += 1) seen.push((await logIn(name, 'guess')).code);
      engine.clock.advance(15 * 60 * 1000);
      for (let attempt = 0; attempt < 10; attempt += 1) seen.push((await logIn(name, 'guess')).code);
      return [...seen, (await logIn(email, ownPassword)).code];
    });
    expect(codes.filter((code) => code === 'EMAIL_NOT_VERIFIED')).toHaveLength(4);
    expect(codes.at(-1)).toBe('RATE_LIMITED');
  });

  it('by the placeholder that takes its place', async () => {
    const seen = await compare(async (email) => {
      const { data } = await register(email);
      return observe(`${data.userId}@unconfirmed.invalid`, ownPassword);
    });
    expect(seen).toMatchObject(invalid);
  });

  it('by requesting the link again, which sends no link of the new account to the owner', async () => {
    const responses = await compare(async (email) => {
      await register(email);
      const { status, data } = await attack(engine, '/auth/email-verification/resend', { body: { email } });
      return { status, data };
    });
    expect(responses).toEqual({ status: 200, data: { success: true } });
    const links = (await mailsTo(addresses.owned)).filter(({ link }) => link?.startsWith('/auth/email-verification'));
    // The one of the owner's own registration.
    expect(links).toHaveLength(1);
  });
});

describe('the placeholder of an account, whose id others know', () => {
  const refuse = async (path: string, body: object, rest: { token?: string; method?: string } = {}) => {
    const { code } = await attack(engine, path, { body, ...rest });
    expect([path, code]).toEqual([path, 'VALIDATION_FAILED']);
  };

  it('cannot be registered, entered or mailed', async () => {
    const { id } = await createFan(engine, 'yara');
    const thief = await createFan(engine, 'thief');
    const registration = await register('thief.two@evil.example');
    const { userId, registrationKey } = registration.data;
    for (const email of [`${id}@deleted.invalid`, `${userId}@unconfirmed.invalid`, `${id}@DELETED.ｉnvalid`]) {
      await refuse('/auth/users/register', { name: 'Somebody', email, password });
      await refuse('/auth/users/register/email', { userId, registrationKey, email }, { method: 'PUT' });
      await refuse('/users', { email, currentPassword: password }, { token: thief.token, method: 'PUT' });
      await refuse('/auth/users/forgot', { email });
      await refuse('/auth/email-verification/resend', { email });
    }
  });

  it('is free when the account is deleted', async () => {
    const { id, token } = await createFan(engine, 'zelda');
    const email = `${id}@deleted.invalid`;
    await attack(engine, '/auth/users/register', { body: { name: 'Somebody', email, password } });
    const deletion = await attack(engine, `/users/${id}/delete`, { method: 'DELETE', token, body: { password } });
    expect(deletion.status).toBe(200);
  });
});

describe('an account whose address was entered for another one', () => {
  it('keeps its login, of which a success is not counted', async () => {
    await createFan(engine, 'vera');
    await register('vera@fanlight.example');
    for (let attempt = 0; attempt < 12; attempt += 1) {
      expect((await logIn('vera@fanlight.example', password)).status).toBe(200);
    }
  });

  it('has its password checked 10 times in 15 minutes, however many accounts are registered with its address', async () => {
    await createFan(engine, 'wilma');
    passwords.reset();
    const codes = [];
    // Guesses the owner's password by passwords of own accounts, whose right ones could go uncounted.
    for (let guess = 0; guess < 4; guess += 1) {
      await register('wilma@fanlight.example', `guess-number-${guess}`);
      for (let attempt = 0; attempt < 5; attempt += 1)
        codes.push((await logIn('wilma@fanlight.example', `guess-number-${guess}`)).code);
    }
    expect(codes.filter((code) => code !== 'RATE_LIMITED')).toHaveLength(10);
    expect(passwords.checks).toBe(20);
  });

  it('can be logged in to from a known device while a stranger guesses', async () => {
    await createFan(engine, 'xenia');
    const { cookie } = await logIn('xenia@fanlight.example', password);
    await register('xenia@fanlight.example');
    for (let attempt = 0; attempt < 12; attempt += 1) await logIn('xenia@fanlight.example', 'guess');
    expect((await logIn('xenia@fanlight.example', password, '')).code).toBe('RATE_LIMITED');
    expect((await logIn('xenia@fanlight.example', password, cookie)).status).toBe(200);
  });
});
