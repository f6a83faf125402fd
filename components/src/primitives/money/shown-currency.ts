import { convertFromPrimary, formatMoney } from '@fanlight/sdk/format';
import { useContext } from 'react';
import { CurrencyContext } from './currency-context.ts';

/** Returns a formatter of approximate amounts in the viewer's currency (`≈ €9.15`); null if that is the primary one. */
export function useApproximation(): (amount: number) => string | null {
  const shown = useContext(CurrencyContext);
  return (amount) =>
    shown && `≈\u00a0${formatMoney(convertFromPrimary(amount, shown.primary, shown.selected), shown.selected.code)}`;
}

/**
 * Returns a formatter of prices in the viewer's currency, approximate if that is not the primary one. Charges and
 * payments show the exact amount (`formatMoney`) with an {@link Approximation} instead.
 */
export function usePrice(): (amount: number) => string {
  const approximate = useApproximation();
  return (amount) => approximate(amount) ?? formatMoney(amount);
}
