import { api, type Client } from '@fanlight/sdk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf, createFan, createTestEngine, createVisitor, password, type TestEngine } from '../../testing/index.ts';
import { stopCleanly } from '../../testing/stop-cleanly.ts';

let engine: TestEngine;

beforeAll(async () => {
  engine = await createTestEngine();
});

afterAll(() => stopCleanly(engine));

const emailOf = (username: string) => `${username}@fanlight.example`;
const redirect = '/mara.clay?dialog=subscribe';

async function registerFan(visitor: Client, username: string, more: { redirect?: string } = {}) {
  const body = { name: username, username, email: emailOf(username), password, ...more };
  return visitor.call(api.registerUser, { body });
}

/** Returns the link in the latest mail to a user. */
async function readMailedLink(username: string): Promise<URL> {
  await engine.settle();
  const mails = await createVisitor(engine).call(api.listDevelopmentMails, { query: { to: emailOf(username) } });
  return new URL(mails.data[0]?.link ?? '', 'http://localhost');
}

const readQueryOfMailedLink = async (username: string) => (await readMailedLink(username)).searchParams;

const tokenIn = (query: URLSearchParams) => query.get('token') ?? '';

describe('a mailed link of an account', () => {
  it('logs in the device that registered, works once, and contains the path for the redirect (rules P4, P5)', async () => {
    const visitor = createVisitor(engine);
    const { registrationKey } = await registerFan(visitor, 'ines', { redirect });
    const query = await readQueryOfMailedLink('ines');
    expect(query.get('redirect')).toBe(redirect);
    const body = { token: tokenIn(query), registrationKey };
    const { session } = await visitor.call(api.verifyEmail, { body });
    visitor.transport.token.set(session?.token ?? '');
    expect(await visitor.call(api.getMe)).toMatchObject({ username: 'ines', isEmailVerified: true });
    expect(await codeOf(visitor.call(api.verifyEmail, { body }))).toBe('LINK_EXPIRED');
  });

  it('starts no session without the registration key, or with the key of another account', async () => {
    const visitor = createVisitor(engine);
    await registerFan(visitor, 'otto');
    const other = await registerFan(visitor, 'kofi');
    const withoutKey = { token: tokenIn(await readQueryOfMailedLink('otto')) };
    expect(await visitor.call(api.verifyEmail, { body: withoutKey })).toEqual({ success: true, session: null });
    await registerFan(visitor, 'tess');
    const withOtherKey = {
      token: tokenIn(await readQueryOfMailedLink('tess')),
      registrationKey: other.registrationKey,
    };
    expect((await visitor.call(api.verifyEmail, { body: withOtherKey })).session).toBeNull();
  });

  it('contains the path for the redirect when the user requests the link again', async () => {
    const visitor = createVisitor(engine);
    await registerFan(visitor, 'mina');
    await visitor.call(api.resendEmailVerification, { body: { email: emailOf('mina'), redirect } });
    expect((await readQueryOfMailedLink('mina')).get('redirect')).toBe(redirect);
  });

  it('contains the path for the redirect if it resets a password', async () => {
    const visitor = createVisitor(engine);
    await registerFan(visitor, 'runa');
    await visitor.call(api.requestPasswordReset, { body: { email: emailOf('runa'), redirect } });
    const { pathname, searchParams } = await readMailedLink('runa');
    expect([pathname, searchParams.get('redirect')]).toEqual(['/auth/reset-password', redirect]);
    const body = { token: tokenIn(searchParams), password };
    expect(await visitor.call(api.resetPassword, { body })).toEqual({ success: true });
  });

  it('contains the path for the redirect after a registration with the e-mail address of an account', async () => {
    const visitor = createVisitor(engine);
    await registerFan(visitor, 'lena');
    const body = { name: 'Lena', username: 'lena.again', email: emailOf('lena'), password, redirect };
    await visitor.call(api.registerUser, { body });
    const link = await readMailedLink('lena');
    expect([link.pathname, link.searchParams.get('redirect')]).toEqual(['/auth/reset-password', redirect]);
  });

  it.each(['//evil.example', '/\\evil.example', 'https://evil.example', '/a b', 'home'])(
    'cannot be requested with the redirect "%s", which is not a path of this site (rule P4)',
    async (wrongRedirect) => {
      const visitor = createVisitor(engine);
      expect(await codeOf(registerFan(visitor, 'vera', { redirect: wrongRedirect }))).toBe('VALIDATION_FAILED');
      const body = { email: emailOf('ines'), redirect: wrongRedirect };
      expect(await codeOf(visitor.call(api.requestPasswordReset, { body }))).toBe('VALIDATION_FAILED');
    },
  );
});

describe('the change of an e-mail address', () => {
  it('is shown as pending to its user until the user cancels it, which invalidates the mailed link (rule P2)', async () => {
    const { client } = await createFan(engine, 'juno');
    const email = 'juno.new@fanlight.example';
    const change = { email, currentPassword: password };
    expect(await client.call(api.updateMe, { body: change })).toMatchObject({
      email: emailOf('juno'),
      pendingEmail: email,
    });
    await engine.settle();
    const mails = await client.call(api.listDevelopmentMails, { query: { to: email } });
    const token = tokenIn(new URL(mails.data[0]?.link ?? '', 'http://localhost').searchParams);
    // A change of another field does not cancel the pending change of the e-mail address.
    await client.call(api.updateMe, { body: { name: 'Juno B.', email: emailOf('juno') } });
    expect((await client.call(api.getMe)).pendingEmail).toBe(email);
    expect((await client.call(api.updateMe, { body: { cancelsPendingEmail: true } })).pendingEmail).toBeUndefined();
    expect(await codeOf(client.call(api.verifyEmail, { body: { token } }))).toBe('LINK_EXPIRED');
  });

  it('leaves the link that confirms the current address valid if the user cancels while no change is pending', async () => {
    const { client } = await createFan(engine, 'pia');
    await client.call(api.updateMe, { body: { cancelsPendingEmail: true } });
    const token = tokenIn(await readQueryOfMailedLink('pia'));
    expect(await client.call(api.verifyEmail, { body: { token } })).toMatchObject({ success: true });
  });
});
