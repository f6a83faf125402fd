export { formatMoney, formatWholeMoney } from '@fanlight/sdk/format';
export { type AmountLine, AmountLines } from './amount-lines.tsx';
export { CurrencyContext, type ShownCurrency } from './currency-context.ts';
export { Money, type MoneyProps } from './money.tsx';
export { Approximation, ChargedPrice, Price, type PriceProps } from './price.tsx';
export { amountProblemOf, hasTooManyDecimals, readAmount } from './read-amount.ts';
export { usePrice } from './shown-currency.ts';
