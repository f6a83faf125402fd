import { eq } from 'drizzle-orm';
import type { OnAccountDeleted } from '../../content/index.ts';
import { follows } from '../../db/schema/index.ts';

/** Deletes the follows by the account. A foreign key deletes the follows of the account by other users. */
export const onAccountDeleted: OnAccountDeleted = async ({ tx }, account) => {
  const followed = await tx.delete(follows).where(eq(follows.followerId, account.id)).returning();
  account.followedIds = followed.map(({ performerId }) => performerId);
};
