import type { ReactNode } from 'react';
import type { DialogState } from '../../dialogs/use-dialog.ts';
import { useMe } from '../../session/session.ts';
import type { PaymentAnswer, PaymentOperation } from './payment-operations.ts';
import { TopUpFirst } from './top-up-first.tsx';
import { type Payment, type PaymentOptions, usePayment } from './use-payment.ts';

/** The common props of payment dialogs. */
interface PaymentDialogWiring<Operation extends PaymentOperation, Values, Field extends string, Problem> {
  open: boolean;
  onClose: () => void;
  /** In tokens; undefined while it loads. */
  balance?: number;
  submit: Payment<Operation, Values, Field, Problem>['submit'];
  onTopUp: () => void;
  receipt?: PaymentAnswer<Operation>;
  problem?: Problem;
}

/**
 * Wires a dialog that is built on `PaymentDialog`: payment by {@link usePayment}, the balance, and topping up first.
 *
 * @param dialog - its parameter `step` is `top-up` during the top-up, which returns to the dialog
 * @returns the props of the dialog, and the content during a top-up: shown instead of the dialog, or next to it if the
 *   dialog has to keep its input
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
): { dialogProps: PaymentDialogWiring<Operation, Values, Field, Problem>; topUpFirst: ReactNode } {
  const me = useMe();
  const { submit, receipt, problem } = usePayment(operation, options);
  const isToppingUp = dialog.get('step') === 'top-up' && receipt === undefined;
  return {
    dialogProps: {
      open: !isToppingUp,
      onClose: dialog.close,
      ...(me && { balance: me.balance }),
      submit,
      onTopUp: () => dialog.change({ step: 'top-up' }),
      ...(receipt !== undefined && { receipt }),
      ...(problem !== undefined && { problem }),
    },
    topUpFirst: isToppingUp && <TopUpFirst onClose={dialog.close} onBack={() => dialog.change({ step: '' })} />,
  };
}
