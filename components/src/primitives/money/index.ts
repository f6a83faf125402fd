export { formatMoney, formatWholeMoney } from './format.ts';
export { Money, type MoneyProps } from './money.tsx';
