import type { Context } from '../../context.ts';
import { fieldFailure } from '../../http/failure.ts';
import { requireLimit } from '../../http/limit.ts';
import { fold } from '../../keys.ts';
import type { Unit } from '../../unit.ts';
import { checkCurrency, checkName, checkUsername, readUser, toTakenFailure, updateUser } from '../users/index.ts';
import { mailChange, mailVerification } from './credentials.ts';
import { requireMailLimit } from './mail-limit.ts';
import { requirePassword } from './password-check.ts';
import { accountMailLimit } from './rules.ts';

/** The fields of an account that fans and performers can change. */
export interface AccountChanges {
  name?: string;
  username?: string;
  email?: string;
  /** Required for a new e-mail address (rule P2). */
  currentPassword?: string;
  locale?: string;
  currencySettings?: { manualDetect: boolean; currency: string };
}

/** Checks the password and the limits of mails, which a new e-mail address requires (rule P2). */
async function requireEmailChange(context: Context, userId: string, email: string, currentPassword = '') {
  if (!currentPassword) {
    throw fieldFailure('WRONG_PASSWORD', 'currentPassword', 'PASSWORD_REQUIRED');
  }
  await requirePassword(context, userId, currentPassword, 'currentPassword');
  await requireLimit(context, `mail-account:${userId}`, accountMailLimit);
  await requireMailLimit(context, email);
}

/**
 * Changes an account. A new e-mail address requires the current password, and stays in `pendingEmail` until the link in
 * a mail is opened; the old address receives a link to undo the change (rule P2).
 *
 * @throws {ApiFailure} `USERNAME_TAKEN`, `VALIDATION_FAILED`, `WRONG_PASSWORD`, `RATE_LIMITED`
 */
export async function changeAccount(
  context: Context,
  userId: string,
  changes: AccountChanges,
  alongside?: (unit: Unit) => Promise<void>,
) {
  const { username, email, locale, currencySettings } = changes;
  if (currencySettings) checkCurrency(currencySettings);
  const before = await readUser(context.db, userId);
  // Usernames that are older than the rules stay valid until they are changed.
  if (username !== undefined && username !== before.username) checkUsername(username);
  const isNewName = changes.name !== undefined && changes.name !== before.name;
  const name = isNewName ? await checkName(context.db, changes.name ?? '', userId) : undefined;
  const isNewEmail = email !== undefined && fold(email) !== before.emailKey;
  if (isNewEmail) await requireEmailChange(context, userId, email, changes.currentPassword);
  try {
    await context.transaction(
      async (unit) => {
        await updateUser(unit, userId, {
          ...(name !== undefined && { name }),
          ...(username !== undefined && { username }),
          ...(locale !== undefined && { locale }),
          ...(isNewEmail && { pendingEmail: email.trim() }),
          ...(currencySettings && {
            manualCurrency: currencySettings.manualDetect,
            currency: currencySettings.currency,
          }),
        });
        if (isNewEmail) {
          await mailVerification(context, unit, before, email.trim());
          await mailChange(context, unit, before, 'pending-email');
        }
        await alongside?.(unit);
        // A username is a unique key of the account.
      },
      { strength: username === undefined ? 'no key update' : 'update' },
    );
  } catch (error) {
    throw toTakenFailure(error);
  }
}
