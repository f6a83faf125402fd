import type { Payment } from '@fanlight/sdk/models';
import { useTranslation } from 'react-i18next';
import { Button, Dialog, formatMoney, Text } from '../primitives/index.ts';

export interface AuthenticationDialogProps {
  /** The payment that waits for an answer; nothing is shown without one. */
  payment?: Payment;
  /** The pending answer. */
  sending?: 'approve' | 'refuse';
  onAnswer: (isApproved: boolean) => void;
}

/** The bank's question of the sandbox gateway (operation `authenticateSandboxPayment`); it needs an answer. */
export function AuthenticationDialog({ payment, sending, onAnswer }: AuthenticationDialogProps) {
  const { t } = useTranslation('payments');
  if (!payment) return null;
  const amount = formatMoney(payment.amount);
  return (
    <Dialog
      open
      onClose={() => onAnswer(false)}
      dismissable={false}
      size="sm"
      title={t('authentication.title')}
      footer={
        <>
          <Button
            variant="quiet"
            loading={sending === 'refuse'}
            disabled={sending === 'approve'}
            onClick={() => onAnswer(false)}
          >
            {t('authentication.refuse')}
          </Button>
          <Button
            variant="main"
            loading={sending === 'approve'}
            disabled={sending === 'refuse'}
            onClick={() => onAnswer(true)}
          >
            {t('authentication.approve', { amount })}
          </Button>
        </>
      }
    >
      <Text tone="muted">{t('authentication.text', { amount, last4: payment.card?.last4 ?? '' })}</Text>
    </Dialog>
  );
}
