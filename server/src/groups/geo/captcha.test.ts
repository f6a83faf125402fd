import { type ApiError, api } from '@fanlight/sdk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { captchaProofs } from '../../db/schema/index.ts';
import type { Captcha } from '../../ports/index.ts';
import { createTestEngine, createVisitor, password, type TestEngine } from '../../testing/index.ts';
import { stopCleanly } from '../../testing/stop-cleanly.ts';

let engine: TestEngine;
const verified: { token: string; ip: string }[] = [];
const captcha: Captcha = {
  siteKey: 'site-key',
  async verify(token, ip) {
    verified.push({ token, ip });
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
const createProof = async () => (await visitor().call(api.verifyRecaptcha, { body: { token: 'solved' } })).proof;
const email = 'iris@fanlight.example';
const message = { name: 'Priya Raman', email: 'priya@fanlight.example', message: 'Is there a dark theme?' };

describe('a configured captcha', () => {
  it('has its site key in the public settings', async () => {
    expect((await visitor().call(api.getPublicSettings)).recaptchaSiteKey).toBe('site-key');
  });

  it('exchanges a valid token of its widget for a proof, and refuses other tokens', async () => {
    const { proof, expiresAt } = await visitor().call(api.verifyRecaptcha, { body: { token: 'solved once' } });
    expect(proof.length).toBeGreaterThan(20);
    expect(new Date(expiresAt).getTime() - engine.clock.now().getTime()).toBe(10 * 60 * 1000);
    expect(verified.at(-1)).toMatchObject({ token: 'solved once' });
    expect(await codeOf(visitor().call(api.verifyRecaptcha, { body: { token: 'made up' } }))).toBe('CAPTCHA_FAILED');
    expect(await codeOf(visitor().call(api.verifyRecaptcha, { body: { token: 'unreachable' } }))).toBe('UNAVAILABLE');
  });

  it('must be solved to log in, to register and to contact the operator, with a new proof each time', async () => {
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
    const proof = await createProof();
    expect(await register(proof)).toBe('done');
    for (const call of [register, logIn, send]) expect(await call(proof)).toBe('CAPTCHA_FAILED');
    // The password is correct, but the account's e-mail address is not confirmed yet.
    expect(await logIn(await createProof())).toBe('EMAIL_NOT_VERIFIED');
    expect(await send(await createProof())).toBe('done');
  });

  it('accepts a proof only once, even if the password is wrong', async () => {
    const proof = await createProof();
    const body = { credentials: 'nobody', password: 'wrong', captchaProof: proof };
    expect(await codeOf(visitor().call(api.login, { body }))).toBe('INVALID_CREDENTIALS');
    expect(await codeOf(visitor().call(api.login, { body }))).toBe('CAPTCHA_FAILED');
  });

  it('refuses a proof that is older than ten minutes, and deletes it', async () => {
    const proof = await createProof();
    engine.clock.set(new Date(engine.clock.now().getTime() + 10 * 60 * 1000));
    expect(await codeOf(visitor().call(api.sendContactMessage, { body: { ...message, captchaProof: proof } }))).toBe(
      'CAPTCHA_FAILED',
    );
    await createProof();
    expect(await engine.ports.database.db.select().from(captchaProofs)).toHaveLength(1);
  });
});

describe('a captcha that is not configured', () => {
  let engineWithoutCaptcha: TestEngine;
  beforeAll(async () => {
    engineWithoutCaptcha = await createTestEngine();
  });
  afterAll(() => engineWithoutCaptcha.stop());

  it('has no site key in the settings, and is not required', async () => {
    expect((await createVisitor(engineWithoutCaptcha).call(api.getPublicSettings)).recaptchaSiteKey).toBeNull();
    const verify = createVisitor(engineWithoutCaptcha).call(api.verifyRecaptcha, { body: { token: 'solved' } });
    expect(await codeOf(verify)).toBe('PROVIDER_NOT_CONFIGURED');
    expect(await codeOf(createVisitor(engineWithoutCaptcha).call(api.sendContactMessage, { body: message }))).toBe(
      'done',
    );
  });
});
