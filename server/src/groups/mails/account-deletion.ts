import { eq } from 'drizzle-orm';
import type { OnAccountDeleted } from '../../content/index.ts';
import { developmentMails } from '../../db/schema/index.ts';
import { deleteAccountEffects } from '../../outbox/account-deletion.ts';

/** Empties the account's development mailbox, and deletes what is still to be sent to it. */
export const onAccountDeleted: OnAccountDeleted = async ({ tx }, { id, emailKey }) => {
  await tx.delete(developmentMails).where(eq(developmentMails.toKey, emailKey));
  await deleteAccountEffects(tx, id);
};
