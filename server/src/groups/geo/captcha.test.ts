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

const codeOf = (answer: Promise<unknown>) =>
  answer.then(
    () => 'done',
    (error: ApiError) => error.code,
  );
const visitor = () => createVisitor(engine);
const prove = async () => (await visitor().call(api.verifyRecaptcha, { body: { token: 'solved' } })).proof;
const email = 'iris@fanlight.example';
const message = { name: 'Priya Raman', email: 'priya@fanlight.example', message: 'Is there a dark theme?' };

describe('a re-captcha that is configured', () => {
  it('is in the public settings', async () => {
    expect((await visitor().call(api.getPublicSettings)).recaptchaSiteKey).toBe('site-key');
  });

  it('gives a proof for what its widget handed over, and none for anything else', async () => {
    const { proof, expiresAt } = await visitor().call(api.verifyRecaptcha, { body: { token: 'solved once' } });
    expect(proof.length).toBeGreaterThan(20);
    expect(new Date(expiresAt).getTime() - engine.clock.now().getTime()).toBe(10 * 60 * 1000);
    expect(asked.at(-1)).toMatchObject({ token: 'solved once' });
    expect(await codeOf(visitor().call(api.verifyRecaptcha, { body: { token: 'made up' } }))).toBe('CAPTCHA_FAILED');
    expect(await codeOf(visitor().call(api.verifyRecaptcha, { body: { token: 'unreachable' } }))).toBe('UNAVAILABLE');
  });

  it('is wanted for logging in, registering and writing to the operator, and each proof is good for one of them', async () => {
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
    // The right password of an account whose address is not confirmed yet.
    expect(await logIn(await prove())).toBe('EMAIL_NOT_VERIFIED');
    expect(await send(await prove())).toBe('done');
  });

  it('uses a proof up even where the password is wrong, so that none is good for guessing', async () => {
    const proof = await prove();
    const body = { credentials: 'nobody', password: 'wrong', captchaProof: proof };
    expect(await codeOf(visitor().call(api.login, { body }))).toBe('INVALID_CREDENTIALS');
    expect(await codeOf(visitor().call(api.login, { body }))).toBe('CAPTCHA_FAILED');
  });

  it('forgets proofs after ten minutes', async () => {
    const proof = await prove();
    engine.clock.set(new Date(engine.clock.now().getTime() + 10 * 60 * 1000));
    expect(await codeOf(visitor().call(api.sendContactMessage, { body: { ...message, captchaProof: proof } }))).toBe(
      'CAPTCHA_FAILED',
    );
    await prove();
    expect(await engine.ports.database.db.select().from(captchaProofs)).toHaveLength(1);
  });
});

describe('where none is configured', () => {
  let plain: TestEngine;
  beforeAll(async () => {
    plain = await createTestEngine();
  });
  afterAll(() => plain.stop());

  it('is not in the settings and not required', async () => {
    expect((await createVisitor(plain).call(api.getPublicSettings)).recaptchaSiteKey).toBeNull();
    const verify = createVisitor(plain).call(api.verifyRecaptcha, { body: { token: 'solved' } });
    expect(await codeOf(verify)).toBe('PROVIDER_NOT_CONFIGURED');
    expect(await codeOf(createVisitor(plain).call(api.sendContactMessage, { body: message }))).toBe('done');
  });
});
