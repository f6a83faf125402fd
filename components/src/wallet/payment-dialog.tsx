import type { ChargeReceipt } from '@fanlight/sdk/models';
import { type FormEvent, type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Dialog, FormError, type FormResult, formatMoney, styled, Text } from '../primitives/index.ts';
import { type PaymentLine, PaymentSum } from './payment-sum.tsx';

/** What the dialog shows once there is nothing left to pay: a receipt, or why it can't be paid for. */
export interface PaymentOutcome {
  title: string;
  text?: string;
  /** Says what the payment left in the wallet. */
  balances?: Pick<ChargeReceipt, 'balanceBefore' | 'balance'>;
  /** Buttons instead of the one that closes the dialog. */
  actions?: ReactNode;
}

export interface PaymentDialogProps {
  open: boolean;
  onClose: () => void;
  /** What is paid for. */
  title: string;
  /** What the button charges; undefined while the fields don't say it, 0 where it is free. */
  amount: number | undefined;
  /** The button's words, with the exact amount in them. */
  payLabel: string;
  /** False while something is missing that no field can say. */
  canPay?: boolean;
  /** Lines above the balance, such as the price. */
  lines?: readonly PaymentLine[];
  /** Tokens of the wallet that pays, undefined while unknown; null where the wallet does not pay. */
  balance: number | undefined | null;
  /** The price now, after it changed while the dialog was open. */
  changedPrice?: number | undefined;
  /** What follows from paying, such as a renewal. */
  terms?: string;
  /** A failure that is not of `submit`. */
  failure?: string | undefined;
  /** The amount is being asked for again: nothing can be paid until then. */
  isBusy?: boolean;
  /** Pays; undefined while the fields are incomplete, which then say so. An `error` is shown above the button. */
  submit: () => Promise<FormResult> | undefined;
  /** Opens topping up, and comes back here. */
  onTopUp: (missing: number) => void;
  topUpLabel?: string;
  /** Shown instead of the form; undefined while there is something to pay. */
  outcome: PaymentOutcome | undefined;
  /** The fields of this payment. */
  children?: ReactNode;
}

function Outcome({
  outcome,
  open,
  onClose,
}: Pick<PaymentDialogProps, 'open' | 'onClose'> & { outcome: PaymentOutcome }) {
  const { t } = useTranslation('wallet');
  const { title, text, balances, actions } = outcome;
  const left = balances && {
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
          <Button variant="main" onClick={onClose}>
            {t('pay.done')}
          </Button>
        )
      }
    >
      <Text tone="muted" role="status">
        {[text, left && t('pay.balances', left)].filter(Boolean).join(' ')}
      </Text>
    </Dialog>
  );
}

/** Enter on a chip would submit the form, which charges somebody who only meant to choose. */
function keepEnterOfChips(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement && event.target.type === 'radio')
    event.preventDefault();
}

/**
 * The frame of everything that is paid for: what it is, the balance before and after, one button with the exact amount on
 * it, topping up where tokens are missing, failures, and the receipt. Two clicks charge once.
 *
 * A new payment is a component that renders this one with its texts and its fields as children, and turns its receipt and
 * its problems into `outcome`; `usePayment` of the app wires it (CONTRIBUTING, "A payment").
 */
export function PaymentDialog(props: PaymentDialogProps) {
  const { open, onClose, title, amount = 0, payLabel, canPay = true, lines = [], balance, changedPrice, terms } = props;
  const { isBusy = false, submit, onTopUp, topUpLabel, outcome, children } = props;
  const { t } = useTranslation('wallet');
  const formId = useId();
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string>();
  // A second click may come before the button is rendered as busy.
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
        onKeyDown={keepEnterOfChips}
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
