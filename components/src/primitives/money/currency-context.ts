import type { Currency } from '@fanlight/sdk/models';
import { createContext } from 'react';

/** The viewer's currency, if it is not the primary one. */
export interface ShownCurrency {
  primary: Pick<Currency, 'exchangeRate'>;
  selected: Pick<Currency, 'code' | 'exchangeRate'>;
}

/** In which currency prices are shown; null where that is the primary one, in which everything is charged. */
export const CurrencyContext = createContext<ShownCurrency | null>(null);
