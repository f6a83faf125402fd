export { formatMoney, formatWholeMoney } from '@fanlight/sdk/format';
export { Money, type MoneyProps } from './money.tsx';
export { Approximation, Charged, Price, type PriceProps } from './price.tsx';
export { CurrencyContext, type ShownCurrency, usePrice } from './shown-currency.ts';
