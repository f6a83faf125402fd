import { eq, inArray, sql } from 'drizzle-orm';
import {
  countOccurrences,
  lockRows,
  lowerCounter,
  moveSold,
  type OnAccountDeleted,
  subtractFromItems,
} from '../../content/index.ts';
import { feedPollOptions, feedPolls, feedPollVotes, feeds } from '../../db/schema/index.ts';

/** Moves sold posts to the placeholder account. A foreign key deletes the other posts. */
export const onAccountDeleted: OnAccountDeleted = async (unit, account) => {
  await subtractFromItems(unit, account, 'feed');
  await moveSold(unit, account, 'feed');
};

/**
 * Subtracts the account's votes from polls, and moves the polls of sold posts to the placeholder account. It is separate
 * from `onAccountDeleted`, because polls come after all items and their responses in the lock order.
 */
export const removeFromPolls: OnAccountDeleted = async ({ tx }, { id, isPerformer, placeholder }) => {
  const votes = await tx.select().from(feedPollVotes).where(eq(feedPollVotes.userId, id));
  const pollIds = votes.map(({ pollId }) => pollId);
  const optionIds = votes.map(({ optionId }) => optionId);
  await lockRows(tx, feedPolls, feedPolls.id, pollIds);
  await lowerCounter(tx, feedPolls, feedPolls.id, 'total_votes', countOccurrences(pollIds));
  await lockRows(tx, feedPollOptions, feedPollOptions.id, optionIds);
  await lowerCounter(tx, feedPollOptions, feedPollOptions.id, 'total_votes', countOccurrences(optionIds));
  if (!isPerformer) return;
  if (placeholder) {
    const polls = tx
      .select({ id: feeds.pollId })
      .from(feeds)
      .where(sql`${feeds.performerId} = ${placeholder.id} and ${feeds.pollId} is not null`);
    await tx.update(feedPolls).set({ performerId: placeholder.id }).where(inArray(feedPolls.id, polls));
  }
  // Polls have no foreign key to the account.
  await tx.delete(feedPolls).where(eq(feedPolls.performerId, id));
};
