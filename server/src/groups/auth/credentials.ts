import { and, eq, gte, isNull } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { linkTokens } from '../../db/schema/index.ts';
import { fold } from '../../keys.ts';
import type { Unit } from '../../unit.ts';
import { type UserRow, updateUser } from '../users/index.ts';
import { type ChangeKind, changeMail, verificationMail } from './mails.ts';
import { createLink, deleteLinks, deleteSessions } from './store.ts';

/**
 * Mails the link that confirms an address, and revokes links that confirm another address.
 *
 * @param redirect - path of this site that the link leads to afterwards
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

/** Cancels unconfirmed changes of an account: a new address, a new password. */
async function endPendingChanges(unit: Unit, userId: string): Promise<void> {
  await deleteLinks(unit.tx, userId, 'verify-email');
  await deleteLinks(unit.tx, userId, 'reset-password');
  await updateUser(unit, userId, { pendingEmail: null });
}

/**
 * Mails a notice of a change, with a link to undo it, to the account's current or former address (rule P2). An
 * unconfirmed address receives nothing: it may belong to a stranger, and the link is as powerful as a password.
 */
export async function mailChange(context: Context, unit: Unit, user: UserRow, kind: ChangeKind): Promise<void> {
  if (!user.emailVerifiedAt) return;
  const link = { userId: user.id, purpose: 'undo-change', email: user.email, now: unit.now } as const;
  unit.mail(changeMail(user.email, user, kind, await createLink(unit.tx, context.ports, link)));
}

/** Sets a password at the request of the account's owner: ends sessions and pending changes (rules P2, P3). */
export async function setPassword(
  context: Context,
  unit: Unit,
  { user, passwordHash, exceptSessionId }: { user: UserRow; passwordHash: string; exceptSessionId?: string },
): Promise<void> {
  await updateUser(unit, user.id, { passwordHash });
  await endPendingChanges(unit, user.id);
  await deleteSessions(unit, user.id, 'password-changed', exceptSessionId);
  await mailChange(context, unit, user, 'password');
}

/** Confirms an address by its link. A new address replaces the old one, which receives a mail. */
export async function confirmEmail(context: Context, unit: Unit, user: UserRow, email: string): Promise<void> {
  const isNew = fold(email) !== user.emailKey;
  if (isNew) {
    await endPendingChanges(unit, user.id);
    await mailChange(context, unit, user, 'email');
  }
  await updateUser(unit, user.id, { email, pendingEmail: null, emailVerifiedAt: unit.now });
}

/**
 * Restores an account's former address, with a new password. Links that undo later changes are revoked, so that an
 * attacker can't undo this undo. Links that undo earlier changes stay valid.
 */
export async function undoChange(
  unit: Unit,
  link: typeof linkTokens.$inferSelect,
  passwordHash: string,
): Promise<void> {
  const { userId, email, expiresAt } = link;
  await updateUser(unit, userId, { email, emailVerifiedAt: unit.now, passwordHash });
  await endPendingChanges(unit, userId);
  const isLater = and(eq(linkTokens.purpose, 'undo-change'), gte(linkTokens.expiresAt, expiresAt));
  await unit.tx.delete(linkTokens).where(and(eq(linkTokens.userId, userId), isNull(linkTokens.usedAt), isLater));
  await deleteSessions(unit, userId, 'password-changed');
}
