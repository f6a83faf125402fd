import { eq } from 'drizzle-orm';
import type { OnAccountDeleted } from '../../content/index.ts';
import { developmentMails } from '../../db/schema/index.ts';

/** Empties the account's development mailbox. */
export const onAccountDeleted: OnAccountDeleted = async ({ tx }, { emailKey }) => {
  await tx.delete(developmentMails).where(eq(developmentMails.toKey, emailKey));
};
