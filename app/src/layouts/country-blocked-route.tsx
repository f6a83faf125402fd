import { CountryBlockedPage } from '@fanlight/components/layouts';

/** Replaces every page in a country that the operator has shut out (rule A4). */
export function CountryBlockedRoute({ siteName, logoUrl }: { siteName: string; logoUrl: string | null }) {
  return <CountryBlockedPage siteName={siteName} logoUrl={logoUrl} />;
}
