import { convertFromPrimary, formatMoney } from '@fanlight/sdk/format';
import { useContext } from 'react';
import { CurrencyContext } from './currency-context.ts';

/** About how much an amount is in the viewer's currency: `≈ €9.15`; null where that is the primary one. */
export function useApproximation(): (amount: number) => string | null {
  const shown = useContext(CurrencyContext);
  return (amount) =>
    shown && `≈\u00a0${formatMoney(convertFromPrimary(amount, shown.primary, shown.selected), shown.selected.code)}`;
}

/**
 * An approximate price in the viewer's currency. Charges and payments show the exact amount instead (`formatMoney`), with an
 * {@link Approximation} beside it.
 */
export function usePrice(): (amount: number) => string {
  const approximate = useApproximation();
  return (amount) => approximate(amount) ?? formatMoney(amount);
}
