import { formatMoney, formatWholeMoney } from '@fanlight/sdk/format';
import { type StyledProps, styled } from '../../styled/index.ts';

export interface MoneyProps extends StyledProps<'span'> {
  /** The amount in units of the currency, such as 9.95. */
  amount: number;
  currency?: string;
  /** Whether to omit the decimals, as in presets, chips and large totals (rule M11). */
  whole?: boolean;
  /** Whether to show the sign: plus in green for income, minus in red for spending. */
  signed?: boolean;
}

/** An amount of money with two decimals. Its digits have equal widths, so that columns are aligned. */
export function Money({ amount, currency, whole = false, signed = false, ...rest }: MoneyProps) {
  const format = whole ? formatWholeMoney : formatMoney;
  const text = format(signed ? Math.abs(amount) : amount, currency);
  const hasSign = signed && amount !== 0;
  const tone = hasSign ? ({ color: amount > 0 ? 'money.in' : 'money.out' } as const) : {};
  return (
    <styled.span fontVariantNumeric="tabular-nums" whiteSpace="nowrap" {...tone} {...rest}>
      {hasSign && (amount > 0 ? '+' : '−')}
      {text}
    </styled.span>
  );
}
