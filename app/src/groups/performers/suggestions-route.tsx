import { SuggestionsPanel } from '@fanlight/components/performers';
import { useIsHydrating } from '@fanlight/components/primitives';
import { useListRandomPerformers } from '@fanlight/sdk/hooks';
import { toLoadable } from '../../loadable.ts';
import { useIsDesktop } from '../../use-is-desktop.ts';
import { useFollow } from '../follows/index.ts';

export interface SuggestionsRouteProps {
  /**
   * Whether the suggestions are in the side column, which only wide screens have. On other screens nothing is fetched
   * or rendered.
   */
  isInSideColumn?: boolean;
}

/** Suggests performers whom the viewer does not follow. */
export function SuggestionsRoute({ isInSideColumn = false }: SuggestionsRouteProps) {
  const isDesktop = useIsDesktop();
  // A performer whom the viewer follows from this list stays in it, so that the layout does not shift under the
  // pointer.
  const query = useListRandomPerformers(
    { limit: 4 },
    { query: { staleTime: Number.POSITIVE_INFINITY, enabled: isDesktop || !isInSideColumn } },
  );
  // The server renders no suggestions. The home page of a new user has them twice, and the first ones may have been
  // fetched before the second ones are hydrated.
  const isHydrating = useIsHydrating();
  const toggleFollow = useFollow();
  return (
    <SuggestionsPanel
      performers={toLoadable({ ...query, data: isHydrating ? undefined : query.data?.data })}
      onToggleFollow={toggleFollow}
      onShuffle={() => void query.refetch()}
    />
  );
}
