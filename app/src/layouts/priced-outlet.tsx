import { CurrencyContext, type ShownCurrency } from '@fanlight/components/primitives';
import { useGetCommonSettings, useGetPublicSettings } from '@fanlight/sdk/hooks';
import { useMemo } from 'react';
import { useMe } from '../session/session.ts';
import { PageOutlet } from './page-outlet.tsx';

/**
 * Returns the currency in which prices are shown; null for the primary currency. Visitors see the primary currency, as
 * do viewers whose currency has no rate.
 */
function useShownCurrency(): ShownCurrency | null {
  const { data: settings } = useGetPublicSettings({ query: { staleTime: 300_000 } });
  const { data: common } = useGetCommonSettings({ query: { staleTime: 300_000 } });
  const code = useMe()?.currencySettings.currency;
  return useMemo(() => {
    if (!settings?.geoCurrenciesEnabled || !common || code === common.primaryCurrency) return null;
    const find = (wanted: string | undefined) => common.currencies.find((each) => each.code === wanted);
    const primary = find(common.primaryCurrency);
    const selected = find(code);
    return primary && selected ? { primary, selected } : null;
  }, [settings, common, code]);
}

/** Renders the current page inside a layout, with prices in the viewer's currency. */
export function PricedOutlet() {
  return (
    <CurrencyContext value={useShownCurrency()}>
      <PageOutlet />
    </CurrencyContext>
  );
}
