import { useTranslation } from 'react-i18next';
import { ListFilters, PeriodFields } from '../content/index.ts';
import { Box, Stack } from '../primitives/index.ts';
import { fileKinds, type LibraryFilter, libraryUses } from './library-filter.ts';

export interface LibraryFiltersProps {
  filter: LibraryFilter;
  onFilterChange: (filter: LibraryFilter) => void;
  /** Whether the filters have the period of the upload. */
  hasPeriod: boolean;
}

/** The search and the filters of the media library. */
export function LibraryFilters({ filter, onFilterChange, hasPeriod }: LibraryFiltersProps) {
  const { t } = useTranslation('library');
  return (
    <Stack gap="0">
      <ListFilters
        search={{
          label: t('search'),
          value: filter.query,
          onChange: (query) => onFilterChange({ ...filter, query }),
          maxLength: 100,
        }}
        chips={{
          label: t('filter.kind'),
          choices: [
            { value: 'all' as const, label: t('filter.all') },
            ...fileKinds.map((value) => ({ value, label: t(`filter.kinds.${value}`) })),
          ],
          value: filter.kind ?? 'all',
          onChange: (value) => onFilterChange({ ...filter, kind: value === 'all' ? null : value }),
        }}
        kinds={{
          label: t('filter.use'),
          all: t('filter.anyUse'),
          choices: libraryUses.map((value) => ({ value, label: t(`filter.uses.${value}`) })),
          value: filter.use,
          onChange: (use) => onFilterChange({ ...filter, use }),
        }}
      />
      {hasPeriod && (
        <Box mb="4">
          <PeriodFields
            fromLabel={t('filter.from')}
            toLabel={t('filter.to')}
            value={filter}
            onChange={(period) => onFilterChange({ ...filter, ...period })}
          />
        </Box>
      )}
    </Stack>
  );
}
