import { eq } from 'drizzle-orm';
import type { AccountDeletion } from '../../content/index.ts';
import { users } from '../../db/schema/index.ts';
import type { Unit } from '../../unit.ts';
import { deletedEmailOf } from './emails.ts';
import { deletedUserSummary } from './summaries.ts';

/** Returns the values that replace the personal data in the row of an account. */
function anonymousColumns(id: string) {
  const email = deletedEmailOf(id);
  return { name: deletedUserSummary(id).name, nameKey: '', email, emailKey: email };
}

/**
 * Makes an account anonymous, and frees its username and its e-mail address. After the commit, all transactions treat
 * the account as deleted (`Unit.people`).
 *
 * @param passwordHash the hash of a random password
 */
export async function closeAccount({ tx, now }: Unit, id: string, passwordHash: string): Promise<void> {
  const noPersonalData = {
    emailVerifiedAt: null,
    pendingEmail: null,
    enteredEmailKey: null,
    enteredEmailAt: null,
    username: null,
    usernameKey: null,
    avatarFileId: null,
    coverFileId: null,
    countryCode: null,
    isPerformer: false,
  };
  await tx
    .update(users)
    .set({ ...anonymousColumns(id), ...noPersonalData, passwordHash, closedAt: now, updatedAt: now })
    .where(eq(users.id, id));
}

export const accountDeletion: AccountDeletion = {
  async placeholder({ tx, now }, { placeholder }) {
    if (!placeholder) return;
    const { id, passwordHash } = placeholder;
    const times = { createdAt: now, updatedAt: now };
    await tx
      .insert(users)
      .values({ id, ...anonymousColumns(id), passwordHash, ...times })
      .onConflictDoNothing();
  },
  /** This step is the last one of the deletion. Foreign keys delete the few rows that still refer to the account. */
  async own({ tx }, { id }) {
    await tx.delete(users).where(eq(users.id, id));
  },
};
