import type { Context, PeopleOf } from '../../context.ts';
import { isTaken } from '../../db/errors.ts';
import type { Unit } from '../../unit.ts';
import type { UserRow } from '../users/index.ts';
import { registeredMail } from './mails.ts';
import { createLink, deleteLinks, findByEmail } from './store.ts';

/** Mails a user whose e-mail address was entered for another account. */
export async function mailExistingAccount(
  context: Context,
  unit: Unit,
  owner: UserRow,
  redirect?: string,
): Promise<void> {
  await deleteLinks(unit.tx, owner.id, 'reset-password');
  const link = { userId: owner.id, purpose: 'reset-password', email: owner.email, now: unit.now } as const;
  unit.mail(registeredMail(owner.email, owner, await createLink(unit.tx, context.ports, link), redirect));
}

/**
 * Runs a transaction that gives a new account an e-mail address. The transaction receives the owner of the address if it
 * belongs to an account already, and repeats if it loses a race against another account with the address.
 *
 * @param people - the accounts to lock besides the owner's; if `isHidden` is false, the owner is not looked up, and the
 *   transaction violates the unique index of addresses
 */
export async function withOwnerOf<T>(
  context: Context,
  email: string,
  { isHidden, ids = [], ...people }: PeopleOf & { isHidden: boolean },
  work: (unit: Unit, owner: UserRow | undefined) => Promise<T>,
): Promise<T> {
  const attempt = async () => {
    const owner = isHidden ? await findByEmail(context.db, email) : undefined;
    // If the owner has deleted the account since it was read, the address is free.
    return context.transaction((unit) => work(unit, owner && unit.people.has(owner.id) ? owner : undefined), {
      ...people,
      ids: [...ids, owner?.id ?? null],
    });
  };
  try {
    return await attempt();
  } catch (error) {
    if (!isHidden || !isTaken(error, 'user_email_key')) throw error;
    return attempt();
  }
}
