import type { Feed } from '@fanlight/sdk/models';
import { type ReactNode, useCallback } from 'react';
import { type ListLoadable, LoadableList, Stack } from '../primitives/index.ts';
import type { PostActions } from './post-actions.tsx';
import { PostCard, PostCardSkeleton } from './post-card.tsx';

export interface FeedListProps {
  feeds: ListLoadable<Feed>;
  actions: PostActions;
  onLoadMore: () => void;
  empty: ReactNode;
  label: string;
  /** Whether pinned posts have a label. */
  isPinShown?: boolean;
}

/** A list of posts that loads more posts while the viewer scrolls. */
export function FeedList({ feeds, actions, onLoadMore, empty, label, isPinShown = false }: FeedListProps) {
  const renderItem = useCallback(
    (feed: Feed, isFirst: boolean) => (
      <PostCard feed={feed} actions={actions} isFirst={isFirst} isPinShown={isPinShown} />
    ),
    [actions, isPinShown],
  );
  return (
    <LoadableList
      data={feeds}
      skeleton={
        <Stack gap="4">
          <PostCardSkeleton />
          <PostCardSkeleton />
        </Stack>
      }
      getKey={(feed) => feed._id}
      renderItem={renderItem}
      onLoadMore={onLoadMore}
      label={label}
      empty={empty}
    />
  );
}
