import type { Currency, CurrencySettings } from '@fanlight/sdk/models';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field, LocalOption, LocalText, Select, showToast } from '../primitives/index.ts';
import { AccountSection } from './account-section.tsx';
import { countryName, currencyName } from './currency-names.ts';

export interface CurrencySectionProps {
  /** The settings that the server has stored. */
  settings: CurrencySettings;
  /** The currencies that have an exchange rate. */
  currencies: readonly Currency[];
  /** The primary currency, in which everything is charged. */
  primaryCurrency: string;
  /** The viewer's country by the IP address, and the currency of that country. Null while it loads. */
  place: { countryCode: string | null; currency: string } | null;
  save: (settings: CurrencySettings) => Promise<{ ok: true } | { error: string }>;
}

/** The value of the option that selects the currency of the viewer's country. */
const byCountry = 'country';

const choiceOf = ({ manualDetect, currency }: CurrencySettings) => (manualDetect ? currency : byCountry);

/**
 * Saves a selection optimistically. Requests do not overlap, and selections that were replaced meanwhile are not sent.
 * If saving fails, the selection is reverted.
 */
function useChoice({ settings, primaryCurrency, save }: CurrencySectionProps) {
  const { t } = useTranslation('common');
  const [chosen, setChosen] = useState<string>();
  const [error, setError] = useState<string>();
  const latest = useRef('');
  const saving = useRef(Promise.resolve());
  const choose = (choice: string) => {
    latest.current = choice;
    setChosen(choice);
    setError(undefined);
    const manualDetect = choice !== byCountry;
    saving.current = saving.current.then(async () => {
      if (latest.current !== choice) return;
      const result = await save({ manualDetect, currency: manualDetect ? choice : primaryCurrency });
      if (latest.current !== choice) return;
      setChosen(undefined);
      if ('error' in result) setError(result.error);
      else showToast({ text: t('changesSaved'), tone: 'success' });
    });
  };
  return { value: chosen ?? choiceOf(settings), isSaving: chosen !== undefined, error, choose };
}

/**
 * Selects the currency in which the viewer sees prices (rule M11): that of the viewer's country, or another one
 * (operation `updateMe`).
 */
export function CurrencySection(props: CurrencySectionProps) {
  const { currencies, primaryCurrency, place } = props;
  const { t, i18n } = useTranslation('users');
  const { value, isSaving, error, choose } = useChoice(props);
  const nameOf = (code: string) =>
    currencyName(currencies.find((each) => each.code === code) ?? { code, symbol: code }, i18n.language);
  const country = place?.countryCode && countryName(place.countryCode, i18n.language);
  const currency = nameOf(place?.currency ?? primaryCurrency);
  return (
    <AccountSection id="currency" title={t('currency.title')}>
      <Field
        label={t('currency.label')}
        help={<LocalText>{t('currency.help', { primary: nameOf(primaryCurrency) })}</LocalText>}
        error={error}
      >
        <Select value={value} aria-busy={isSaving} onChange={({ target }) => choose(target.value)}>
          <LocalOption value={byCountry}>
            {country
              ? t('currency.byCountry', { country, currency })
              : t(place ? 'currency.byUnknownCountry' : 'currency.byAnyCountry', { currency })}
          </LocalOption>
          {currencies.map(({ code }) => (
            <LocalOption key={code} value={code}>
              {nameOf(code)}
            </LocalOption>
          ))}
        </Select>
      </Field>
    </AccountSection>
  );
}
