import type { Decorator } from '@storybook/react-vite';
import { CurrencyContext, type ShownCurrency } from './currency-context.ts';

const euros: ShownCurrency = { primary: { exchangeRate: 1 }, selected: { code: 'EUR', exchangeRate: 0.92 } };

/** Renders a story for a viewer who sees prices in euros. */
export const inEuros: Decorator = (Story) => (
  <CurrencyContext value={euros}>
    <Story />
  </CurrencyContext>
);
