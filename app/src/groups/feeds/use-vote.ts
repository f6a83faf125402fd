import { useVoteFeedPoll } from '@fanlight/sdk/hooks';
import type { Feed, FeedPoll } from '@fanlight/sdk/models';
import { useTranslation } from 'react-i18next';
import { changeItem } from '../../cache/cached-items.ts';
import { showFailure } from '../../failures.ts';
import { useServices } from '../../services.ts';

/** Returns the poll with the viewer's vote added. */
const withVote = (poll: FeedPoll, optionId: string): FeedPoll => ({
  ...poll,
  hasVoted: true,
  totalVotes: poll.totalVotes + 1,
  options: poll.options.map((option) =>
    option._id === optionId ? { ...option, isChosen: true, totalVotes: option.totalVotes + 1 } : option,
  ),
});

/** Returns a function that votes in the poll of a post. The update is optimistic, and reverted if the call fails. */
export function useVote(): (feed: Feed, optionId: string) => void {
  const { t } = useTranslation('common');
  const { queryClient } = useServices();
  const vote = useVoteFeedPoll();
  return ({ _id: id, poll }, optionId) => {
    if (!poll) return;
    changeItem.feed(queryClient, id, (shown) => ({ ...shown, poll: withVote(poll, optionId) }));
    vote.mutate(
      { id, data: { optionId } },
      {
        onError: (error) => {
          changeItem.feed(queryClient, id, (shown) => ({ ...shown, poll }));
          showFailure(error, t);
        },
      },
    );
  };
}
