import type { Locale } from '@fanlight/components/i18n';
import { matchLocale } from '@fanlight/components/i18n';
import { paths } from '@fanlight/components/paths';
import { DemoBanner } from '@fanlight/components/primitives';
import { useTheme } from '@fanlight/components/theme';
import { updateMe } from '@fanlight/sdk/api';
import { useTranslation } from 'react-i18next';
import { useMode } from '../mode.ts';
import { useServices } from '../services.ts';
import { useMe } from '../session/session.ts';
import { useSite } from '../site.ts';

/** Returns theme and language with their setters. The language of a logged-in user is also stored on the server. */
export function usePreferences() {
  const { i18n } = useTranslation('common');
  const { theme, setTheme } = useTheme();
  const { client } = useServices();
  const me = useMe();
  const onLocaleChange = (locale: Locale) => {
    void i18n.changeLanguage(locale);
    if (me && matchLocale(me.locale) !== locale)
      void client.call(updateMe, { body: { locale } }).catch(() => undefined);
  };
  return { theme, onThemeChange: setTheme, locale: i18n.language, onLocaleChange };
}

/** Returns the banner of the demo mode (rule P9); undefined in production mode. */
export function useDemoBanner() {
  return useMode() === 'demo' ? <DemoBanner mailboxHref={paths.developmentMailbox()} /> : undefined;
}

/** Returns the props that all layouts share: the site's name, preferences, footer links, the demo banner. */
export function useFrame() {
  const { siteName, logoUrl, menus } = useSite();
  return {
    ...usePreferences(),
    siteName,
    logoUrl,
    footerLinks: menus.map(({ title, href }) => ({ label: title, href })),
    banner: useDemoBanner(),
  };
}
