import type { Context } from '../../context.ts';
import type { Input } from '../../contract.ts';
import { ApiFailure } from '../../http/failure.ts';
import { requireCaptchaProof, returnCaptchaProof } from '../geo/index.ts';
import { readSettings } from '../settings/index.ts';
import type { UserRow } from '../users/index.ts';
import { rememberDevice } from './known-device.ts';
import { findLoginAccounts, isEmail } from './login-accounts.ts';
import { findByPassword, isPasswordCorrect } from './password-check.ts';
import { checkLoginCode } from './second-factor/check.ts';
import { beginSession } from './session.ts';
import { findByCredentials } from './store.ts';

type Credentials = Input<'login'>['body'];

async function findByUsernameOrEmail(context: Context, body: Credentials): Promise<UserRow | undefined> {
  const user = await findByCredentials(context.db, body.credentials);
  return (await isPasswordCorrect(context, user, body)) ? user : undefined;
}

/** Logs in with an e-mail address or a username (operation `login`). */
export async function login(context: Context, { body }: { body: Credentials }) {
  const { db } = context;
  await requireCaptchaProof(context, body.captchaProof);
  const { requireEmailVerification } = await readSettings(db);
  const user =
    requireEmailVerification && isEmail(body.credentials)
      ? await findByPassword(context, await findLoginAccounts(db, body.credentials), body)
      : await findByUsernameOrEmail(context, body);
  if (!user) throw new ApiFailure('INVALID_CREDENTIALS');
  // Without a session the device stays unknown: the limits of known devices would reveal which accounts were checked.
  if (requireEmailVerification && !user.emailVerifiedAt) throw new ApiFailure('EMAIL_NOT_VERIFIED');
  const secondFactorAt = await checkLoginCode(context, user.id, body.code).catch(async (error) => {
    // The password was correct, so the next attempt needs no other captcha.
    await returnCaptchaProof(context, body.captchaProof);
    throw error;
  });
  rememberDevice(context, user);
  return { data: await beginSession(context, db, user.id, body.remember ?? false, secondFactorAt) };
}
