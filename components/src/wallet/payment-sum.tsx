import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Box, Money } from '../primitives/index.ts';

/** A line with a price or a deduction. */
export interface PaymentLine {
  label: string;
  value: ReactNode;
}

export interface PaymentSumProps {
  lines: readonly PaymentLine[];
  /** The balance in tokens; undefined while it loads, and null if no balance is shown. */
  balance: number | undefined | null;
  /** The amount that is paid from the wallet. */
  amount: number;
}

/** Shows the amount, and the balance before and after. Unknown and negative values are shown as a dash. */
export function PaymentSum({ lines, balance, amount }: PaymentSumProps) {
  const { t } = useTranslation('wallet');
  if (lines.length === 0 && balance === null) return null;
  const tokens = (value: number | undefined) => (value === undefined || value < 0 ? '–' : <Money amount={value} />);
  const ofWallet =
    balance === null
      ? []
      : [
          { label: t('pay.balanceNow'), value: tokens(balance) },
          { label: t('pay.balanceAfter'), value: tokens(balance === undefined ? undefined : balance - amount) },
        ];
  return (
    <Box as="dl" display="grid" gridTemplateColumns="1fr auto" gap="1" fontSize="sm" color="fg.muted">
      {[...lines, ...ofWallet].map(({ label, value }) => (
        <Fragment key={label}>
          <dt>{label}</dt>
          <Box as="dd" textAlign="end">
            {value}
          </Box>
        </Fragment>
      ))}
    </Box>
  );
}
