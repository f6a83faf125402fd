import { SuggestionsPanel } from '@fanlight/components/performers';
import { useListRandomPerformers } from '@fanlight/sdk/hooks';
import { toLoadable } from '../loadable.ts';
import { useFollow } from './use-follow.ts';

/** Performers whom one does not follow yet. */
export function SuggestionsRoute() {
  // Suggestions stay rendered while one is being followed, so that the layout does not shift under the pointer.
  const query = useListRandomPerformers({ limit: 4 }, { query: { staleTime: Number.POSITIVE_INFINITY } });
  const toggleFollow = useFollow();
  return (
    <SuggestionsPanel
      performers={toLoadable({ ...query, data: query.data?.data })}
      onToggleFollow={toggleFollow}
      onShuffle={() => void query.refetch()}
    />
  );
}
