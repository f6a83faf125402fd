import { AuthenticationDialog } from '@fanlight/components/payments';
import { ApiError } from '@fanlight/sdk';
import { authenticateSandboxPayment, getAuthenticateSandboxPaymentMutationKey, getPayment } from '@fanlight/sdk/hooks';
import type { Payment, PaymentReceipt } from '@fanlight/sdk/models';
import { useMutation } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showFailure } from '../../failures.ts';
import type { GatewayForm } from './gateway.ts';

/** Times that a payment is looked at after its bank was answered, and the milliseconds between. */
const looks = 10;
const pause = 1500;

/** Waits for the answer of the bank's question that the app itself asks. */
interface Waiting {
  payment: Payment;
  settle: (receipt: PaymentReceipt) => void;
  fail: (error: unknown) => void;
}

/** What a payment that asked the bank came to; its gateway may tell the platform a moment later. */
async function lookAfter(id: string): Promise<PaymentReceipt> {
  for (let look = 1; ; look += 1) {
    const receipt = await getPayment(id);
    const { status } = receipt.payment;
    if (status === 'succeeded' || status === 'failed' || look === looks) return receipt;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

/** The bank's question about a payment (rule M6): at Stripe in its own window, in the sandbox in a dialog of ours. */
export function useBank({ confirm }: GatewayForm): {
  /** Answers how the payment stands once the bank was answered. @throws {ApiError} when it was refused */
  ask(payment: Payment, clientSecret: string | null): Promise<PaymentReceipt>;
  dialog: ReactNode;
} {
  const { t } = useTranslation('common');
  const [waiting, setWaiting] = useState<Waiting>();
  const answer = useMutation({
    mutationKey: getAuthenticateSandboxPaymentMutationKey(),
    mutationFn: ({ id, isApproved }: { id: string; isApproved: boolean }) =>
      authenticateSandboxPayment(id, { isApproved }, { idempotencyKey: `${id}-${isApproved}` }),
  });
  const ask = async (payment: Payment, clientSecret: string | null) => {
    if (confirm && clientSecret) {
      await confirm(clientSecret);
      return lookAfter(payment._id);
    }
    return new Promise<PaymentReceipt>((settle, fail) => setWaiting({ payment, settle, fail }));
  };
  const onAnswer = async (isApproved: boolean) => {
    if (!waiting) return;
    try {
      waiting.settle(await answer.mutateAsync({ id: waiting.payment._id, isApproved }));
    } catch (error) {
      // The bank can be answered again when only the connection failed.
      if (!(error instanceof ApiError)) return showFailure(error, t as TFunction<'common'>);
      waiting.fail(error);
    }
    setWaiting(undefined);
  };
  const sending = answer.variables?.isApproved ? ('approve' as const) : ('refuse' as const);
  const dialog = (
    <AuthenticationDialog
      {...(waiting && { payment: waiting.payment })}
      {...(answer.isPending && { sending })}
      onAnswer={onAnswer}
    />
  );
  return { ask, dialog };
}
