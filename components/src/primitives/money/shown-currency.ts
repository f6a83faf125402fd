import { convertFromPrimary, formatMoney } from '@fanlight/sdk/format';
import { useContext } from 'react';
import { CurrencyContext } from './currency-context.ts';

/**
 * Returns a function that formats an approximate amount in the viewer's currency (`≈ €9.15`). Null if that is the
 * primary currency.
 */
export function useApproximation(): (amount: number) => string | null {
  const shown = useContext(CurrencyContext);
  return (amount) =>
    shown && `≈\u00a0${formatMoney(convertFromPrimary(amount, shown.primary, shown.selected), shown.selected.code)}`;
}

/**
 * Returns a function that formats prices in the viewer's currency. They are approximate, unless that is the primary
 * currency. Charges and payments show the exact amount instead (`formatMoney`), with an {@link Approximation}.
 */
export function usePrice(): (amount: number) => string {
  const approximate = useApproximation();
  return (amount) => approximate(amount) ?? formatMoney(amount);
}
