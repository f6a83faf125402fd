import { eq } from 'drizzle-orm';
import type { OnAccountDeleted } from '../../content/index.ts';
import { developmentMails } from '../../db/schema/index.ts';
import { deleteAccountEffects } from '../../outbox/account-deletion.ts';

/** Deletes the account's mails in the development mailbox, and its mails and other effects in the outbox. */
export const onAccountDeleted: OnAccountDeleted = async ({ tx }, { id, emailKey }) => {
  await tx.delete(developmentMails).where(eq(developmentMails.toKey, emailKey));
  await deleteAccountEffects(tx, id);
};
