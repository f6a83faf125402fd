import { type Locale, matchLocale } from '@fanlight/components/i18n';
import { useTheme } from '@fanlight/components/theme';
import { updateMe } from '@fanlight/sdk/api';
import { useTranslation } from 'react-i18next';
import { useServices } from './services.ts';
import { useMe } from './session/session.ts';

/** Returns theme and language with their setters. The language of a logged-in user is also stored on the server. */
export function usePreferences() {
  const { i18n } = useTranslation('common');
  const { theme, choice, setTheme } = useTheme();
  const { client } = useServices();
  const me = useMe();
  const onLocaleChange = (locale: Locale) => {
    void i18n.changeLanguage(locale);
    if (me && matchLocale(me.locale) !== locale)
      void client.call(updateMe, { body: { locale } }).catch(() => undefined);
  };
  return { theme, themeChoice: choice, onThemeChange: setTheme, locale: i18n.language, onLocaleChange };
}
