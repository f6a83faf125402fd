import { SuggestionsPanel } from '@fanlight/components/performers';
import { useListRandomPerformers } from '@fanlight/sdk/hooks';
import { toLoadable } from '../../loadable.ts';
import { useIsDesktop } from '../../use-is-desktop.ts';
import { useFollow } from '../follows/index.ts';

export interface SuggestionsRouteProps {
  /** Rendered in the column next to the page, which only desktops have: elsewhere nothing is fetched or rendered. */
  isInSideColumn?: boolean;
}

/** Performers whom the viewer does not follow yet. */
export function SuggestionsRoute({ isInSideColumn = false }: SuggestionsRouteProps) {
  const isDesktop = useIsDesktop();
  // A performer who is followed stays in the list, so that the layout does not shift under the pointer.
  const query = useListRandomPerformers(
    { limit: 4 },
    { query: { staleTime: Number.POSITIVE_INFINITY, enabled: isDesktop || !isInSideColumn } },
  );
  const toggleFollow = useFollow();
  return (
    <SuggestionsPanel
      performers={toLoadable({ ...query, data: query.data?.data })}
      onToggleFollow={toggleFollow}
      onShuffle={() => void query.refetch()}
    />
  );
}
