import { formatDate } from '@fanlight/sdk/format';
import type { SubscriptionReceipt } from '@fanlight/sdk/models';
import { useTranslation } from 'react-i18next';
import { Button, Dialog, formatMoney, Text } from '../primitives/index.ts';
import type { SubscribeProblem } from './subscribe-dialog.tsx';

/** Props of {@link SubscribeAnswer}. */
export interface SubscribeAnswerProps {
  open: boolean;
  onClose: () => void;
  name: string;
  receipt: SubscriptionReceipt | undefined;
  problem: SubscribeProblem | undefined;
}

/** What is said of a subscription that was taken. */
function useReceipt() {
  const { t, i18n } = useTranslation('subscriptions');
  return ({ subscription, payment, charge, balance }: SubscriptionReceipt): string => {
    const until = formatDate(subscription.paidThroughAt, i18n.language);
    const open = subscription.isRenewing
      ? t('answer.renews', { date: until, price: formatMoney(subscription.price) })
      : t('answer.ends', { date: until });
    const paid = payment?.amount ?? charge?.amount;
    if (paid === undefined) return open;
    const how = charge
      ? t('answer.paidWallet', { amount: formatMoney(paid), balance: formatMoney(balance) })
      : t('answer.paidCard', { amount: formatMoney(paid), last4: payment?.card?.last4 ?? '' });
    return `${how} ${open}`;
  };
}

/** The dialog once there is nothing to choose: a receipt, or why nobody can subscribe. */
export function SubscribeAnswer({ open, onClose, name, receipt, problem = 'not-offered' }: SubscribeAnswerProps) {
  const { t } = useTranslation('subscriptions');
  const textOf = useReceipt();
  const title = receipt ? t('answer.title', { name }) : t(`problem.${problem}`, { name });
  const text = receipt ? textOf(receipt) : t('problem.text');
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="sm"
      title={title}
      footer={
        <Button variant="main" onClick={onClose}>
          {t('answer.done')}
        </Button>
      }
    >
      <Text tone="muted" role="status">
        {text}
      </Text>
    </Dialog>
  );
}
