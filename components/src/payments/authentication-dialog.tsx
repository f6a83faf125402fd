import type { Payment } from '@fanlight/sdk/models';
import { useTranslation } from 'react-i18next';
import { Button, Dialog, formatMoney, Text } from '../primitives/index.ts';

export interface AuthenticationDialogProps {
  /** The payment that requires the authentication. If undefined, nothing is rendered. */
  payment?: Payment;
  /** The decision that is currently sent to the gateway. */
  sending?: 'approve' | 'refuse';
  onDecide: (isApproved: boolean) => void;
}

/**
 * Simulates the bank's 3-D Secure authentication for the sandbox gateway (operation `authenticateSandboxPayment`). The
 * dialog has no close button and ignores Escape, so that the viewer must approve or refuse.
 */
export function AuthenticationDialog({ payment, sending, onDecide }: AuthenticationDialogProps) {
  const { t } = useTranslation('payments');
  if (!payment) return null;
  const amount = formatMoney(payment.amount);
  return (
    <Dialog
      open
      dismissable={false}
      size="sm"
      title={t('authentication.title')}
      footer={
        <>
          <Button
            variant="quiet"
            loading={sending === 'refuse'}
            disabled={sending === 'approve'}
            onClick={() => onDecide(false)}
          >
            {t('authentication.refuse')}
          </Button>
          <Button
            variant="main"
            loading={sending === 'approve'}
            disabled={sending === 'refuse'}
            onClick={() => onDecide(true)}
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
