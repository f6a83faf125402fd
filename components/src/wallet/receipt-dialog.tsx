import { formatDate } from '@fanlight/sdk/format';
import { Printer } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Box, Button, Dialog, Money, PrintCopy } from '../primitives/index.ts';
import type { PaymentLine } from './payment-sum.tsx';

export interface ReceiptDialogProps {
  /** The number of the payment. */
  number: string;
  paidAt: string;
  /** The purchase or the tip, such as "Tip to Mara Quill". */
  item: ReactNode;
  /** The name of the recipient. */
  recipient: string;
  /** The name of the viewer, who paid. */
  payer: string;
  /** The means of payment: a card or the wallet. */
  method: string;
  /** Other lines, such as a discount or a refund. */
  lines?: readonly PaymentLine[];
  amount: number;
  currency?: string;
  onClose: () => void;
}

interface ReceiptLinesProps {
  lines: readonly PaymentLine[];
  amountLabel: string;
  amount: number;
  currency?: string | undefined;
}

/** The lines of a receipt or a statement, with the amount as the last one. */
export function ReceiptLines({ lines, amountLabel, amount, currency }: ReceiptLinesProps) {
  return (
    <Box as="dl" display="grid" gridTemplateColumns="auto 1fr" columnGap="4" rowGap="2" fontSize="sm">
      {lines.map(({ label, value }) => (
        <Fragment key={label}>
          <Box as="dt" opacity="0.8">
            {label}
          </Box>
          <Box as="dd" textAlign="end" overflowWrap="anywhere">
            {value}
          </Box>
        </Fragment>
      ))}
      <Box as="dt" fontWeight="semibold">
        {amountLabel}
      </Box>
      <Box as="dd" textAlign="end">
        <Money amount={amount} fontWeight="semibold" {...(currency && { currency })} />
      </Box>
    </Box>
  );
}

function Receipt(props: ReceiptDialogProps) {
  const { number, paidAt, item, recipient, payer, method, lines = [], amount, currency } = props;
  const { t, i18n } = useTranslation('wallet');
  const all = [
    { label: t('receipt.number'), value: number },
    {
      label: t('receipt.date'),
      value: formatDate(paidAt, i18n.language, { dateStyle: 'medium', timeStyle: 'short' }),
    },
    { label: t('receipt.item'), value: item },
    { label: t('receipt.recipient'), value: recipient },
    { label: t('receipt.payer'), value: payer },
    { label: t('receipt.method'), value: method },
    ...lines,
  ];
  return <ReceiptLines lines={all} amountLabel={t('receipt.amount')} amount={amount} currency={currency} />;
}

/** Shows a payment as a receipt that can be printed. */
export function ReceiptDialog(props: ReceiptDialogProps) {
  const { t } = useTranslation('wallet');
  return (
    <Dialog
      open
      onClose={props.onClose}
      title={t('receipt.title')}
      footer={
        <Button variant="main" icon={Printer} onClick={() => window.print()}>
          {t('receipt.print')}
        </Button>
      }
    >
      <Receipt {...props} />
      <PrintCopy title={t('receipt.title')}>
        <Receipt {...props} />
      </PrintCopy>
    </Dialog>
  );
}
