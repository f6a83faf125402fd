import { eq } from 'drizzle-orm';
import type { OnAccountDeleted } from '../../content/index.ts';
import { follows } from '../../db/schema/index.ts';

/** Follows that others have of the account are deleted with its row. */
export const onAccountDeleted: OnAccountDeleted = async ({ tx }, account) => {
  const followed = await tx.delete(follows).where(eq(follows.followerId, account.id)).returning();
  account.followedIds = followed.map(({ performerId }) => performerId);
};
