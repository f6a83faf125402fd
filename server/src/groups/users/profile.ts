import { eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { users } from '../../db/schema/index.ts';
import type { Form } from '../../http/read.ts';
import type { Unit } from '../../unit.ts';
import { checkUsername, fold, mailVerification, toTakenFailure } from '../auth/index.ts';
import { attachFile, deleteFile, fileUrl, takePicture } from '../files/index.ts';
import { checkCurrency } from './currency.ts';
import { readUser } from './store.ts';

/** What a person can change of their account, whether fan or performer. */
export interface AccountChanges {
  name?: string;
  username?: string;
  email?: string;
  locale?: string;
  currencySettings?: { manualDetect: boolean; currency: string };
}

/**
 * Changes an account. A new e-mail address waits in `pendingEmail` until the link of a mail is followed.
 *
 * @throws {ApiFailure} `USERNAME_TAKEN`, `VALIDATION_FAILED`
 */
export async function changeAccount(
  context: Context,
  userId: string,
  changes: AccountChanges,
  alongside?: (unit: Unit) => Promise<void>,
) {
  const { name, username, email, locale, currencySettings } = changes;
  if (username !== undefined) checkUsername(username);
  if (currencySettings) checkCurrency(currencySettings);
  const before = await readUser(context.db, userId);
  const isNewEmail = email !== undefined && fold(email) !== before.emailKey;
  try {
    await context.transaction(async (unit) => {
      await unit.tx
        .update(users)
        .set({
          ...(name !== undefined && { name: name.trim(), nameKey: fold(name) }),
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
      if (isNewEmail) await mailVerification(context, unit, before, email.trim());
      await alongside?.(unit);
    });
  } catch (error) {
    throw toTakenFailure(error);
  }
}

/** Puts a picture in the place of the one before, which is removed. */
export async function changePicture(context: Context, userId: string, form: Form, field: 'avatar' | 'cover') {
  const file = await takePicture(context, form, field, userId, field);
  const column = field === 'avatar' ? 'avatarFileId' : 'coverFileId';
  await context.transaction(async (unit) => {
    const [before] = await unit.tx.select().from(users).where(eq(users.id, userId)).for('update');
    await unit.tx
      .update(users)
      .set({ [column]: file.id, updatedAt: unit.now })
      .where(eq(users.id, userId));
    await attachFile(unit.tx, file.id, unit.now);
    const old = before?.[column];
    if (old) await deleteFile(unit, old);
  });
  return { data: { url: await fileUrl(context.ports, file.id, 'display'), width: file.width, height: file.height } };
}
