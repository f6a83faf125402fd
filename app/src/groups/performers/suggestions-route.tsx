import { SuggestionsPanel } from '@fanlight/components/performers';
import { useListRandomPerformers } from '@fanlight/sdk/hooks';
import { toLoadable } from '../../loadable.ts';
import { useIsDesktop } from '../../use-is-desktop.ts';
import { useFollow } from '../follows/index.ts';

/** Props of {@link SuggestionsRoute}. */
export interface SuggestionsRouteProps {
  /** Rendered beside the page, where only desktops show it: others neither fetch nor render the performers. */
  isBeside?: boolean;
}

/** Performers whom one does not follow yet. */
export function SuggestionsRoute({ isBeside = false }: SuggestionsRouteProps) {
  const isDesktop = useIsDesktop();
  // Suggestions stay rendered while one is being followed, so that the layout does not shift under the pointer.
  const query = useListRandomPerformers(
    { limit: 4 },
    { query: { staleTime: Number.POSITIVE_INFINITY, enabled: isDesktop || !isBeside } },
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
