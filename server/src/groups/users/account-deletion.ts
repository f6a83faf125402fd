import { eq } from 'drizzle-orm';
import type { OnAccountDeleted } from '../../content/index.ts';
import { users } from '../../db/schema/index.ts';
import { deletedUserSummary } from './summaries.ts';

/** Inserts the placeholder account that owns the sold items. It has no name or e-mail address, and a random password. */
export const addPlaceholder: OnAccountDeleted = async ({ tx, now }, { placeholder }) => {
  if (!placeholder) return;
  const { id, passwordHash } = placeholder;
  const email = `${id}@deleted.invalid`;
  const { name } = deletedUserSummary(id);
  const times = { createdAt: now, updatedAt: now };
  await tx.insert(users).values({ id, name, nameKey: '', email, emailKey: email, passwordHash, ...times });
};

/** Deletes the account's row. Foreign keys delete the remaining rows of the account. */
export const onAccountDeleted: OnAccountDeleted = async ({ tx }, { id }) => {
  await tx.delete(users).where(eq(users.id, id));
};
