import { formatDate } from '@fanlight/sdk/format';
import { useTranslation } from 'react-i18next';
import { Box, Field, Select } from '../primitives/index.ts';

export interface MonthFilterProps {
  /** The selected month (UTC) such as `2026-05`; empty for all months. */
  month: string;
  /** The months that can be selected, latest first. */
  months: readonly string[];
  onChange: (month: string) => void;
}

/** Selects the month of a list of payments. */
export function MonthFilter({ month, months, onChange }: MonthFilterProps) {
  const { t, i18n } = useTranslation('wallet');
  // A link may name a month before the account existed.
  const options = month && !months.includes(month) ? [month, ...months] : months;
  return (
    <Box maxW="240px" mb="4">
      <Field label={t('month.label')}>
        <Select value={month} onChange={(event) => onChange(event.target.value)}>
          <option value="">{t('month.all')}</option>
          {options.map((each) => (
            <option key={each} value={each}>
              {formatDate(`${each}-01T00:00:00Z`, i18n.language, { month: 'long', year: 'numeric', timeZone: 'UTC' })}
            </option>
          ))}
        </Select>
      </Field>
    </Box>
  );
}
