import { and, eq, inArray, sql } from 'drizzle-orm';
import {
  type AccountDeletion,
  countOccurrences,
  deleteBatch,
  deleteItems,
  deletionBatch,
  lockRows,
  lowerCounter,
  moreAfter,
  moveSold,
} from '../../content/index.ts';
import { feedPollOptions, feedPolls, feedPollVotes, feeds } from '../../db/schema/index.ts';

export const accountDeletion: AccountDeletion = {
  /** Deletes the account's votes in polls. */
  async actions({ tx }, { id }) {
    const votes = await tx.select().from(feedPollVotes).where(eq(feedPollVotes.userId, id)).limit(deletionBatch);
    if (votes.length === 0) return;
    const pollIds = votes.map(({ pollId }) => pollId);
    const optionIds = votes.map(({ optionId }) => optionId);
    await lockRows(tx, feedPolls, feedPolls.id, pollIds);
    await lockRows(tx, feedPollOptions, feedPollOptions.id, optionIds);
    const deleted = await tx
      .delete(feedPollVotes)
      .where(and(eq(feedPollVotes.userId, id), inArray(feedPollVotes.pollId, pollIds)))
      .returning();
    await lowerCounter(
      tx,
      feedPolls,
      feedPolls.id,
      'total_votes',
      countOccurrences(deleted.map(({ pollId }) => pollId)),
    );
    const options = countOccurrences(deleted.map(({ optionId }) => optionId));
    await lowerCounter(tx, feedPollOptions, feedPollOptions.id, 'total_votes', options);
    return moreAfter(votes.length);
  },
  async sold(unit, account) {
    const { placeholder } = account;
    if (!placeholder) return;
    if (await moveSold('feed')(unit, account)) return 'more';
    const polls = unit.tx
      .select({ id: feeds.pollId })
      .from(feeds)
      .where(sql`${feeds.performerId} = ${placeholder.id} and ${feeds.pollId} is not null`);
    await unit.tx.update(feedPolls).set({ performerId: placeholder.id }).where(inArray(feedPolls.id, polls));
    return undefined;
  },
  async own(unit, account) {
    if (await deleteItems('feed')(unit, account)) return 'more';
    // Polls have no foreign key to the account.
    return deleteBatch(unit.tx, feedPolls, feedPolls.id, eq(feedPolls.performerId, account.id));
  },
};
