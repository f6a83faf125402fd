import { eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { users } from '../../db/schema/index.ts';
import { fieldFailure } from '../../http/failure.ts';
import { requireLimit } from '../../http/limit.ts';
import type { Form } from '../../http/read.ts';
import type { Unit } from '../../unit.ts';
import {
  accountMailLimit,
  checkName,
  checkUsername,
  fold,
  mailChange,
  mailVerification,
  requireMailLimit,
  requirePassword,
  toTakenFailure,
} from '../auth/index.ts';
import { attachFile, deleteFile, fileUrl, takePicture } from '../files/index.ts';
import { checkCurrency } from './currency.ts';
import { readUser } from './store.ts';

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
        await unit.tx
          .update(users)
          .set({
            ...(name !== undefined && { name, nameKey: fold(name) }),
            ...(username !== undefined && { username, usernameKey: fold(username) }),
            ...(locale !== undefined && { locale }),
            ...(isNewEmail && { pendingEmail: email.trim() }),
            ...(currencySettings && {
              manualCurrency: currencySettings.manualDetect,
              currency: currencySettings.currency,
            }),
            updatedAt: unit.now,
          })
          .where(eq(users.id, userId));
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

/** Replaces a picture, and deletes the previous one. */
export async function changePicture(context: Context, userId: string, form: Form, field: 'avatar' | 'cover') {
  const file = await takePicture(context, form, field, userId, field);
  const column = field === 'avatar' ? 'avatarFileId' : 'coverFileId';
  await context.transaction(
    async (unit) => {
      const [before] = await unit.tx.select().from(users).where(eq(users.id, userId));
      await unit.tx
        .update(users)
        .set({ [column]: file.id, updatedAt: unit.now })
        .where(eq(users.id, userId));
      await attachFile(unit.tx, file.id, unit.now);
      const old = before?.[column];
      if (old) await deleteFile(unit, old);
    },
    { strength: 'no key update' },
  );
  return { data: { url: fileUrl(context.ports, file.id, 'display'), width: file.width, height: file.height } };
}
