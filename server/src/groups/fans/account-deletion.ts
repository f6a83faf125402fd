import { eq } from 'drizzle-orm';
import { type AccountDeletion, deleteBatch } from '../../content/index.ts';
import { fans } from '../../db/schema/index.ts';

export const accountDeletion: AccountDeletion = {
  /** Deletes what the account keeps about its fans. */
  actions: ({ tx }, { id }) => deleteBatch(tx, fans, fans.id, eq(fans.performerId, id)),
  /** Deletes what performers keep about the account. */
  responses: ({ tx }, { id }) => deleteBatch(tx, fans, fans.id, eq(fans.userId, id)),
};
