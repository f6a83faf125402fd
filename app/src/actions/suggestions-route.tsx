import { SuggestionsPanel } from '@fanlight/components/performers';
import { useListRandomPerformers } from '@fanlight/sdk/hooks';
import { toLoadable } from '../loadable.ts';
import { useFollow } from './use-follow.ts';

/** Performers whom one does not follow yet. */
export function SuggestionsRoute() {
  // What was drawn stays while it is followed, so that nothing jumps away below the finger.
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
