import { searchPerformersQMaxLength } from '@fanlight/sdk/bounds';
import { Search, SlidersHorizontal } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Box, Button, Dialog, Flex, Icon, styled, TextInput } from '../primitives/index.ts';
import { countFilters, ExploreFilterFields, type ExploreFiltersProps } from './explore-filter-fields.tsx';

/**
 * The search field. The search starts when the form is submitted, so that the list does not change while the viewer
 * types.
 */
function SearchForm({ filters, onFiltersChange }: Pick<ExploreFiltersProps, 'filters' | 'onFiltersChange'>) {
  const { t } = useTranslation('performers');
  const [words, setWords] = useState(filters.q);
  const send = (event: FormEvent) => {
    event.preventDefault();
    onFiltersChange({ ...filters, q: words.trim() });
  };
  return (
    <styled.search flex="1 1 140px" minW="0">
      <form onSubmit={send}>
        <Flex gap="2">
          <Box flex="1" minW="0">
            <TextInput
              type="search"
              name="q"
              enterKeyHint="search"
              maxLength={searchPerformersQMaxLength}
              aria-label={t('explore.words')}
              placeholder={t('explore.words')}
              start={<Icon icon={Search} />}
              value={words}
              onChange={({ target }) => setWords(target.value)}
            />
          </Box>
          {/* On phones, the key of the on-screen keyboard submits the form. */}
          <Button type="submit" variant="outline" display={{ base: 'none', md: 'inline-flex' }}>
            {t('explore.search')}
          </Button>
        </Flex>
      </form>
    </styled.search>
  );
}

const noFilters = { gender: '', country: '', language: '', free: false } as const;

/** The button that opens the filters on phones, where they would need most of the first screen. */
function FiltersButton(props: ExploreFiltersProps) {
  const { filters, onFiltersChange } = props;
  const { t } = useTranslation('performers');
  const [isOpen, setOpen] = useState(false);
  const active = countFilters(filters);
  return (
    <Box display={{ md: 'none' }}>
      <Button variant="outline" icon={SlidersHorizontal} px="4" onClick={() => setOpen(true)}>
        {active === 0 ? t('explore.filters') : t('explore.activeFilters', { number: active })}
      </Button>
      <Dialog
        open={isOpen}
        title={t('explore.filters')}
        onClose={() => setOpen(false)}
        footer={
          <>
            {active > 0 && (
              <Button variant="outline" onClick={() => onFiltersChange({ ...filters, ...noFilters })}>
                {t('explore.clear')}
              </Button>
            )}
            <Button onClick={() => setOpen(false)}>{t('explore.show')}</Button>
          </>
        }
      >
        <ExploreFilterFields {...props} />
      </Dialog>
    </Box>
  );
}

/** The surface around the search and the filters. Phones have only one row, which needs none. */
const Surface = styled('section', {
  base: {
    display: 'grid',
    gap: '4',
    md: {
      p: '6',
      bg: 'bg.surface',
      border: '1px solid',
      borderColor: 'border.hairline',
      borderRadius: 'card',
      boxShadow: 'card',
    },
  },
});

/**
 * The search and the filters of the list of performers. A search starts when the form is submitted, and a filter
 * applies immediately. On phones, the filters are in a dialog.
 */
export function ExploreFiltersForm(props: ExploreFiltersProps) {
  const { filters, onFiltersChange } = props;
  const { t } = useTranslation('performers');
  return (
    <Surface aria-label={t('explore.filters')}>
      {/* Large text wraps the button to a second line, where the field would have no room beside it. */}
      <Flex gap="2" wrap="wrap">
        {/*
         * A changed key mounts the form again, so that it shows the search text of a changed URL. Otherwise it would
         * keep the typed text.
         */}
        <SearchForm key={filters.q} filters={filters} onFiltersChange={onFiltersChange} />
        <FiltersButton {...props} />
      </Flex>
      <Box display={{ base: 'none', md: 'block' }}>
        <ExploreFilterFields {...props} />
      </Box>
    </Surface>
  );
}
