import type { Currency } from '@fanlight/sdk/models';
import { createContext } from 'react';

/** Exchange rates of the primary currency and the viewer's currency. */
export interface ShownCurrency {
  primary: Pick<Currency, 'exchangeRate'>;
  selected: Pick<Currency, 'code' | 'exchangeRate'>;
}

/** The viewer's currency; null if it is the primary currency, in which everything is charged. */
export const CurrencyContext = createContext<ShownCurrency | null>(null);
