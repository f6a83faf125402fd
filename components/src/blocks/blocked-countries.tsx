import { useTranslation } from 'react-i18next';
import {
  Box,
  Field,
  type Loadable,
  LoadableView,
  RemovableChips,
  Select,
  Skeleton,
  Stack,
  Text,
} from '../primitives/index.ts';

export interface BlockedCountriesProps {
  /** Codes of the blocked countries, ISO 3166-1 alpha-2. */
  blocked: Loadable<readonly string[]>;
  /** All countries, in display order. */
  countries: readonly { code: string; name: string }[];
  /** Called with all blocked countries after a change. */
  onChange: (codes: string[]) => void;
}

function Countries({
  blocked,
  countries,
  onChange,
}: Omit<BlockedCountriesProps, 'blocked'> & { blocked: readonly string[] }) {
  const { t } = useTranslation('blocks');
  const chosen = countries.filter(({ code }) => blocked.includes(code));
  return (
    <Stack gap="4">
      <Box maxW="320px">
        <Field label={t('countries.add')}>
          <Select value="" onChange={({ target }) => target.value && onChange([...blocked, target.value])}>
            <option value="">{t('countries.choose')}</option>
            {countries
              .filter(({ code }) => !blocked.includes(code))
              .map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
          </Select>
        </Field>
      </Box>
      {chosen.length === 0 ? (
        <Text tone="subtle">{t('countries.empty')}</Text>
      ) : (
        <RemovableChips
          label={t('countries.list')}
          chips={chosen}
          removeLabel={(name) => t('countries.remove', { name })}
          onRemove={(code) => onChange(blocked.filter((other) => other !== code))}
        />
      )}
    </Stack>
  );
}

/** Edits the list of countries that a performer blocks (operation `updateBlockedCountries`, rule A4). */
export function BlockedCountries({ blocked, ...props }: BlockedCountriesProps) {
  const { t } = useTranslation('blocks');
  return (
    <Stack gap="4">
      <Text tone="muted">{t('countries.text')}</Text>
      <LoadableView
        data={blocked}
        skeleton={
          <Stack gap="4">
            <Skeleton h="70px" maxW="320px" />
            <Skeleton h="44px" />
          </Stack>
        }
      >
        {(codes) => <Countries blocked={codes} {...props} />}
      </LoadableView>
    </Stack>
  );
}
