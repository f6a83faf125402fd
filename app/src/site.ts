import { useGetPublicSettings } from '@fanlight/sdk/hooks';
import type { PublicSettings } from '@fanlight/sdk/models';
import { useTranslation } from 'react-i18next';

/** The data of the site that every page shows. It is stored in local storage for the next visit. */
export type Site = Pick<PublicSettings, 'siteName' | 'logoUrl' | 'menus' | 'favicon'>;

const key = 'site';

const isText = (value: unknown) => typeof value === 'string';
const isMenu = (value: unknown) => typeof value === 'object' && value !== null && 'title' in value && 'href' in value;

/** Parses the stored data; null if nothing is stored, or if the data is invalid. */
export function readSite(stored: string | null): Site | null {
  try {
    const value = JSON.parse(stored ?? 'null') as Partial<Site> | null;
    if (!value || !isText(value.siteName) || !Array.isArray(value.menus) || !value.menus.every(isMenu)) return null;
    const { siteName = '', menus, logoUrl = null, favicon = null } = value;
    return { siteName, menus, logoUrl: isText(logoUrl) ? logoUrl : null, favicon: isText(favicon) ? favicon : null };
  } catch {
    return null;
  }
}

let storedSite: Site | null | undefined;

/**
 * Returns the site of the previous visit. Returns null if the storage is unavailable, as in SSR: the built-in name is
 * then used until the settings have loaded.
 */
function readStoredSite(): Site | null {
  if (storedSite !== undefined) return storedSite;
  try {
    storedSite = readSite(typeof localStorage === 'undefined' ? null : localStorage.getItem(key));
  } catch {
    storedSite = null;
  }
  return storedSite;
}

/** Stores the settings for the next visit. */
export function storeSite({ siteName, logoUrl, menus, favicon }: Site): void {
  try {
    localStorage.setItem(key, JSON.stringify({ siteName, logoUrl, menus, favicon }));
  } catch {
    // If the storage is unavailable, the next visit shows the built-in name until the settings have loaded.
  }
}

/**
 * Returns name, logo, menus and favicon of the site: those of the settings, or those of the previous visit, or the
 * built-in ones.
 */
export function useSite(): Site {
  const { t } = useTranslation('common');
  const { data } = useGetPublicSettings({ query: { staleTime: 300_000 } });
  return data ?? readStoredSite() ?? { siteName: t('siteName'), logoUrl: null, menus: [], favicon: null };
}
