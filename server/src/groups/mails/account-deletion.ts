import { eq } from 'drizzle-orm';
import { developmentMails } from '../../db/schema/index.ts';
import { deleteAccountEffects } from '../../outbox/account-deletion.ts';
import type { Unit } from '../../unit.ts';

/**
 * Deletes the account's mails in the development mailbox, and its mails and other effects in the outbox. The caller
 * removes the email address from the account afterwards.
 */
export async function deleteMails({ tx }: Unit, { id, emailKey }: { id: string; emailKey: string }): Promise<void> {
  await tx.delete(developmentMails).where(eq(developmentMails.toKey, emailKey));
  await deleteAccountEffects(tx, id);
}
