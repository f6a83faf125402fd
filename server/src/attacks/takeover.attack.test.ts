import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { users } from '../db/schema/index.ts';
import { createFan, createPerformer, createTestEngine, password, type TestEngine } from '../testing/index.ts';
import { setUpSecondFactor } from '../testing/operators.ts';
import { stopCleanly } from '../testing/stop-cleanly.ts';
import { attack } from './attacker.ts';

let engine: TestEngine;

beforeAll(async () => {
  engine = await createTestEngine();
});

afterAll(() => stopCleanly(engine));

const mailsTo = async (to: string) => {
  await engine.settle();
  const { data } = await attack(engine, `/development-mailbox?to=${encodeURIComponent(to)}&limit=50`, {
    method: 'GET',
  });
  return data.data as { subject: string; text: string; link: string }[];
};
const tokenOf = (mail: { link: string } | undefined) => new URL(mail?.link ?? '', 'http://x').searchParams.get('token');
const linkTo = async (to: string, page: string) =>
  tokenOf((await mailsTo(to)).find(({ link }) => link?.startsWith(`/auth/${page}`)));
const logIn = (credentials: string, secret: string) =>
  attack(engine, '/auth/login', { body: { credentials, password: secret } });
const emailOf = async (id: string) =>
  (await engine.ports.database.db.select().from(users).where(eq(users.id, id)))[0]?.email;

it('the server does not let a stolen session change the e-mail address without the password (rule P2)', async () => {
  const { id, token } = await createFan(engine, 'noor');
  const performer = await createPerformer(engine, 'mara');
  for (const body of [{ email: 'thief@evil.example' }, { email: 'thief@evil.example', currentPassword: 'guess' }]) {
    const asUser = await attack(engine, '/users', { method: 'PUT', token, body });
    expect(asUser.code).toBe('WRONG_PASSWORD');
    const asPerformer = await attack(engine, '/performers/me', { method: 'PUT', token: performer.token, body });
    expect(asPerformer.code).toBe('WRONG_PASSWORD');
  }
  expect(await mailsTo('thief@evil.example')).toEqual([]);
  expect(await emailOf(id)).toBe('noor@fanlight.example');
});

it('the owner can revert the change of an e-mail address by a link mailed to the old address, even after the change was confirmed', async () => {
  const { id, token } = await createFan(engine, 'ines');
  const body = { email: 'thief@evil.example', currentPassword: password };
  expect((await attack(engine, '/users', { method: 'PUT', token, body })).status).toBe(200);
  expect((await mailsTo('ines@fanlight.example')).filter(({ link }) => link?.includes('undo-change'))).toHaveLength(1);
  const verify = await linkTo('thief@evil.example', 'email-verification');
  expect((await attack(engine, '/auth/email-verification', { body: { token: verify } })).status).toBe(200);
  expect(await emailOf(id)).toBe('thief@evil.example');
  const undo = await linkTo('ines@fanlight.example', 'undo-change');
  const bodyOfUndo = { token: undo, password: 'harbour-at-first-light' };
  expect((await attack(engine, '/auth/users/undo', { body: bodyOfUndo })).status).toBe(200);
  expect(await emailOf(id)).toBe('ines@fanlight.example');
  expect((await attack(engine, '/users/me', { method: 'GET', token })).status).toBe(401);
  expect((await logIn('ines', password)).code).toBe('INVALID_CREDENTIALS');
  expect((await logIn('ines', 'harbour-at-first-light')).status).toBe(200);
  expect((await attack(engine, '/auth/users/undo', { body: bodyOfUndo })).code).toBe('LINK_EXPIRED');
});

it('the owner can remove a second factor that a thief with the password has set up, but not an own one', async () => {
  const thief = await createFan(engine, 'suli');
  await setUpSecondFactor(engine, thief);
  const undo = await linkTo('suli@fanlight.example', 'undo-change');
  const newPassword = 'harbour-at-first-light';
  expect((await logIn('suli', password)).code).toBe('SECOND_FACTOR_REQUIRED');
  const restored = await attack(engine, '/auth/users/undo', { body: { token: undo, password: newPassword } });
  expect(restored.status).toBe(200);
  expect((await logIn('suli', newPassword)).status).toBe(200);

  const owner = await createFan(engine, 'tove');
  await setUpSecondFactor(engine, owner);
  engine.clock.advance(1000);
  const body = { email: 'other@evil.example', currentPassword: password };
  await attack(engine, '/users', { method: 'PUT', token: owner.token, body });
  const later = await linkTo('tove@fanlight.example', 'undo-change');
  await attack(engine, '/auth/users/undo', { body: { token: later, password: newPassword } });
  expect((await logIn('tove', newPassword)).code).toBe('SECOND_FACTOR_REQUIRED');
});

it('the owner can restore the original e-mail address after a thief changed it twice and reverted the second change', async () => {
  const { id, token } = await createFan(engine, 'otto');
  const change = async (email: string) => {
    engine.clock.advance(1000);
    await attack(engine, '/users', { method: 'PUT', token, body: { email, currentPassword: password } });
    const verify = await linkTo(email, 'email-verification');
    await attack(engine, '/auth/email-verification', { body: { token: verify } });
  };
  await change('first@evil.example');
  await change('second@evil.example');
  const theirs = await linkTo('first@evil.example', 'undo-change');
  const undoLink = await linkTo('otto@fanlight.example', 'undo-change');
  expect((await attack(engine, '/auth/users/undo', { body: { token: theirs, password: 'thief-thief' } })).status).toBe(
    200,
  );
  const undoBody = { token: undoLink, password: 'harbour-at-first-light' };
  expect((await attack(engine, '/auth/users/undo', { body: undoBody })).status).toBe(200);
  expect(await emailOf(id)).toBe('otto@fanlight.example');
  expect((await logIn('otto', 'harbour-at-first-light')).status).toBe(200);
});

it('the server cancels a pending change of the e-mail address when the password is reset or changed', async () => {
  for (const way of ['reset', 'update']) {
    const { id, token } = await createFan(engine, `kofi.${way}`);
    const pending = `thief.${way}@evil.example`;
    await attack(engine, '/users', { method: 'PUT', token, body: { email: pending, currentPassword: password } });
    const verify = await linkTo(pending, 'email-verification');
    const next = 'harbour-at-first-light';
    if (way === 'reset') {
      await attack(engine, '/auth/users/forgot', { body: { email: `kofi.${way}@fanlight.example` } });
      const reset = await linkTo(`kofi.${way}@fanlight.example`, 'reset-password');
      expect((await attack(engine, '/auth/users/reset', { body: { token: reset, password: next } })).status).toBe(200);
    } else {
      const body = { currentPassword: password, password: next };
      expect((await attack(engine, '/auth/users/me/password', { method: 'PUT', token, body })).status).toBe(200);
    }
    expect((await attack(engine, '/auth/email-verification', { body: { token: verify } })).code).toBe('LINK_EXPIRED');
    expect(await emailOf(id)).toBe(`kofi.${way}@fanlight.example`);
    const mails = await mailsTo(`kofi.${way}@fanlight.example`);
    expect(mails.map(({ subject }) => subject)).toContain('Your password was changed');
  }
});

it('the server invalidates reset links to the old address when the new address is confirmed', async () => {
  const { token } = await createFan(engine, 'uma');
  await attack(engine, '/auth/users/forgot', { body: { email: 'uma@fanlight.example' } });
  const reset = await linkTo('uma@fanlight.example', 'reset-password');
  const body = { email: 'uma.new@fanlight.example', currentPassword: password };
  await attack(engine, '/users', { method: 'PUT', token, body });
  const verify = await linkTo('uma.new@fanlight.example', 'email-verification');
  await attack(engine, '/auth/email-verification', { body: { token: verify } });
  const response = await attack(engine, '/auth/users/reset', { body: { token: reset, password: 'harbour-at-light' } });
  expect(response.code).toBe('LINK_EXPIRED');
});

it('the server accepts only 5 of 30 new e-mail addresses for one account, which limits the mails to strangers', async () => {
  const { token } = await createFan(engine, 'vera');
  const statuses = [];
  for (let no = 0; no < 30; no += 1) {
    const body = { email: `stranger${no}@other.example`, currentPassword: password };
    statuses.push((await attack(engine, '/users', { method: 'PUT', token, body })).status);
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(5);
});

it('the server sends at most five mails of all kinds to one e-mail address in a quarter of an hour', async () => {
  const email = 'target@other.example';
  for (let no = 0; no < 6; no += 1) {
    await attack(engine, '/auth/users/register', { body: { name: 'Noor', email, password } });
    await attack(engine, '/auth/users/forgot', { body: { email } });
    await attack(engine, '/auth/email-verification/resend', { body: { email } });
  }
  expect((await mailsTo(email)).length).toBeLessThanOrEqual(5);
});

it('a registration gets the same response for a known and an unknown address, and the known owner gets a mail', async () => {
  await createFan(engine, 'wim');
  const register = (email: string) =>
    attack(engine, '/auth/users/register', { body: { name: 'Wim', email, password } });
  const known = await register('wim@fanlight.example');
  const unknown = await register('somebody.new@fanlight.example');
  expect(known.status).toBe(201);
  const shape = ({ status, code, data }: typeof known) => [status, code, Object.keys(data), data.userId.length];
  expect(shape(known)).toEqual(shape(unknown));
  expect((await mailsTo('wim@fanlight.example')).map(({ subject }) => subject)).toContain(
    'You have an account already',
  );
});

it.each([
  ['/auth/users/forgot', 'reset-password'],
  ['/auth/email-verification/resend', 'email-verification'],
])('%s looks up an account only after the response (rule P2)', async (path, page) => {
  const name = page === 'email-verification' ? 'xander' : 'xeno';
  const known = `${name}@fanlight.example`;
  await createFan(engine, name);
  // Makes the e-mail address unconfirmed: the user of a confirmed address would get no other link.
  if (page === 'email-verification')
    await engine.ports.database.db.update(users).set({ emailVerifiedAt: null }).where(eq(users.email, known));
  /** Returns the statements up to the one that writes the effects to the outbox. */
  const statementsOf = async (email: string) => {
    // Waits for the effects of earlier calls, which would execute statements of their own.
    await engine.settle();
    const statements: string[] = [];
    engine.watch.onStatement = (statement) => statements.push(statement);
    expect((await attack(engine, path, { body: { email } })).status).toBe(200);
    engine.watch.onStatement = undefined;
    await engine.settle();
    const last = statements.findIndex((statement) => statement.includes('"outbox"'));
    expect(last).toBeGreaterThanOrEqual(0);
    return statements.slice(0, last + 1);
  };
  expect(await statementsOf(known)).toEqual(await statementsOf('unknown@fanlight.example'));
  expect(await linkTo(known, page)).toBeTruthy();
});
