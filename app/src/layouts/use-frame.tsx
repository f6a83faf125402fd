import { paths } from '@fanlight/components/paths';
import { DemoBanner } from '@fanlight/components/primitives';
import { useMode } from '../mode.ts';
import { useSite } from '../site.ts';
import { usePreferences } from '../use-preferences.ts';

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
