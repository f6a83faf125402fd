import { eq } from 'drizzle-orm';
import { users } from '../../db/schema/index.ts';
import { fold } from '../../keys.ts';
import type { Db } from '../../ports/index.ts';
import type { Unit } from '../../unit.ts';

export type UserRow = typeof users.$inferSelect;

/** The fields of a new account. */
export type UserDraft = Pick<UserRow, 'name' | 'email' | 'username' | 'passwordHash' | 'locale'>;

/** The fields of an account that can change. */
export type UserChanges = Partial<
  UserDraft & Pick<UserRow, 'pendingEmail' | 'emailVerifiedAt' | 'manualCurrency' | 'currency'>
>;

/** Returns the normalised columns by which names, usernames and e-mail addresses are compared. */
const keysOf = ({ name, email, username }: UserChanges) => ({
  ...(name !== undefined && { nameKey: fold(name) }),
  ...(email !== undefined && { emailKey: fold(email) }),
  ...(username !== undefined && { usernameKey: username && fold(username) }),
});

/**
 * Returns the address of an unconfirmed account whose own address belongs to another account. It receives no mail
 * (RFC 2606 reserves the domain).
 */
export const placeholderEmailOf = (id: string): string => `${id}@unconfirmed.invalid`;

/** Inserts an account, with a placeholder for the address if it is null. */
export async function insertUser(
  { tx, now, nextId }: Unit,
  draft: Omit<UserDraft, 'email'> & { email: string | null },
): Promise<UserRow> {
  const id = nextId();
  const email = draft.email ?? placeholderEmailOf(id);
  const [user] = await tx
    .insert(users)
    .values({
      id,
      ...draft,
      email,
      nameKey: fold(draft.name),
      emailKey: fold(email),
      usernameKey: draft.username && fold(draft.username),
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  if (!user) throw new Error('The account was not inserted.');
  return user;
}

/** Changes an account. */
export async function updateUser({ tx, now }: Unit, id: string, changes: UserChanges): Promise<void> {
  await tx
    .update(users)
    .set({ ...changes, ...keysOf(changes), updatedAt: now })
    .where(eq(users.id, id));
}

/** Stores the country of a user's latest request (rule A4). */
export async function setCountry(db: Db, id: string, countryCode: string): Promise<void> {
  await db.update(users).set({ countryCode }).where(eq(users.id, id));
}
