import { eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import type { Input } from '../../contract.ts';
import { isTaken } from '../../db/errors.ts';
import { users } from '../../db/schema/index.ts';
import { fieldFailure } from '../../http/failure.ts';
import { requireIpLimit } from '../../http/limit.ts';
import { fold } from '../../keys.ts';
import type { Unit } from '../../unit.ts';
import { requireCaptchaProof } from '../geo/index.ts';
import { checkReferralCode, recordReferral } from '../referrals/index.ts';
import { readSettings } from '../settings/index.ts';
import { checkName, checkUsername, insertUser, toTakenFailure, type UserRow } from '../users/index.ts';
import { mailVerification } from './credentials.ts';
import { requireMailLimit } from './mail-limit.ts';
import { registeredMail } from './mails.ts';
import { createRegistrationKey } from './registration-key.ts';
import { registerLimit } from './rules.ts';
import { createLink, deleteLinks, findByEmail } from './store.ts';

type Registration = Input<'registerUser'>['body'];

/** Mails a user whose e-mail address was used in another registration. */
async function mailExistingAccount(context: Context, unit: Unit, owner: UserRow, redirect?: string): Promise<void> {
  await deleteLinks(unit.tx, owner.id, 'reset-password');
  const link = { userId: owner.id, purpose: 'reset-password', email: owner.email, now: unit.now } as const;
  unit.mail(registeredMail(owner.email, owner, await createLink(unit.tx, context.ports, link), redirect));
}

async function toRegistrationResult(context: Context, userId: string, requiresEmailVerification: boolean) {
  return { userId, requiresEmailVerification, registrationKey: createRegistrationKey(context, userId) };
}

/**
 * Creates a fan account (operation `registerUser`). If the setting `requireEmailVerification` is on, the response does
 * not reveal whether the e-mail address has an account: the owner of the account receives a mail instead.
 */
export async function registerUser(context: Context, { body }: { body: Registration }) {
  const { db, ports } = context;
  await requireIpLimit(context, 'register', registerLimit);
  if (body.username) checkUsername(body.username);
  const name = await checkName(db, body.name);
  await requireCaptchaProof(context, body.captchaProof);
  // The code is checked before the e-mail address is looked up, so that the response does not depend on whether the
  // address has an account.
  if (body.referralCode) await checkReferralCode(db, body.referralCode);
  const { requireEmailVerification, referralShareDays } = await readSettings(db);
  await requireMailLimit(context, body.email);
  const passwordHash = await ports.passwords.hash(body.password);
  const owner = requireEmailVerification ? await findByEmail(db, body.email) : undefined;
  if (owner && body.username && (await db.$count(users, eq(users.usernameKey, fold(body.username)))) > 0) {
    throw fieldFailure('USERNAME_TAKEN', 'username');
  }
  try {
    const userId = await context.transaction(
      async (unit) => {
        // If the owner has deleted the account since it was read, a new account can use the e-mail address.
        if (owner && unit.people.has(owner.id)) {
          await mailExistingAccount(context, unit, owner, body.redirect);
          return unit.nextId();
        }
        const { locale } = await readSettings(unit.tx);
        const user = await insertUser(unit, {
          name,
          email: body.email.trim(),
          username: body.username ?? null,
          passwordHash,
          locale: body.locale ?? locale,
        });
        if (body.referralCode) await recordReferral(unit, body.referralCode, user.id, referralShareDays);
        await mailVerification(context, unit, user, user.email, body.redirect);
        return user.id;
      },
      { ids: [owner?.id ?? null] },
    );
    return { data: await toRegistrationResult(context, userId, requireEmailVerification) };
  } catch (error) {
    // Lost a race against another registration with this e-mail address. The response does not reveal that either.
    if (requireEmailVerification && isTaken(error, 'user_email_key')) {
      return { data: await toRegistrationResult(context, ports.ids.next(), true) };
    }
    throw toTakenFailure(error);
  }
}
