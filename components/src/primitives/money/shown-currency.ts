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
 * Returns a function that formats prices: the amount that is charged, followed by the approximate amount if the viewer's
 * currency is not the primary one, such as `$9.95 (≈ €9.15)`.
 */
export function usePrice(): (amount: number) => string {
  const approximate = useApproximation();
  return (amount) => {
    const approximation = approximate(amount);
    return formatMoney(amount) + (approximation ? ` (${approximation})` : '');
  };
}
