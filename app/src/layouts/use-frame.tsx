import type { Locale } from '@fanlight/components/i18n';
import { matchLocale } from '@fanlight/components/i18n';
import { paths } from '@fanlight/components/paths';
import { DemoBanner } from '@fanlight/components/primitives';
import { useTheme } from '@fanlight/components/theme';
import { updateMe } from '@fanlight/sdk/hooks';
import { useTranslation } from 'react-i18next';
import { useMode } from '../mode.ts';
import { useMe } from '../session/session.ts';
import { useSite } from '../site.ts';

/** Theme and language as they are, and how to change them; a person's language is kept on the server too. */
export function usePreferences() {
  const { i18n } = useTranslation('common');
  const { theme, setTheme } = useTheme();
  const me = useMe();
  const onLocaleChange = (locale: Locale) => {
    void i18n.changeLanguage(locale);
    if (me && matchLocale(me.locale) !== locale) void updateMe({ locale }).catch(() => undefined);
  };
  return { theme, onThemeChange: setTheme, locale: i18n.language, onLocaleChange };
}

/** The banner of demo mode (rule P9); undefined in production mode. */
export function useDemoBanner() {
  return useMode() === 'demo' ? <DemoBanner mailboxHref={paths.developmentMailbox()} /> : undefined;
}

/** What every layout is given: the name of the site, preferences, the links of the footer, the demo's banner. */
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
