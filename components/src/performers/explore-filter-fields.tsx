import type { Gender, PerformerSortBy } from '@fanlight/sdk/models';
import { useTranslation } from 'react-i18next';
import { Box, Field, fillColumns, Grid, Select, Stack, Switch } from '../primitives/index.ts';
import { CountryFlag } from './country-flag.tsx';

/** The search text and the filters. An empty text means that there is no filter. */
export interface ExploreFilters {
  q: string;
  gender: Gender | '';
  /** The code of the country (ISO 3166-1 alpha-2). */
  country: string;
  /** The code of the language (ISO 639-1). */
  language: string;
  /** Whether only performers are listed who offer the viewer a free subscription (rule M7). */
  free: boolean;
  sort: PerformerSortBy;
}

/** An option: a code, and its name in the language of the page. */
export interface Choice {
  code: string;
  name: string;
}

export interface ExploreFiltersProps {
  filters: ExploreFilters;
  /** The countries to choose from; empty while they load. */
  countries: readonly Choice[];
  /** The URL of the flag of the selected country. */
  countryFlag?: string;
  languages: readonly Choice[];
  onFiltersChange: (filters: ExploreFilters) => void;
}

/** Returns the number of filters in use, without the search text and the order. */
export const countFilters = ({ gender, country, language, free }: ExploreFilters): number =>
  [gender, country, language, free].filter(Boolean).length;

const sorts = ['popular', 'latest', 'name'] as const satisfies PerformerSortBy[];

function CodeSelect(props: {
  label: string;
  value: string;
  choices: readonly Choice[];
  /** The URL of a flag to show in front of the selected option. */
  flag?: string | undefined;
  onChange: (code: string) => void;
}) {
  const { label, value, choices, flag, onChange } = props;
  const { t } = useTranslation('performers');
  const isUnknown = value !== '' && !choices.some(({ code }) => code === value);
  return (
    <Field label={label}>
      <Box position="relative">
        <Select
          value={value}
          onChange={({ target }) => onChange(target.value)}
          // Leaves space for the flag.
          {...(flag && { ps: '42px' })}
        >
          <option value="">{t('explore.any')}</option>
          {choices.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
          {/* Shows the code in the URL until the options have loaded. */}
          {isUnknown && <option value={value}>{value}</option>}
        </Select>
        {flag && !isUnknown && (
          <CountryFlag src={flag} position="absolute" insetStart="3" insetBlock="0" my="auto" pointerEvents="none" />
        )}
      </Box>
    </Field>
  );
}

/** The fields of the filters and of the order. A change applies immediately. */
export function ExploreFilterFields(props: ExploreFiltersProps) {
  const { filters, countries, countryFlag, languages, onFiltersChange } = props;
  const { t } = useTranslation('performers');
  const change = (changes: Partial<ExploreFilters>) => onFiltersChange({ ...filters, ...changes });
  const genders = (['female', 'male'] as const).map((code) => ({ code, name: t(`explore.${code}`) }));
  return (
    <Stack gap="3">
      <Grid gap="4" gridTemplateColumns={fillColumns('140px', 'auto-fit')}>
        <CodeSelect
          label={t('explore.gender')}
          value={filters.gender}
          choices={genders}
          onChange={(code) => change({ gender: genders.find((gender) => gender.code === code)?.code ?? '' })}
        />
        <CodeSelect
          label={t('explore.country')}
          value={filters.country}
          choices={countries}
          flag={countryFlag}
          onChange={(country) => change({ country })}
        />
        <CodeSelect
          label={t('explore.language')}
          value={filters.language}
          choices={languages}
          onChange={(language) => change({ language })}
        />
        <Field label={t('explore.sort')}>
          <Select
            value={filters.sort}
            onChange={({ target }) => change({ sort: sorts.find((sort) => sort === target.value) ?? 'popular' })}
          >
            {sorts.map((sort) => (
              <option key={sort} value={sort}>
                {t(`explore.${sort}`)}
              </option>
            ))}
          </Select>
        </Field>
      </Grid>
      <Box>
        <Switch
          label={t('explore.free')}
          help={t('explore.freeHelp')}
          checked={filters.free}
          onChange={({ target }) => change({ free: target.checked })}
        />
      </Box>
    </Stack>
  );
}
