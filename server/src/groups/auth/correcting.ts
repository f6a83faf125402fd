import type { Context } from '../../context.ts';
import type { Input } from '../../contract.ts';
import { ApiFailure, fieldFailure } from '../../http/failure.ts';
import { requireIpLimit, requireLimit } from '../../http/limit.ts';
import type { Unit } from '../../unit.ts';
import { readSettings } from '../settings/index.ts';
import { replaceEnteredEmail } from '../users/index.ts';
import { mailExistingAccount, withOwnerOf } from './claimed-email.ts';
import { cancelPendingChanges, mailVerification } from './credentials.ts';
import { requireMailLimit } from './mail-limit.ts';
import { isRegistrationKey } from './registration-key.ts';
import { accountMailLimit, correctionPeriodMs, registerLimit } from './rules.ts';
import { readLockedUser } from './store.ts';

const notCorrectable = () => new ApiFailure('STATUS_CONFLICT', { reason: 'EMAIL_NOT_CORRECTABLE' });

/** Reads the account of a registration, and fails unless its address is unconfirmed and the account is new. */
async function readCorrectableUser({ tx, now, people }: Unit, userId: string) {
  const user = people.has(userId) ? await readLockedUser(tx, userId) : undefined;
  const isCorrectable = user && !user.emailVerifiedAt && now.getTime() - user.createdAt.getTime() < correctionPeriodMs;
  if (!isCorrectable) throw notCorrectable();
  return user;
}

/**
 * Replaces the unconfirmed address of a new account (operation `correctRegistrationEmail`). The links that were mailed to
 * the former address are revoked. If the new address belongs to another account, the new account gets a placeholder as
 * in a registration, so that neither the response nor the former address reveals the other account.
 */
export async function correctRegistrationEmail(
  context: Context,
  { body }: { body: Input<'correctRegistrationEmail'>['body'] },
) {
  const { userId, registrationKey, redirect } = body;
  await requireIpLimit(context, 'register', registerLimit);
  if (!isRegistrationKey(context, userId, registrationKey))
    throw fieldFailure('VALIDATION_FAILED', 'registrationKey', 'INVALID');
  // Without confirmation the account can be in use already, and changing its address requires the password (rule P2).
  if (!(await readSettings(context.db)).requireEmailVerification) throw notCorrectable();
  await requireLimit(context, `mail-account:${userId}`, accountMailLimit);
  await requireMailLimit(context, body.email);
  const newEmail = body.email.trim();
  await withOwnerOf(
    context,
    newEmail,
    // Changing the e-mail address, which is a unique key, needs the lock `for update`.
    { isHidden: true, ids: [userId], strength: 'update' },
    async (unit, owner) => {
      const user = await readCorrectableUser(unit, userId);
      const otherOwner = owner && owner.id !== userId ? owner : undefined;
      await cancelPendingChanges(unit, userId);
      await replaceEnteredEmail(unit, userId, { email: newEmail, isTaken: otherOwner !== undefined });
      if (otherOwner) await mailExistingAccount(context, unit, otherOwner, redirect);
      else await mailVerification(context, unit, user, newEmail, redirect);
    },
  );
  return { data: { success: true } } as const;
}
