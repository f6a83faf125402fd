import type { ChargeReceipt } from '@fanlight/sdk/models';
import { type FormEvent, type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Dialog, FormError, type FormResult, formatMoney, styled, Text } from '../primitives/index.ts';
import { type PaymentLine, PaymentSum } from './payment-sum.tsx';

/** Replaces the form with a receipt, or with the reason why the viewer can't pay. */
export interface PaymentOutcome {
  title: string;
  text?: string;
  /** The balances before and after the payment. */
  balances?: Pick<ChargeReceipt, 'balanceBefore' | 'balance'>;
  /** The buttons that replace the close button. */
  actions?: ReactNode;
}

export interface PaymentDialogProps {
  open: boolean;
  onClose: () => void;
  /** The title, which says what is bought. */
  title: string;
  /** The amount to charge; undefined while fields are incomplete, and 0 if nothing is charged. */
  amount: number | undefined;
  /** The label of the button. It contains the exact amount. */
  payLabel: string;
  /** False if the payment lacks something for which the form has no field, such as an address. */
  canPay?: boolean;
  /** Lines above the balance, such as the price. */
  lines?: readonly PaymentLine[];
  /**
   * The balance of the wallet in tokens; undefined while it loads, and null if the payment is not made from the wallet.
   */
  balance: number | undefined | null;
  /** The new price, if it has changed while the dialog was open. */
  changedPrice?: number | undefined;
  /** The terms of the payment, such as its renewal. */
  terms?: string;
  /** An error that `submit` has not returned. */
  failure?: string | undefined;
  /** Whether the amount is being requested. The button is then disabled. */
  isBusy?: boolean;
  /**
   * Pays. An error in the result is shown above the button. Returns undefined if fields are incomplete, after showing
   * their errors.
   */
  submit: () => Promise<FormResult> | undefined;
  /** Opens the top-up with the missing number of tokens. The top-up returns to this dialog. */
  onTopUp: (missing: number) => void;
  topUpLabel?: string;
  /** The content that replaces the form; undefined while the viewer can pay. */
  outcome: PaymentOutcome | undefined;
  /** The fields of this kind of payment. */
  children?: ReactNode;
}

function Outcome({
  outcome,
  open,
  onClose,
}: Pick<PaymentDialogProps, 'open' | 'onClose'> & { outcome: PaymentOutcome }) {
  const { t } = useTranslation('wallet');
  const { title, text, balances, actions } = outcome;
  const remainingBalance = balances && {
    before: formatMoney(balances.balanceBefore),
    after: formatMoney(balances.balance),
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="sm"
      title={title}
      footer={
        actions ?? (
          <Button variant="main" data-dialog-focus="" onClick={onClose}>
            {t('pay.done')}
          </Button>
        )
      }
    >
      <Text tone="muted" role="status">
        {[text, remainingBalance && t('pay.balances', remainingBalance)].filter(Boolean).join(' ')}
      </Text>
    </Dialog>
  );
}

/** Prevents Enter on a chip from submitting the form, because the viewer may only want to select the chip. */
function preventEnterOnChips(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement && event.target.type === 'radio')
    event.preventDefault();
}

/**
 * The dialog that all payments use. It shows the price, the balance before and after, a button with the exact amount, a
 * top-up if tokens are missing, errors, and the receipt. Two clicks charge once. For a new payment, write a component
 * that renders this dialog with its texts, passes its fields as children, and converts its receipt and problems to
 * `outcome`. The app connects that component to the API with `usePaymentDialog` (CONTRIBUTING, "A payment").
 */
export function PaymentDialog(props: PaymentDialogProps) {
  const { open, onClose, title, amount = 0, payLabel, canPay = true, lines = [], balance, changedPrice, terms } = props;
  const { isBusy = false, submit, onTopUp, topUpLabel, outcome, children } = props;
  const { t } = useTranslation('wallet');
  const formId = useId();
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string>();
  // Set synchronously, because a second click may occur before the button is rendered as busy.
  const isSent = useRef(false);
  if (outcome) return <Outcome open={open} onClose={onClose} outcome={outcome} />;
  const missing = typeof balance === 'number' ? Math.max(0, amount - balance) : 0;
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isSent.current || isBusy) return;
    if (missing > 0) return onTopUp(missing);
    const sent = submit();
    if (!sent) return;
    isSent.current = true;
    setSending(true);
    setFailure(undefined);
    try {
      const result = await sent;
      if ('error' in result) setFailure(result.error);
    } finally {
      isSent.current = false;
      setSending(false);
    }
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="sm"
      title={title}
      footer={
        <Button
          type="submit"
          form={formId}
          variant="main"
          fullWidth
          loading={isSending || isBusy}
          disabled={missing === 0 && !canPay}
        >
          {missing > 0 ? (topUpLabel ?? t('pay.topUp')) : payLabel}
        </Button>
      }
    >
      <styled.form
        id={formId}
        onSubmit={send}
        onChange={() => setFailure(undefined)}
        onKeyDown={preventEnterOnChips}
        noValidate
        display="grid"
        gap="4"
      >
        {changedPrice !== undefined && (
          <Text role="alert">{t('pay.priceChanged', { price: formatMoney(changedPrice) })}</Text>
        )}
        {children}
        <PaymentSum lines={lines} balance={balance} amount={amount} />
        {missing > 0 && <Text role="status">{t('pay.missing', { amount: formatMoney(missing) })}</Text>}
        {terms && <Text tone="muted">{terms}</Text>}
        <FormError message={failure ?? props.failure} />
      </styled.form>
    </Dialog>
  );
}
