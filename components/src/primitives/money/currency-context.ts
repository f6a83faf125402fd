import type { Currency } from '@fanlight/sdk/models';
import { createContext } from 'react';

/** Another currency than the primary one, in which somebody wants to see prices. */
export interface ShownCurrency {
  primary: Pick<Currency, 'exchangeRate'>;
  selected: Pick<Currency, 'code' | 'exchangeRate'>;
}

/** In which currency prices are shown; null where that is the primary one, in which everything is charged. */
export const CurrencyContext = createContext<ShownCurrency | null>(null);
