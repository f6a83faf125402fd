import { type StyledProps, styled } from '../../styled/index.ts';
import { Money } from './money.tsx';
import { useApproximation, usePrice } from './shown-currency.ts';

/** The props of {@link Price}, {@link Approximation} and {@link ChargedPrice}. */
export interface PriceProps extends StyledProps<'span'> {
  /** The amount in units of the primary currency, such as 9.95. */
  amount: number;
}

const Figures = styled('span', { base: { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } });

/** A price, followed by the approximate amount if the viewer's currency is not the primary one: `$9.95 (≈ €9.15)`. */
export function Price({ amount, ...rest }: PriceProps) {
  return (
    <Figures whiteSpace="normal" {...rest}>
      {usePrice()(amount)}
    </Figures>
  );
}

/**
 * The approximate amount in the viewer's currency, for use next to an exact amount. Renders nothing if that is the
 * primary currency.
 */
export function Approximation({ amount, ...rest }: PriceProps) {
  const text = useApproximation()(amount);
  return text === null ? null : (
    <Figures color="fg.muted" fontWeight="normal" {...rest}>
      {text}
    </Figures>
  );
}

/** The approximate amount in the viewer's currency, followed by the exact amount that is charged. */
export function ChargedPrice({ amount, ...rest }: PriceProps) {
  return (
    <styled.span display="inline-flex" flexWrap="wrap" justifyContent="flex-end" columnGap="2" {...rest}>
      <Approximation amount={amount} />
      <Money amount={amount} color="fg.default" fontWeight="semibold" />
    </styled.span>
  );
}
