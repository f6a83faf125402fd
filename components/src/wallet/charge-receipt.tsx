import type { Charge } from '@fanlight/sdk/models';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../primitives/index.ts';
import { ReceiptDialog } from './receipt-dialog.tsx';

export interface ChargeReceiptDialogProps {
  charge: Charge;
  /** The name of the viewer, who paid. */
  payer: string;
  onClose: () => void;
}

/** The receipt of a payment from the wallet. */
export function ChargeReceiptDialog({ charge, payer, onClose }: ChargeReceiptDialogProps) {
  const { t } = useTranslation('wallet');
  const { _id, type, title, performer, amount, status, createdAt } = charge;
  const what = t(`history.what.${type}`, { name: performer.name });
  const refund = { label: t('history.refunded'), value: formatMoney(amount) };
  return (
    <ReceiptDialog
      number={_id}
      paidAt={createdAt}
      item={title ? `${what}: ${title}` : what}
      recipient={performer.username ? `${performer.name} (@${performer.username})` : performer.name}
      payer={payer}
      method={t('receipt.wallet')}
      lines={status === 'refunded' ? [refund] : []}
      amount={amount}
      onClose={onClose}
    />
  );
}
