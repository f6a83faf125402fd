import { formatCount } from '@fanlight/sdk/format';
import type { Performer } from '@fanlight/sdk/models';
import { useTranslation } from 'react-i18next';
import {
  Button,
  EmptyState,
  EndlessList,
  Flex,
  Grid,
  type ListLoadable,
  LoadableView,
  PageHeader,
  Stack,
  Text,
} from '../primitives/index.ts';
import { type ExploreFilters, ExploreFiltersForm, type ExploreFiltersProps } from './explore-filters.tsx';
import { PerformerCard, PerformerCardSkeleton } from './performer-card.tsx';

export type { ExploreFilters };

/** Props of {@link ExploreScreen}. */
export interface ExploreScreenProps extends ExploreFiltersProps {
  performers: ListLoadable<Performer>;
  /** Takes every filter away; the order stays. */
  onClear: () => void;
  onLoadMore: () => void;
}

const columnWidth = '240px';

function CardsSkeleton() {
  const shapes = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];
  return (
    <Grid gap="4" gridTemplateColumns={`repeat(auto-fill, minmax(min(${columnWidth}, 100%), 1fr))`}>
      {shapes.map((shape) => (
        <PerformerCardSkeleton key={shape} />
      ))}
    </Grid>
  );
}

const isNarrowed = ({ q, gender, country, language, free }: ExploreFilters) =>
  free || [q, gender, country, language].some((text) => text !== '');

/** `/explore`: every creator, narrowed by filters and sorted. */
export function ExploreScreen({ performers, onClear, onLoadMore, ...form }: ExploreScreenProps) {
  const { t, i18n } = useTranslation('performers');
  const narrowed = isNarrowed(form.filters);
  const total = performers.state === 'ready' ? performers.value.total : undefined;
  const clear = (
    <Button variant="outline" size="sm" onClick={onClear}>
      {t('explore.clear')}
    </Button>
  );
  return (
    <Stack gap="4">
      <PageHeader title={t('explore.title')} description={t('explore.text')} />
      <ExploreFiltersForm {...form} />
      <Flex justify="space-between" align="center" gap="3" wrap="wrap" minH="44px">
        <Text tone="muted" role="status">
          {total !== undefined && t('explore.found', { count: total, formatted: formatCount(total, i18n.language) })}
        </Text>
        {narrowed && total !== 0 && clear}
      </Flex>
      <LoadableView data={performers} skeleton={<CardsSkeleton />}>
        {(page) => (
          <EndlessList
            page={page}
            getKey={(performer) => performer._id}
            renderItem={(performer) => <PerformerCard performer={performer} />}
            onLoadMore={onLoadMore}
            label={t('explore.list')}
            columnWidth={columnWidth}
            empty={
              narrowed ? (
                <EmptyState
                  drawing="lantern"
                  title={t('explore.noMatch')}
                  text={t('explore.noMatchText')}
                  action={clear}
                />
              ) : (
                <EmptyState drawing="stage" title={t('welcome.empty')} />
              )
            }
          />
        )}
      </LoadableView>
    </Stack>
  );
}
