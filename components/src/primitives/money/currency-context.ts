import type { Currency } from '@fanlight/sdk/models';
import { createContext } from 'react';

/** The viewer's currency, and the exchange rates between it and the primary currency. */
export interface ShownCurrency {
  primary: Pick<Currency, 'exchangeRate'>;
  selected: Pick<Currency, 'code' | 'exchangeRate'>;
}

/** The currency in which the viewer sees prices. Null if it is the primary currency, in which everything is charged. */
export const CurrencyContext = createContext<ShownCurrency | null>(null);
