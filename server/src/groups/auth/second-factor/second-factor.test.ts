import { api, login } from '@fanlight/sdk';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { recoveryCodes as recoveryCodeRows, secondFactors } from '../../../db/schema/index.ts';
import type { Captcha } from '../../../ports/index.ts';
import {
  codeOf,
  createFan,
  createTestEngine,
  createVisitor,
  type Person,
  password,
  type TestEngine,
} from '../../../testing/index.ts';
import { setUpSecondFactor } from '../../../testing/operators.ts';
import { stopCleanly } from '../../../testing/stop-cleanly.ts';
import { totpCodeAt } from '../../../testing/totp.ts';

let engine: TestEngine;
let person: Person;
let username: string;
let secret: string;
let recoveryCodes: string[];
let count = 0;

beforeAll(async () => {
  engine = await createTestEngine();
});
afterAll(() => stopCleanly(engine));

const minuteMs = 60_000;
const currentCode = () => totpCodeAt(secret, engine.clock.now());
const wrongCode = () => String((Number(currentCode()) + 1) % 1_000_000).padStart(6, '0');
const logIn = (code?: string) =>
  codeOf(login(createVisitor(engine), { credentials: username, password, ...(code && { code }) }));
const state = () => person.client.call(api.getSecondFactor);

beforeEach(async () => {
  count += 1;
  username = `fan.${count}`;
  person = await createFan(engine, username);
  ({ secret, recoveryCodes } = await setUpSecondFactor(engine, person));
  // The code of the setup was used.
  engine.clock.advance(minuteMs);
});

describe('an account with a second factor', () => {
  it('needs a code to log in, in addition to the password', async () => {
    expect(await logIn()).toBe('SECOND_FACTOR_REQUIRED');
    expect(await logIn(wrongCode())).toBe('VALIDATION_FAILED');
    expect(await logIn(currentCode())).toBe('none');
    const visitor = createVisitor(engine);
    const body = { credentials: username, password: 'wrong-password', code: currentCode() };
    expect(await codeOf(login(visitor, body))).toBe('INVALID_CREDENTIALS');
  });

  it('accepts each code of the authenticator app once, and not after a minute', async () => {
    const code = currentCode();
    expect(await logIn(code)).toBe('none');
    expect(await logIn(code)).toBe('VALIDATION_FAILED');
    const old = totpCodeAt(secret, engine.clock.now());
    engine.clock.advance(2 * minuteMs);
    expect(await logIn(old)).toBe('VALIDATION_FAILED');
  });

  it('accepts one of several concurrent logins with one code', async () => {
    const code = currentCode();
    const results = await Promise.all(Array.from({ length: 4 }, () => logIn(code)));
    expect(results.filter((result) => result === 'none')).toHaveLength(1);
  });

  it('accepts each recovery code once, also in capitals and with spaces', async () => {
    const [first = '', second = ''] = recoveryCodes;
    expect(await logIn(first.toUpperCase().replace('-', ' '))).toBe('none');
    expect(await logIn(first)).toBe('VALIDATION_FAILED');
    expect(await logIn(second)).toBe('none');
    expect(await state()).toEqual({ isEnabled: true, isOperator: false, recoveryCodesLeft: 8 });
  });

  it('does not accept the recovery codes of another account', async () => {
    const [code = ''] = recoveryCodes;
    username = `fan.${count}.other`;
    await setUpSecondFactor(engine, await createFan(engine, username));
    expect(await logIn(code)).toBe('VALIDATION_FAILED');
  });

  it('has five attempts in 15 minutes, which are counted before the check', { timeout: 60_000 }, async () => {
    const call = () => codeOf(person.client.call(api.verifySecondFactor, { body: { code: wrongCode() } }));
    const results = await Promise.all(Array.from({ length: 200 }, call));
    expect(results.filter((result) => result === 'VALIDATION_FAILED')).toHaveLength(5);
    expect(results.filter((result) => result === 'RATE_LIMITED')).toHaveLength(195);
    expect(await logIn(currentCode())).toBe('RATE_LIMITED');
    expect(await logIn(recoveryCodes[0])).toBe('RATE_LIMITED');
    engine.clock.advance(15 * minuteMs);
    expect(await logIn(currentCode())).toBe('none');
  });

  it('does not count correct codes', async () => {
    for (let attempt = 0; attempt < 7; attempt += 1) {
      engine.clock.advance(minuteMs);
      expect(await logIn(currentCode())).toBe('none');
    }
  });

  it('stores the secret encrypted, and only signatures of the recovery codes', async () => {
    const { db } = engine.ports.database;
    const [row] = await db.select().from(secondFactors).where(eq(secondFactors.userId, person.id));
    expect(row?.secret).not.toContain(secret);
    const rows = await db.select().from(recoveryCodeRows).where(eq(recoveryCodeRows.userId, person.id));
    expect(rows).toHaveLength(10);
    for (const { codeHash } of rows) expect(recoveryCodes.some((code) => codeHash.includes(code))).toBe(false);
  });

  it('loses the second factor only with the password and a code', async () => {
    const remove = (body: { password: string; code: string }) =>
      codeOf(person.client.call(api.removeSecondFactor, { body }));
    expect(await remove({ password: 'wrong-password', code: currentCode() })).toBe('WRONG_PASSWORD');
    expect(await remove({ password, code: wrongCode() })).toBe('VALIDATION_FAILED');
    expect(await remove({ password, code: currentCode() })).toBe('none');
    expect(await logIn()).toBe('none');
    expect(await state()).toEqual({ isEnabled: false, isOperator: false, recoveryCodesLeft: 0 });
  });
});

describe('the setup of a second factor', () => {
  it('requires the password, and a code of the new secret', async () => {
    const other = await createFan(engine, `setup.${count}`);
    const start = (given: string) => other.client.call(api.startSecondFactor, { body: { password: given } });
    const confirm = (code: string) => codeOf(other.client.call(api.confirmSecondFactor, { body: { code } }));
    expect(await codeOf(start('wrong-password'))).toBe('WRONG_PASSWORD');
    expect(await confirm('123456')).toBe('STATUS_CONFLICT');
    const abandoned = await start(password);
    const started = await start(password);
    expect(started.uri).toContain(`secret=${started.secret}`);
    expect(await confirm(totpCodeAt(abandoned.secret, engine.clock.now()))).toBe('VALIDATION_FAILED');
    expect((await other.client.call(api.getSecondFactor)).isEnabled).toBe(false);
    expect(await confirm(totpCodeAt(started.secret, engine.clock.now()))).toBe('none');
    expect(await codeOf(start(password))).toBe('STATUS_CONFLICT');
  });
});

it('a login repeats its captcha proof with the code of the second factor', async () => {
  const captcha: Captcha = { siteKey: 'site-key', verify: async () => 'person' };
  const guarded = await createTestEngine();
  const fan = await createFan(guarded, 'noor');
  const setUp = await setUpSecondFactor(guarded, fan);
  guarded.clock.advance(minuteMs);
  guarded.ports.captcha = captcha;
  const visitor = createVisitor(guarded);
  const { proof: captchaProof } = await visitor.call(api.verifyRecaptcha, { body: { token: 'solved' } });
  const body = { credentials: 'noor', password, captchaProof };
  expect(await codeOf(login(visitor, body))).toBe('SECOND_FACTOR_REQUIRED');
  const code = totpCodeAt(setUp.secret, guarded.clock.now());
  expect(await codeOf(login(visitor, { ...body, code }))).toBe('none');
  await stopCleanly(guarded);
});
