import { Fragment, type ReactNode } from 'react';
import { Box } from '../layout/index.ts';

/** A line with the name of an amount and the amount, such as a `Money`. */
export interface AmountLine {
  label: string;
  value: ReactNode;
  /** Whether the line is the result of the lines above. It is bold. */
  isResult?: boolean;
}

/** Amounts below one another with their names, such as a price, the commission and what is left. */
export function AmountLines({ lines }: { lines: readonly AmountLine[] }) {
  return (
    <Box as="dl" display="grid" gridTemplateColumns="1fr auto" columnGap="4" rowGap="2" fontSize="sm">
      {lines.map(({ label, value, isResult = false }) => (
        <Fragment key={label}>
          <Box as="dt" {...(isResult ? { fontWeight: 'semibold' } : { color: 'fg.muted' })}>
            {label}
          </Box>
          <Box as="dd" textAlign="end" {...(isResult && { fontWeight: 'semibold' })}>
            {value}
          </Box>
        </Fragment>
      ))}
    </Box>
  );
}
