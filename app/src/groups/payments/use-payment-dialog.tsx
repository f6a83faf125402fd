import type { ReactNode } from 'react';
import type { DialogState } from '../../dialogs/use-dialog.ts';
import { useMe } from '../../session/session.ts';
import type { PaymentOperation, PaymentResponse } from './payment-operations.ts';
import { TopUpDialog } from './top-up-dialog.tsx';
import { type Payment, type PaymentOptions, usePayment } from './use-payment.ts';

/** The props that all payment dialogs have in common. */
interface PaymentDialogWiring<Operation extends PaymentOperation, Values, Field extends string, Problem> {
  open: boolean;
  onClose: () => void;
  /** In tokens; undefined while it loads. */
  balance?: number;
  submit: Payment<Operation, Values, Field, Problem>['submit'];
  onTopUp: (missing: number) => void;
  receipt?: PaymentResponse<Operation>;
  problem?: Problem;
}

/**
 * Provides the props of a dialog built on `PaymentDialog`: it pays by {@link usePayment}, shows the balance,
 * and lets the viewer top up before paying.
 *
 * @param dialog - the dialog in the URL; its `step` is `top-up` while the viewer tops up
 * @returns the props of the dialog, and the content of the top-up. Render that content instead of the dialog, or next
 *   to the dialog if the dialog must keep its input
 */
export function usePaymentDialog<
  Operation extends PaymentOperation,
  Values extends object,
  Field extends string = never,
  Problem extends string = never,
>(
  operation: Operation,
  options: PaymentOptions<Operation, Values, Field, Problem>,
  dialog: DialogState,
): { dialogProps: PaymentDialogWiring<Operation, Values, Field, Problem>; topUpDialog: ReactNode } {
  const me = useMe();
  const { submit, receipt, problem } = usePayment(operation, options);
  const isToppingUp = dialog.get('step') === 'top-up' && receipt === undefined;
  return {
    dialogProps: {
      open: !isToppingUp,
      onClose: dialog.close,
      ...(me && { balance: me.balance }),
      submit,
      onTopUp: (missing) => dialog.change({ step: 'top-up', missing: String(missing) }),
      ...(receipt !== undefined && { receipt }),
      ...(problem !== undefined && { problem }),
    },
    topUpDialog: isToppingUp && (
      <TopUpDialog
        missing={Number(dialog.get('missing')) || 0}
        onClose={dialog.close}
        onBack={() => dialog.change({ step: '' })}
      />
    ),
  };
}
