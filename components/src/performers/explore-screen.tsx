import { formatCount } from '@fanlight/sdk/format';
import type { Performer } from '@fanlight/sdk/models';
import { Clapperboard } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../paths/index.ts';
import {
  Button,
  ButtonLink,
  EmptyState,
  Flex,
  type ListLoadable,
  PageHeader,
  Stack,
  Text,
} from '../primitives/index.ts';
import { countFilters, type ExploreFilters, type ExploreFiltersProps } from './explore-filter-fields.tsx';
import { ExploreFiltersForm } from './explore-filters.tsx';
import { PerformerGrid } from './performer-grid.tsx';

export type { ExploreFilters };

export interface ExploreScreenProps extends ExploreFiltersProps {
  performers: ListLoadable<Performer>;
  /** Removes all filters, and keeps the order of the list. */
  onClear: () => void;
  onLoadMore: () => void;
}

/** `/explore`: lists all creators, with filters and a choice of the order. */
export function ExploreScreen({ performers, onClear, onLoadMore, ...form }: ExploreScreenProps) {
  const { t, i18n } = useTranslation('performers');
  const isFiltered = form.filters.q !== '' || countFilters(form.filters) > 0;
  const total = performers.state === 'ready' ? performers.value.total : undefined;
  const clear = (
    <Button variant="outline" size="sm" onClick={onClear}>
      {t('explore.clear')}
    </Button>
  );
  return (
    <Stack gap="4">
      <PageHeader
        title={t('explore.title')}
        description={t('explore.text')}
        actions={
          <ButtonLink to={paths.reels({ back: paths.explore() })} variant="outline" icon={Clapperboard}>
            {t('explore.reels')}
          </ButtonLink>
        }
      />
      <ExploreFiltersForm {...form} />
      <Flex justify="space-between" align="center" gap="3" wrap="wrap" minH="44px">
        <Text tone="muted" role="status">
          {total !== undefined && t('explore.found', { count: total, formatted: formatCount(total, i18n.language) })}
        </Text>
        {isFiltered && total !== 0 && clear}
      </Flex>
      <PerformerGrid
        performers={performers}
        onLoadMore={onLoadMore}
        label={t('explore.list')}
        empty={
          isFiltered ? (
            <EmptyState
              illustration="lantern"
              title={t('explore.noMatch')}
              text={t('explore.noMatchText')}
              action={clear}
            />
          ) : (
            <EmptyState illustration="stage" title={t('welcome.empty')} />
          )
        }
      />
    </Stack>
  );
}
