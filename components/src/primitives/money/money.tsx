import { formatMoney, formatWholeMoney } from '@fanlight/sdk/format';
import { type StyledProps, styled } from '../../styled/index.ts';

export interface MoneyProps extends StyledProps<'span'> {
  /** The amount in units of the currency, such as 9.95. */
  amount: number;
  currency?: string;
  /** Omits the decimals, for presets, chips and headline totals (rule M11). */
  whole?: boolean;
  /** Shows the sign of a movement: plus in green, minus in red. */
  signed?: boolean;
}

/** An amount of money with two decimals and tabular figures. */
export function Money({ amount, currency, whole = false, signed = false, ...rest }: MoneyProps) {
  const format = whole ? formatWholeMoney : formatMoney;
  const text = format(signed ? Math.abs(amount) : amount, currency);
  const moved = signed && amount !== 0;
  const tone = moved ? ({ color: amount > 0 ? 'money.in' : 'money.out' } as const) : {};
  return (
    <styled.span fontVariantNumeric="tabular-nums" whiteSpace="nowrap" {...tone} {...rest}>
      {moved && (amount > 0 ? '+' : '−')}
      {text}
    </styled.span>
  );
}
