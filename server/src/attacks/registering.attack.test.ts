import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFan, createTestEngine, password, type TestEngine } from '../testing/index.ts';
import { stopCleanly } from '../testing/stop-cleanly.ts';
import { type AttackResponse, attack } from './attacker.ts';

let engine: TestEngine;

beforeAll(async () => {
  engine = await createTestEngine();
  await createFan(engine, 'wim');
});

afterAll(() => stopCleanly(engine));

const known = 'wim@fanlight.example';
const hourMs = 60 * 60 * 1000;

const register = (email: string, username?: string, ip?: string) =>
  attack(engine, '/auth/users/register', { body: { name: 'Somebody', email, password, username }, ...(ip && { ip }) });

const correct = ({ data: { userId, registrationKey } }: AttackResponse, email: string, changes: object = {}) =>
  attack(engine, '/auth/users/register/email', {
    method: 'PUT',
    body: { userId, registrationKey, email, ...changes },
  });

async function mailsTo(to: string) {
  await engine.settle();
  const { data } = await attack(engine, `/development-mailbox?to=${encodeURIComponent(to)}`, { method: 'GET' });
  return data.data as { subject: string; link: string }[];
}

const subjectsTo = async (to: string) => (await mailsTo(to)).map(({ subject }) => subject);

/** Returns the token of the latest mailed link to the page. */
async function tokenTo(to: string, page = 'email-verification') {
  const mail = (await mailsTo(to)).find(({ link }) => link?.startsWith(`/auth/${page}`));
  return new URL(mail?.link ?? '', 'http://x').searchParams.get('token');
}

const verify = (token: string | null, registrationKey?: string) =>
  attack(engine, '/auth/email-verification', { body: { token, ...(registrationKey && { registrationKey }) } });

const logIn = (credentials: string) => attack(engine, '/auth/login', { body: { credentials, password } });

/** The visible part of a response; ids and keys differ in every response. */
const visible = ({ status, code, data }: AttackResponse) => [status, code, Object.keys(data ?? {})];

describe('an attacker cannot find out whether an address has an account (rules P2, P5)', () => {
  it('by the username of a registration, which is taken afterwards in both cases', async () => {
    const [first, second] = [await register(known, 'probe.one'), await register('free.one@x.example', 'probe.two')];
    expect(visible(first)).toEqual(visible(second));
    expect((await register('other.one@x.example', 'probe.one')).code).toBe('USERNAME_TAKEN');
    expect((await register('other.two@x.example', 'probe.two')).code).toBe('USERNAME_TAKEN');
    expect((await logIn('probe.one')).code).toBe('EMAIL_NOT_VERIFIED');
    expect((await logIn('probe.two')).code).toBe('EMAIL_NOT_VERIFIED');
  });

  it('by correcting it to an own address, which gets the link in both cases', async () => {
    const responses = [];
    for (const [from, own] of [
      [known, 'own.one@evil.example'],
      ['free.two@x.example', 'own.two@evil.example'],
    ] as const) {
      const registration = await register(from);
      responses.push(visible(await correct(registration, own)));
      expect(await subjectsTo(own)).toEqual(['Confirm your e-mail address']);
      const { data } = await verify(await tokenTo(own), registration.data.registrationKey);
      expect(data.session.token).toBeTruthy();
    }
    expect(responses[0]).toEqual(responses[1]);
  });

  it('by correcting an own address to it, after which the own address is without use in both cases', async () => {
    const responses = [];
    for (const [own, to] of [
      ['own.three@evil.example', known],
      ['own.four@evil.example', 'free.three@x.example'],
    ] as const) {
      const registration = await register(own);
      const token = await tokenTo(own);
      responses.push(visible(await correct(registration, to)));
      expect((await verify(token)).code).toBe('LINK_EXPIRED');
      const count = (await mailsTo(own)).length;
      await attack(engine, '/auth/email-verification/resend', { body: { email: own } });
      await attack(engine, '/auth/users/forgot', { body: { email: own } });
      expect(await mailsTo(own)).toHaveLength(count);
      expect((await logIn(own)).code).toBe('INVALID_CREDENTIALS');
      // It can still be corrected back.
      responses.push(visible(await correct(registration, own)));
      expect(await mailsTo(own)).toHaveLength(count + 1);
    }
    expect(responses.slice(0, 2)).toEqual(responses.slice(2));
    expect(await subjectsTo(known)).toContain('You have an account already');
    expect(await subjectsTo('free.three@x.example')).toEqual(['Confirm your e-mail address']);
  });
});

describe('a registration key corrects the address of its own new account only (rule P5)', () => {
  it('is refused for another account, with a guess, and for an account that registers without the key', async () => {
    const [own, victim] = [await register('own.five@x.example'), await register('victim@x.example')];
    const theirs = { userId: victim.data.userId };
    expect((await correct(own, 'thief@evil.example', theirs)).code).toBe('VALIDATION_FAILED');
    const guess = { ...theirs, registrationKey: 'A'.repeat(43) };
    expect((await correct(own, 'thief@evil.example', guess)).code).toBe('VALIDATION_FAILED');
    expect(await mailsTo('thief@evil.example')).toEqual([]);
    expect((await verify(await tokenTo('victim@x.example'))).status).toBe(200);
  });

  it('is refused once the address is confirmed', async () => {
    const registration = await register('own.six@x.example');
    expect((await verify(await tokenTo('own.six@x.example'))).status).toBe(200);
    expect((await correct(registration, 'other.six@x.example')).code).toBe('STATUS_CONFLICT');
  });

  it('is refused after 24 hours', async () => {
    const registration = await register('own.seven@x.example');
    engine.clock.advance(24 * hourMs - 1000);
    expect((await correct(registration, 'other.seven@x.example')).status).toBe(200);
    engine.clock.advance(1000);
    expect((await correct(registration, 'third.seven@x.example')).code).toBe('STATUS_CONFLICT');
  });

  it('revokes a mailed link to set a new password, which would confirm the corrected address', async () => {
    const registration = await register('stranger.eight@x.example');
    await attack(engine, '/auth/users/forgot', { body: { email: 'stranger.eight@x.example' } });
    const token = await tokenTo('stranger.eight@x.example', 'reset-password');
    await correct(registration, 'own.eight@x.example');
    const reset = await attack(engine, '/auth/users/reset', { body: { token, password: 'thief-thief' } });
    expect(reset.code).toBe('LINK_EXPIRED');
  });

  it('sends no link to the former address if the link was requested before the correction', async () => {
    const registration = await register('stranger.nine@x.example');
    const calls = [
      attack(engine, '/auth/email-verification/resend', { body: { email: 'stranger.nine@x.example' } }),
      correct(registration, 'own.nine@x.example'),
    ];
    await Promise.all(calls);
    for (const { link } of await mailsTo('stranger.nine@x.example')) {
      const token = new URL(link, 'http://x').searchParams.get('token');
      expect((await verify(token)).code).toBe('LINK_EXPIRED');
    }
    expect((await verify(await tokenTo('own.nine@x.example'))).status).toBe(200);
  });

  it('gives a free address to one of the accounts that claim it concurrently', async () => {
    const email = 'wanted@x.example';
    const registrations = [];
    for (let no = 0; no < 4; no += 1) registrations.push(await register(`racer.${no}@x.example`));
    const responses = await Promise.all([...registrations.map((own) => correct(own, email)), register(email)]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 201]);
    expect((await subjectsTo(email)).filter((subject) => subject.startsWith('Confirm'))).toHaveLength(1);
  });
});

describe('corrections are limited like registrations', () => {
  it('to five mails of one registration in an hour', async () => {
    const registration = await register('own.ten@x.example');
    const codes = [];
    for (let no = 0; no < 7; no += 1) codes.push((await correct(registration, `stranger.${no}@y.example`)).code);
    expect(codes).toEqual(['', '', '', '', '', 'RATE_LIMITED', 'RATE_LIMITED']);
  });

  it('to 60 attempts with registrations from one IP address in an hour', async () => {
    const ip = '203.0.113.9';
    const registration = await register('own.eleven@x.example', undefined, ip);
    const codes = new Set();
    for (let no = 0; no < 60; no += 1) {
      const body = { userId: registration.data.userId, registrationKey: 'A'.repeat(43), email: 'a@y.example' };
      codes.add((await attack(engine, '/auth/users/register/email', { method: 'PUT', ip, body })).code);
    }
    expect([...codes]).toEqual(['VALIDATION_FAILED', 'RATE_LIMITED']);
  });
});
