import { eq } from 'drizzle-orm';
import { users } from '../../db/schema/index.ts';
import { fold } from '../../keys.ts';
import type { Db } from '../../ports/index.ts';
import type { Unit } from '../../unit.ts';
import { unconfirmedEmailOf } from './emails.ts';

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

/** An address that a user entered, without proof that it is theirs. */
export interface EnteredEmail {
  email: string;
  /** Whether the address belongs to another account. */
  isTaken: boolean;
}

/**
 * Returns the columns of an unconfirmed account. If the address belongs to another account, a placeholder takes its
 * place, which receives no mail.
 */
function enteredEmailColumns(id: string, { email, isTaken }: EnteredEmail, now: Date) {
  const own = isTaken ? unconfirmedEmailOf(id) : email;
  return { email: own, emailKey: fold(own), enteredEmailKey: fold(email), enteredEmailAt: now };
}

/** Inserts an account, whose address is unconfirmed. */
export async function insertUser(
  { tx, now, nextId }: Unit,
  { email, isTaken, ...draft }: UserDraft & EnteredEmail,
): Promise<UserRow> {
  const id = nextId();
  const [user] = await tx
    .insert(users)
    .values({
      id,
      ...draft,
      ...enteredEmailColumns(id, { email, isTaken }, now),
      nameKey: fold(draft.name),
      usernameKey: draft.username && fold(draft.username),
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  if (!user) throw new Error('The account was not inserted.');
  return user;
}

/** Changes an account. The confirmation of an address deletes the one that was entered at the registration. */
export async function updateUser({ tx, now }: Unit, id: string, changes: UserChanges): Promise<void> {
  const confirmed = changes.emailVerifiedAt ? { enteredEmailKey: null, enteredEmailAt: null } : {};
  await tx
    .update(users)
    .set({ ...changes, ...keysOf(changes), ...confirmed, updatedAt: now })
    .where(eq(users.id, id));
}

/** Replaces the address of an unconfirmed account. */
export async function replaceEnteredEmail({ tx, now }: Unit, id: string, entered: EnteredEmail): Promise<void> {
  await tx
    .update(users)
    .set({ ...enteredEmailColumns(id, entered, now), updatedAt: now })
    .where(eq(users.id, id));
}

/** Stores the country of a user's latest request (rule A4). */
export async function setCountry(db: Db, id: string, countryCode: string): Promise<void> {
  await db.update(users).set({ countryCode }).where(eq(users.id, id));
}

/** Gives an account the role of a performer. */
export async function markAsPerformer({ tx, now }: Unit, id: string): Promise<void> {
  await tx.update(users).set({ isPerformer: true, updatedAt: now }).where(eq(users.id, id));
}

/** Makes an account that of an operator, or of no operator (rule O1). */
export async function setOperatorAccess(
  { tx, now }: Unit,
  id: string,
  access: UserRow['operatorAccess'],
): Promise<void> {
  await tx.update(users).set({ operatorAccess: access, updatedAt: now }).where(eq(users.id, id));
}
