import type { Context } from '../../context.ts';
import type { Input } from '../../contract.ts';
import { requireIpLimit } from '../../http/limit.ts';
import type { Unit } from '../../unit.ts';
import { requireCaptchaProof } from '../geo/index.ts';
import { checkReferralCode, recordReferral } from '../referrals/index.ts';
import { readSettings } from '../settings/index.ts';
import { checkName, checkUsername, insertUser, toTakenFailure } from '../users/index.ts';
import { mailExistingAccount, withOwnerOf } from './claimed-email.ts';
import { mailVerification } from './credentials.ts';
import { requireMailLimit } from './mail-limit.ts';
import { createRegistrationKey } from './registration-key.ts';
import { registerLimit } from './rules.ts';

type Registration = Input<'registerUser'>['body'];

/**
 * Checks a registration before the account is created, and counts the attempt. Returns the registration with the
 * normalised name.
 *
 * @throws {ApiFailure} `RATE_LIMITED`, `VALIDATION_FAILED`, `CAPTCHA_FAILED`
 */
export async function checkRegistration<Body extends Registration>(context: Context, body: Body): Promise<Body> {
  const { db } = context;
  await requireIpLimit(context, 'register', registerLimit);
  if (body.username) checkUsername(body.username);
  const name = await checkName(db, body.name);
  await requireCaptchaProof(context, body.captchaProof);
  // The code is checked before the e-mail address is looked up, so that the response does not depend on whether the
  // address has an account.
  if (body.referralCode) await checkReferralCode(db, body.referralCode);
  await requireMailLimit(context, body.email);
  return { ...body, name };
}

/**
 * Creates the account of a registration that {@link checkRegistration} has returned. If the setting `requireEmailVerification` is on, neither the response
 * nor the account reveals whether the e-mail address belongs to another account: the account is created with a
 * placeholder instead of the address, and the owner of the other account receives a mail.
 *
 * @param complete - runs in the transaction that inserts the account
 * @throws {ApiFailure} `EMAIL_TAKEN`, `USERNAME_TAKEN`
 */
export async function createAccount(
  context: Context,
  body: Registration,
  complete: (unit: Unit, userId: string) => Promise<void> = async () => undefined,
) {
  const { db, ports } = context;
  const { name } = body;
  const { requireEmailVerification, referralShareDays } = await readSettings(db);
  const passwordHash = await ports.passwords.hash(body.password);
  const email = body.email.trim();
  try {
    const userId = await withOwnerOf(context, email, { isHidden: requireEmailVerification }, async (unit, owner) => {
      const { locale } = await readSettings(unit.tx);
      const user = await insertUser(unit, {
        name,
        email,
        isTaken: owner !== undefined,
        username: body.username ?? null,
        passwordHash,
        locale: body.locale ?? locale,
      });
      if (owner) await mailExistingAccount(context, unit, owner, body.redirect);
      else await mailVerification(context, unit, user, email, body.redirect);
      await complete(unit, user.id);
      if (body.referralCode) await recordReferral(unit, body.referralCode, user.id, referralShareDays);
      return user.id;
    });
    const registrationKey = createRegistrationKey(context, userId);
    return { data: { userId, requiresEmailVerification: requireEmailVerification, registrationKey } };
  } catch (error) {
    throw toTakenFailure(error);
  }
}

/** Creates a fan account (operation `registerUser`). */
export async function registerUser(context: Context, { body }: { body: Registration }) {
  return createAccount(context, await checkRegistration(context, body));
}
