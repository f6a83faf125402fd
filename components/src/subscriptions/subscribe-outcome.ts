import { formatDate } from '@fanlight/sdk/format';
import type { SubscriptionReceipt } from '@fanlight/sdk/models';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../primitives/index.ts';
import type { PaymentOutcome } from '../wallet/index.ts';
import type { SubscribeDialogProps } from './subscribe-dialog.tsx';

/**
 * Returns a function that describes a subscription after its payment: what was paid, and when it is renewed or ends.
 */
function useReceiptText() {
  const { t, i18n } = useTranslation('subscriptions');
  return ({ subscription, payment, charge, balance }: SubscriptionReceipt): string => {
    const until = formatDate(subscription.paidThroughAt, i18n.language);
    const open = subscription.isRenewing
      ? t('receipt.renews', { date: until, price: formatMoney(subscription.price) })
      : t('receipt.ends', { date: until });
    const paid = payment?.amount ?? charge?.amount;
    if (paid === undefined) return open;
    const paidText = charge
      ? t('receipt.paidWallet', { amount: formatMoney(paid), balance: formatMoney(balance) })
      : t('receipt.paidCard', { amount: formatMoney(paid), last4: payment?.card?.last4 ?? '' });
    return `${paidText} ${open}`;
  };
}

/**
 * Returns what replaces the form: the receipt, or the reason why the viewer can't subscribe. Undefined while the form
 * is shown.
 */
export function useOutcome({ receipt, problem, offers, name }: SubscribeDialogProps): PaymentOutcome | undefined {
  const { t } = useTranslation('subscriptions');
  const textOf = useReceiptText();
  if (receipt) return { title: t('receipt.title', { name }), text: textOf(receipt) };
  if (problem && problem !== 'price-changed')
    return { title: t(`problem.${problem}`, { name }), text: t('problem.text') };
  if (offers.length > 0) return undefined;
  return { title: t(`problem.${problem ?? 'not-offered'}`, { name }), text: t('problem.text') };
}
