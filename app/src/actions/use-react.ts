import { useCreateReaction, useDeleteReaction } from '@fanlight/sdk/hooks';
import type { Feed, ReactionAction } from '@fanlight/sdk/models';
import { useTranslation } from 'react-i18next';
import { showFailure } from '../failures.ts';
import { changeFeed } from './cached-feeds.ts';

/** How a post looks with a reaction set or taken back. */
function withReaction(feed: Feed, action: ReactionAction, isSet: boolean): Feed {
  const step = isSet ? 1 : -1;
  return action === 'like'
    ? { ...feed, isLiked: isSet, totalLikes: Math.max(0, feed.totalLikes + step) }
    : { ...feed, isBookmarked: isSet, totalBookmarks: Math.max(0, feed.totalBookmarks + step) };
}

/** Likes and bookmarks: shown at once, taken back when the server says no. */
export function useReact(): (feed: Feed, action: ReactionAction, isSet: boolean) => void {
  const { t } = useTranslation('common');
  const create = useCreateReaction();
  const remove = useDeleteReaction();
  return (feed, action, isSet) => {
    changeFeed(feed._id, (shown) => withReaction(shown, action, isSet));
    (isSet ? create : remove).mutate(
      { data: { action, objectType: 'feed', objectId: feed._id } },
      {
        onError: (error) => {
          changeFeed(feed._id, (shown) => withReaction(shown, action, !isSet));
          showFailure(error, t);
        },
      },
    );
  };
}
