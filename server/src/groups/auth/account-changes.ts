import type { Context } from '../../context.ts';
import { fieldFailure } from '../../http/failure.ts';
import { requireLimit } from '../../http/limit.ts';
import { fold } from '../../keys.ts';
import type { Unit } from '../../unit.ts';
import { checkCurrency, checkName, checkUsername, readUser, toTakenFailure, updateUser } from '../users/index.ts';
import { cancelPendingEmail, mailChange, mailVerification } from './credentials.ts';
import { requireMailLimit } from './mail-limit.ts';
import { requirePassword } from './password-check.ts';
import { accountMailLimit } from './rules.ts';

/** The fields of an account that fans and performers can change. */
export interface AccountChanges {
  name?: string;
  username?: string;
  email?: string;
  /** Whether to cancel the change to an e-mail address that is not confirmed yet. */
  cancelsPendingEmail?: boolean;
  /** Required for a new e-mail address (rule P2). */
  currentPassword?: string;
  locale?: string;
  currencySettings?: { manualDetect: boolean; currency: string };
}

/** Checks the current password, which a new e-mail address requires, and the limits of mails (rule P2). */
async function checkEmailChange(context: Context, userId: string, email: string, currentPassword = '') {
  if (!currentPassword) {
    throw fieldFailure('WRONG_PASSWORD', 'currentPassword', 'PASSWORD_REQUIRED');
  }
  await requirePassword(context, userId, currentPassword, 'currentPassword');
  await requireLimit(context, `mail-account:${userId}`, accountMailLimit);
  await requireMailLimit(context, email);
}

/**
 * Changes an account. A new e-mail address requires the current password. It is stored as `pendingEmail` until the user
 * opens the mailed link, and the current e-mail address receives a link that undoes the change (rule P2).
 *
 * @param writeMore - changes other tables in the same transaction
 * @throws {ApiFailure} `USERNAME_TAKEN`, `VALIDATION_FAILED`, `WRONG_PASSWORD`, `RATE_LIMITED`
 */
export async function changeAccount(
  context: Context,
  userId: string,
  changes: AccountChanges,
  writeMore?: (unit: Unit) => Promise<void>,
) {
  const { username, email, cancelsPendingEmail, locale, currencySettings } = changes;
  if (currencySettings) checkCurrency(currencySettings);
  const before = await readUser(context.db, userId);
  // The current username is not checked again, because it may be older than a rule that it violates.
  if (username !== undefined && username !== before.username) checkUsername(username);
  const isNewName = changes.name !== undefined && changes.name !== before.name;
  const name = isNewName ? await checkName(context.db, changes.name ?? '', userId) : undefined;
  const isNewEmail = email !== undefined && fold(email) !== before.emailKey;
  if (isNewEmail) await checkEmailChange(context, userId, email, changes.currentPassword);
  try {
    await context.transaction(
      async (unit) => {
        // Without a pending address, this call would revoke the link that confirms the current address.
        if (cancelsPendingEmail && before.pendingEmail) await cancelPendingEmail(unit, userId);
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
        await writeMore?.(unit);
      },
      // Changing the username, which is a unique key, needs the lock `for update`.
      { strength: username === undefined ? 'no key update' : 'update' },
    );
  } catch (error) {
    throw toTakenFailure(error);
  }
}
