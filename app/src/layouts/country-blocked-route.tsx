import { CountryBlockedPage } from '@fanlight/components/layouts';
import { useSite } from '../site.ts';
import { useDemoBanner } from './use-frame.tsx';

/** Replaces every page in a country that the operator has blocked (rule A4). */
export function CountryBlockedRoute() {
  const { siteName, logoUrl } = useSite();
  return <CountryBlockedPage siteName={siteName} logoUrl={logoUrl} banner={useDemoBanner()} />;
}
