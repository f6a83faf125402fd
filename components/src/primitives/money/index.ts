export { formatMoney, formatWholeMoney } from '@fanlight/sdk/format';
export { Money, type MoneyProps } from './money.tsx';
