import { type ApiError, api } from '@fanlight/sdk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { captchaProofs } from '../../db/schema/index.ts';
import type { Captcha } from '../../ports/index.ts';
import { createTestEngine, createVisitor, password, type TestEngine } from '../../testing/index.ts';
import { stopCleanly } from '../../testing/stop-cleanly.ts';

let engine: TestEngine;
const asked: { token: string; ip: string }[] = [];
const captcha: Captcha = {
  siteKey: 'site-key',
  async verify(token, ip) {
    asked.push({ token, ip });
    if (token === 'unreachable') return token;
    return token.startsWith('solved') ? 'person' : 'machine';
  },
};

beforeAll(async () => {
  engine = await createTestEngine({ ports: { captcha } });
});
afterAll(() => stopCleanly(engine));

const codeOf = (response: Promise<unknown>) =>
  response.then(
    () => 'done',
    (error: ApiError) => error.code,
  );
const visitor = () => createVisitor(engine);
const prove = async () => (await visitor().call(api.verifyRecaptcha, { body: { token: 'solved' } })).proof;
const email = 'iris@fanlight.example';
const message = { name: 'Priya Raman', email: 'priya@fanlight.example', message: 'Is there a dark theme?' };

describe('with a captcha configured, the captcha', () => {
  it('is part of the public settings', async () => {
    expect((await visitor().call(api.getPublicSettings)).recaptchaSiteKey).toBe('site-key');
  });

  it('returns a proof for a valid token of its widget, and none for other tokens', async () => {
    const { proof, expiresAt } = await visitor().call(api.verifyRecaptcha, { body: { token: 'solved once' } });
    expect(proof.length).toBeGreaterThan(20);
    expect(new Date(expiresAt).getTime() - engine.clock.now().getTime()).toBe(10 * 60 * 1000);
    expect(asked.at(-1)).toMatchObject({ token: 'solved once' });
    expect(await codeOf(visitor().call(api.verifyRecaptcha, { body: { token: 'made up' } }))).toBe('CAPTCHA_FAILED');
    expect(await codeOf(visitor().call(api.verifyRecaptcha, { body: { token: 'unreachable' } }))).toBe('UNAVAILABLE');
  });

  it('is required to log in, register and contact the operator; each proof is valid once', async () => {
    const register = (captchaProof?: string) =>
      codeOf(
        visitor().call(api.registerUser, {
          body: { name: 'Iris Amsel', email, password, ...(captchaProof && { captchaProof }) },
        }),
      );
    const logIn = (captchaProof?: string) =>
      codeOf(
        visitor().call(api.login, { body: { credentials: email, password, ...(captchaProof && { captchaProof }) } }),
      );
    const send = (captchaProof?: string) =>
      codeOf(visitor().call(api.sendContactMessage, { body: { ...message, ...(captchaProof && { captchaProof }) } }));
    for (const call of [register, logIn, send]) expect(await call()).toBe('CAPTCHA_FAILED');
    expect(await send('made-up-proof-of-nobody')).toBe('CAPTCHA_FAILED');
    const proof = await prove();
    expect(await register(proof)).toBe('done');
    for (const call of [register, logIn, send]) expect(await call(proof)).toBe('CAPTCHA_FAILED');
    // The password is correct, but the account's address is not confirmed yet.
    expect(await logIn(await prove())).toBe('EMAIL_NOT_VERIFIED');
    expect(await send(await prove())).toBe('done');
  });

  it("accepts a proof only once even if the password is wrong, so that proofs can't be used for guessing", async () => {
    const proof = await prove();
    const body = { credentials: 'nobody', password: 'wrong', captchaProof: proof };
    expect(await codeOf(visitor().call(api.login, { body }))).toBe('INVALID_CREDENTIALS');
    expect(await codeOf(visitor().call(api.login, { body }))).toBe('CAPTCHA_FAILED');
  });

  it('expires proofs after ten minutes', async () => {
    const proof = await prove();
    engine.clock.set(new Date(engine.clock.now().getTime() + 10 * 60 * 1000));
    expect(await codeOf(visitor().call(api.sendContactMessage, { body: { ...message, captchaProof: proof } }))).toBe(
      'CAPTCHA_FAILED',
    );
    await prove();
    expect(await engine.ports.database.db.select().from(captchaProofs)).toHaveLength(1);
  });
});

describe('without a captcha configured, the captcha', () => {
  let plain: TestEngine;
  beforeAll(async () => {
    plain = await createTestEngine();
  });
  afterAll(() => plain.stop());

  it('is neither in the settings nor required', async () => {
    expect((await createVisitor(plain).call(api.getPublicSettings)).recaptchaSiteKey).toBeNull();
    const verify = createVisitor(plain).call(api.verifyRecaptcha, { body: { token: 'solved' } });
    expect(await codeOf(verify)).toBe('PROVIDER_NOT_CONFIGURED');
    expect(await codeOf(createVisitor(plain).call(api.sendContactMessage, { body: message }))).toBe('done');
  });
});
