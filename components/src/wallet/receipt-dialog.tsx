import { formatDate } from '@fanlight/sdk/format';
import { Printer } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Box, Button, Dialog, Heading, Money, Stack, useIsHydrating } from '../primitives/index.ts';
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
  return (
    <Box as="dl" display="grid" gridTemplateColumns="auto 1fr" columnGap="4" rowGap="2" fontSize="sm">
      {all.map(({ label, value }) => (
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
        {t('receipt.amount')}
      </Box>
      <Box as="dd" textAlign="end">
        <Money amount={amount} fontWeight="semibold" {...(currency && { currency })} />
      </Box>
    </Box>
  );
}

/** A copy of the receipt that only the printer shows, instead of the page; see `data-print` in `global-css.ts`. */
function PrintedReceipt(props: ReceiptDialogProps) {
  const { t } = useTranslation('wallet');
  const { t: common } = useTranslation('common');
  const isHydrating = useIsHydrating();
  if (isHydrating) return null;
  return createPortal(
    <Box data-print="" p="6">
      <Stack gap="4">
        <Heading level={1}>{`${common('siteName')} · ${t('receipt.title')}`}</Heading>
        <Receipt {...props} />
      </Stack>
    </Box>,
    document.body,
  );
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
      <PrintedReceipt {...props} />
    </Dialog>
  );
}
