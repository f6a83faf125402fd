import { api, type Client } from '@fanlight/sdk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf, createTestEngine, createVisitor, password, type TestEngine } from '../../testing/index.ts';
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

/** The latest link mailed to a user. */
async function mailedLink(username: string): Promise<URL> {
  await engine.settle();
  const mails = await createVisitor(engine).call(api.listDevelopmentMails, { query: { to: emailOf(username) } });
  return new URL(mails.data[0]?.link ?? '', 'http://localhost');
}

const mailedQuery = async (username: string) => (await mailedLink(username)).searchParams;

const tokenIn = (query: URLSearchParams) => query.get('token') ?? '';

describe('confirming the address of a new account', () => {
  it('logs in the device that registered, once, and redirects to its return path (rules P4, P5)', async () => {
    const visitor = createVisitor(engine);
    const { registrationKey } = await registerFan(visitor, 'ines', { redirect });
    const query = await mailedQuery('ines');
    expect(query.get('redirect')).toBe(redirect);
    const body = { token: tokenIn(query), registrationKey };
    const { session } = await visitor.call(api.verifyEmail, { body });
    visitor.transport.token.set(session?.token ?? '');
    expect(await visitor.call(api.getMe)).toMatchObject({ username: 'ines', isEmailVerified: true });
    expect(await codeOf(visitor.call(api.verifyEmail, { body }))).toBe('LINK_EXPIRED');
  });

  it('does not log in on another device, or with the key of another account', async () => {
    const visitor = createVisitor(engine);
    await registerFan(visitor, 'otto');
    const other = await registerFan(visitor, 'kofi');
    const byLinkAlone = { token: tokenIn(await mailedQuery('otto')) };
    expect(await visitor.call(api.verifyEmail, { body: byLinkAlone })).toEqual({ success: true, session: null });
    await registerFan(visitor, 'tess');
    const withOtherKey = { token: tokenIn(await mailedQuery('tess')), registrationKey: other.registrationKey };
    expect((await visitor.call(api.verifyEmail, { body: withOtherKey })).session).toBeNull();
  });

  it('keeps the return path when the link is mailed again', async () => {
    const visitor = createVisitor(engine);
    await registerFan(visitor, 'mina');
    await visitor.call(api.resendEmailVerification, { body: { email: emailOf('mina'), redirect } });
    expect((await mailedQuery('mina')).get('redirect')).toBe(redirect);
  });

  it('keeps the return path in the link of a password reset', async () => {
    const visitor = createVisitor(engine);
    await registerFan(visitor, 'runa');
    await visitor.call(api.requestPasswordReset, { body: { email: emailOf('runa'), redirect } });
    const { pathname, searchParams } = await mailedLink('runa');
    expect([pathname, searchParams.get('redirect')]).toEqual(['/auth/reset-password', redirect]);
    const body = { token: tokenIn(searchParams), password };
    expect(await visitor.call(api.resetPassword, { body })).toEqual({ success: true });
  });

  it('keeps the return path of a second registration with an address that has an account', async () => {
    const visitor = createVisitor(engine);
    await registerFan(visitor, 'lena');
    const body = { name: 'Lena', username: 'lena.again', email: emailOf('lena'), password, redirect };
    await visitor.call(api.registerUser, { body });
    const link = await mailedLink('lena');
    expect([link.pathname, link.searchParams.get('redirect')]).toEqual(['/auth/reset-password', redirect]);
  });

  it.each(['//evil.example', '/\\evil.example', 'https://evil.example', '/a b', 'home'])(
    'mails no link that redirects to %s (rule P4)',
    async (wrong) => {
      const visitor = createVisitor(engine);
      expect(await codeOf(registerFan(visitor, 'vera', { redirect: wrong }))).toBe('VALIDATION_FAILED');
      const body = { email: emailOf('ines'), redirect: wrong };
      expect(await codeOf(visitor.call(api.requestPasswordReset, { body }))).toBe('VALIDATION_FAILED');
    },
  );
});
