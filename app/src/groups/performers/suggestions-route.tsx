import { SuggestionsPanel } from '@fanlight/components/performers';
import { useIsHydrating } from '@fanlight/components/primitives';
import { useListRandomPerformers } from '@fanlight/sdk/hooks';
import { isEmbedded } from '../../embedded-data.ts';
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
  const toggleFollow = useFollow();
  // The home page of a new user has these suggestions twice. If the server has not rendered them in time, the first one
  // that hydrates fetches them, and the second one must still hydrate without them.
  const isTooNew = useIsHydrating() && !isEmbedded(query.dataUpdatedAt);
  return (
    <SuggestionsPanel
      performers={toLoadable({ ...query, data: isTooNew ? undefined : query.data?.data })}
      onToggleFollow={toggleFollow}
      onShuffle={() => void query.refetch()}
    />
  );
}
