import type { Decorator } from '@storybook/react-vite';
import { CurrencyContext, type ShownCurrency } from './currency-context.ts';

const euros: ShownCurrency = { primary: { exchangeRate: 1 }, selected: { code: 'EUR', exchangeRate: 0.92 } };

/** Decorates a story for a viewer whose currency is the euro. */
export const inEuros: Decorator = (Story) => (
  <CurrencyContext value={euros}>
    <Story />
  </CurrencyContext>
);
