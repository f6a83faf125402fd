import { useTranslation } from 'react-i18next';
import { type Locale, localeNames } from '../i18n/index.ts';
import { ChoiceChips, Stack } from '../primitives/index.ts';
import { type ThemeChoice, themeChoices } from '../theme/index.ts';

export interface PreferencesProps {
  /** The selected theme, or `system` for that of the device. */
  themeChoice: ThemeChoice;
  onThemeChange: (choice: ThemeChoice) => void;
  locale: string;
  onLocaleChange: (locale: Locale) => void;
}

/** Selects language and theme. A selection applies immediately. */
export function Preferences({ themeChoice, onThemeChange, locale, onLocaleChange }: PreferencesProps) {
  const { t } = useTranslation('users');
  const locales = Object.entries(localeNames) as [Locale, string][];
  return (
    <Stack gap="6">
      <ChoiceChips
        label={t('preferences.language')}
        choices={locales.map(([value, name]) => ({ value, label: <span lang={value}>{name}</span> }))}
        value={locale in localeNames ? (locale as Locale) : null}
        onChange={onLocaleChange}
      />
      <ChoiceChips
        label={t('preferences.theme')}
        choices={themeChoices.map((value) => ({ value, label: t(`preferences.${value}`) }))}
        value={themeChoice}
        onChange={onThemeChange}
      />
    </Stack>
  );
}
