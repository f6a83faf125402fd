import type { Payment } from '@fanlight/sdk/models';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../primitives/index.ts';
import { ReceiptDialog } from '../wallet/index.ts';
import { useCardName } from './card-line.tsx';

export interface TransactionReceiptDialogProps {
  payment: Payment;
  /** The name of the viewer, who paid. */
  payer: string;
  onClose: () => void;
}

/** The receipt of a card payment. */
export function TransactionReceiptDialog({ payment, payer, onClose }: TransactionReceiptDialogProps) {
  const { t } = useTranslation(['payments', 'wallet', 'common']);
  const nameOf = useCardName();
  const { performer, card, tokens, discount, couponCode, refundedAmount, currency } = payment;
  const moneyLine = (label: string, amount: number) =>
    amount > 0 ? [{ label, value: formatMoney(amount, currency) }] : [];
  return (
    <ReceiptDialog
      number={payment._id}
      paidAt={payment.createdAt}
      item={performer ? t('transactions.subscription', { name: performer.name }) : t('transactions.topUp')}
      recipient={performer?.name ?? t('common:siteName')}
      payer={payer}
      method={card ? nameOf(card) : t('transactions.anyCard')}
      lines={[
        ...moneyLine(t('transactions.coupon', { code: couponCode }), discount),
        ...moneyLine(t('transactions.credited'), tokens),
        ...moneyLine(t('wallet:history.refunded'), refundedAmount),
      ]}
      amount={payment.amount}
      currency={currency}
      onClose={onClose}
    />
  );
}
