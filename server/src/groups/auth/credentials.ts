import { and, eq, gte, isNull } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { linkTokens } from '../../db/schema/index.ts';
import { fold } from '../../keys.ts';
import type { Unit } from '../../unit.ts';
import { type UserRow, updateUser } from '../users/index.ts';
import { type ChangeKind, changeMail, verificationMail } from './mails.ts';
import { linkLifetimeMs } from './rules.ts';
import { remove as removeSecondFactor } from './second-factor/store.ts';
import { createLink, deleteLinks, deleteSessions } from './store.ts';

/**
 * Mails a link that confirms an e-mail address, and revokes the user's earlier links with this purpose.
 *
 * @param redirect - the path to which the user is redirected after the confirmation
 */
export async function mailVerification(
  context: Context,
  unit: Unit,
  user: UserRow,
  email: string,
  redirect?: string,
): Promise<void> {
  await deleteLinks(unit.tx, user.id, 'verify-email');
  const link = { userId: user.id, purpose: 'verify-email', email, now: unit.now } as const;
  unit.mail(verificationMail(email, user, await createLink(unit.tx, context.ports, link), redirect));
}

/** Cancels the change to an e-mail address that the user has not confirmed, and revokes the mailed link. */
export async function cancelPendingEmail(unit: Unit, userId: string): Promise<void> {
  await deleteLinks(unit.tx, userId, 'verify-email');
  await updateUser(unit, userId, { pendingEmail: null });
}

/** Cancels changes that the user has not confirmed: a new e-mail address or a password reset. */
export async function cancelPendingChanges(unit: Unit, userId: string): Promise<void> {
  await deleteLinks(unit.tx, userId, 'reset-password');
  await cancelPendingEmail(unit, userId);
}

/**
 * Mails a notice about a change, with a link that undoes the change, to the user's e-mail address before the change
 * (rule P2). An unconfirmed e-mail address receives no mail: it may belong to a stranger, who could use the link to set
 * a password.
 */
export async function mailChange(context: Context, unit: Unit, user: UserRow, kind: ChangeKind): Promise<void> {
  if (!user.emailVerifiedAt) return;
  const link = { userId: user.id, purpose: 'undo-change', email: user.email, now: unit.now } as const;
  unit.mail(changeMail(user.email, user, kind, await createLink(unit.tx, context.ports, link)));
}

/** Sets a new password, ends sessions and cancels pending changes (rules P2, P3). */
export async function setPassword(
  context: Context,
  unit: Unit,
  { user, passwordHash, exceptSessionId }: { user: UserRow; passwordHash: string; exceptSessionId?: string },
): Promise<void> {
  await updateUser(unit, user.id, { passwordHash });
  await cancelPendingChanges(unit, user.id);
  await deleteSessions(unit, user.id, 'password-changed', exceptSessionId);
  await mailChange(context, unit, user, 'password');
}

/** Confirms an e-mail address. If it is new, it replaces the former one, which receives a mail about the change. */
export async function confirmEmail(context: Context, unit: Unit, user: UserRow, email: string): Promise<void> {
  const isNew = fold(email) !== user.emailKey;
  if (isNew) {
    await cancelPendingChanges(unit, user.id);
    await mailChange(context, unit, user, 'email');
  }
  await updateUser(unit, user.id, { email, pendingEmail: null, emailVerifiedAt: unit.now });
}

/**
 * Restores an account's former e-mail address, sets a new password, and removes a second factor that was enabled since the
 * change. The links that undo later changes are revoked: an attacker may have received them, and could cancel this
 * restoration. The links that undo earlier changes stay valid, and an earlier second factor stays enabled.
 */
export async function undoChange(
  unit: Unit,
  link: typeof linkTokens.$inferSelect,
  passwordHash: string,
): Promise<void> {
  const { userId, email, expiresAt } = link;
  await updateUser(unit, userId, { email, emailVerifiedAt: unit.now, passwordHash });
  await cancelPendingChanges(unit, userId);
  const isLater = and(eq(linkTokens.purpose, 'undo-change'), gte(linkTokens.expiresAt, expiresAt));
  await unit.tx.delete(linkTokens).where(and(eq(linkTokens.userId, userId), isNull(linkTokens.usedAt), isLater));
  await removeSecondFactor(unit.tx, userId, new Date(expiresAt.getTime() - linkLifetimeMs));
  await deleteSessions(unit, userId, 'password-changed');
}
