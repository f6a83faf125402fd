import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Box, Money } from '../primitives/index.ts';

/** A price or a deduction. */
export interface PaymentLine {
  label: string;
  value: ReactNode;
}

export interface PaymentSumProps {
  lines: readonly PaymentLine[];
  /** The balance in tokens; undefined while loading, null to show no balance. */
  balance: number | undefined | null;
  /** The amount paid from the wallet. */
  amount: number;
}

/** The amount, and the balance before and after; unknown and negative values are shown as a dash. */
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
