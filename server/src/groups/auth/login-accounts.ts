import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import { users } from '../../db/schema/index.ts';
import { fold } from '../../keys.ts';
import type { Db } from '../../ports/index.ts';
import type { UserRow } from '../users/index.ts';

/** The accounts to which a login by an e-mail address can refer while addresses need a confirmation. */
export interface LoginAccounts {
  /** The account that has confirmed the address. */
  owner: UserRow | undefined;
  /**
   * The unconfirmed account for which the address was entered last. It is the same account whether or not the address
   * belongs to another one (`docs/decisions/0007-entered-addresses.md`).
   */
  latestEntrant: UserRow | undefined;
}

/** Whether login credentials are an e-mail address. A username contains no `@` (rule P1). */
export const isEmail = (credentials: string): boolean => fold(credentials).includes('@');

/** Finds the accounts to which a login by an e-mail address can refer. */
export async function findLoginAccounts(db: Db, email: string): Promise<LoginAccounts> {
  const key = fold(email);
  const [owner] = await db
    .select()
    .from(users)
    .where(and(eq(users.emailKey, key), isNotNull(users.emailVerifiedAt)));
  const [latestEntrant] = await db
    .select()
    .from(users)
    .where(and(eq(users.enteredEmailKey, key), isNull(users.emailVerifiedAt)))
    .orderBy(desc(users.enteredEmailAt), desc(users.id))
    .limit(1);
  return { owner, latestEntrant };
}
