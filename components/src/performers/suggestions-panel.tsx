import type { Performer } from '@fanlight/sdk/models';
import { RefreshCw } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Card, Flex, Heading, IconButton, type Loadable, LoadableView, Skeleton, Stack } from '../primitives/index.ts';
import { PerformerRow } from './performer-row.tsx';

export interface SuggestionsPanelProps {
  performers: Loadable<readonly Performer[]>;
  onToggleFollow: (performer: Performer) => void;
  onShuffle: () => void;
}

function RowsSkeleton() {
  return (
    <Stack gap="4">
      <Skeleton h="44px" />
      <Skeleton h="44px" />
      <Skeleton h="44px" />
    </Stack>
  );
}

/** Suggests performers whom the viewer does not follow, next to the timeline. */
export function SuggestionsPanel({ performers, onToggleFollow, onShuffle }: SuggestionsPanelProps) {
  const { t } = useTranslation('performers');
  const title = useId();
  if (performers.state === 'ready' && performers.value.length === 0) return null;
  return (
    <Card as="section" aria-labelledby={title} padding="sm">
      <Flex justify="space-between" align="center" mb="3">
        <Heading level={2} size="label" id={title}>
          {t('suggestions.title')}
        </Heading>
        <IconButton icon={RefreshCw} label={t('suggestions.shuffle')} size="sm" onClick={onShuffle} />
      </Flex>
      <LoadableView data={performers} skeleton={<RowsSkeleton />}>
        {(items) => (
          <Stack gap="4">
            {items.map((performer) => (
              <PerformerRow key={performer._id} performer={performer} onToggleFollow={onToggleFollow} />
            ))}
          </Stack>
        )}
      </LoadableView>
    </Card>
  );
}
