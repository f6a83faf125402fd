import { AuthenticationDialog } from '@fanlight/components/payments';
import { ApiError, api, type Client } from '@fanlight/sdk';
import { getAuthenticateSandboxPaymentMutationKey } from '@fanlight/sdk/hooks';
import type { Payment, PaymentReceipt } from '@fanlight/sdk/models';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showFailure } from '../../failures.ts';
import { useServices } from '../../services.ts';
import type { GatewayForm } from './gateway.ts';

/** The number of polls for the status of a payment after its authentication, and the milliseconds between two polls. */
const maxPolls = 10;
const pollIntervalMs = 1500;

/** A sandbox payment that waits for the viewer's decision in the app's dialog. */
interface PendingAuthentication {
  payment: Payment;
  settle: (receipt: PaymentReceipt) => void;
  fail: (error: unknown) => void;
}

/**
 * Polls a payment after its authentication until its status is final: the gateway reports the result shortly after the
 * authentication.
 */
async function pollPayment(client: Client, id: string): Promise<PaymentReceipt> {
  for (let poll = 1; ; poll += 1) {
    const receipt = await client.call(api.getPayment, { params: { id } });
    const { status } = receipt.payment;
    if (status === 'succeeded' || status === 'failed' || poll === maxPolls) return receipt;
    await new Promise((resolve) => setTimeout(resolve, pollIntervalMs));
  }
}

/**
 * Returns the bank's authentication of a payment (rule M6): with Stripe a window of the bank, in the sandbox a dialog
 * of the app.
 */
export function useBankAuthentication({ confirm }: GatewayForm): {
  /**
   * Lets the viewer authenticate a payment, and returns the payment afterwards. A payment that needs no authentication
   * any more is returned as it is now.
   *
   * @throws {ApiError} if the server refused the viewer's decision
   * @throws {CardRefused} if the gateway could not be loaded
   */
  authenticate(payment: Payment, clientSecret: string | null): Promise<PaymentReceipt>;
  dialog: ReactNode;
} {
  const { t } = useTranslation('common');
  const { client } = useServices();
  const [pending, setPending] = useState<PendingAuthentication>();
  const sendDecision = useMutation({
    mutationKey: getAuthenticateSandboxPaymentMutationKey(),
    mutationFn: ({ id, isApproved }: { id: string; isApproved: boolean }) =>
      client.call(api.authenticateSandboxPayment, {
        params: { id },
        body: { isApproved },
        idempotencyKey: `${id}-${isApproved}`,
      }),
  });
  const waitForResult = useMutation({
    // The result changes the same queries, whether the viewer authenticated at the gateway or in the app's dialog.
    mutationKey: getAuthenticateSandboxPaymentMutationKey(),
    mutationFn: async ({ id, authenticate }: { id: string; authenticate?: () => Promise<unknown> }) => {
      await authenticate?.();
      return pollPayment(client, id);
    },
  });
  const authenticate = async (payment: Payment, clientSecret: string | null) => {
    const id = payment._id;
    if (payment.status !== 'requires-authentication') return waitForResult.mutateAsync({ id });
    if (confirm && clientSecret) return waitForResult.mutateAsync({ id, authenticate: () => confirm(clientSecret) });
    return new Promise<PaymentReceipt>((settle, fail) => setPending({ payment, settle, fail }));
  };
  const onDecide = async (isApproved: boolean) => {
    if (!pending) return;
    try {
      pending.settle(await sendDecision.mutateAsync({ id: pending.payment._id, isApproved }));
    } catch (error) {
      // The dialog stays open if the server did not respond, so that the viewer can decide again.
      if (!(error instanceof ApiError)) return showFailure(error, t);
      pending.fail(error);
    }
    setPending(undefined);
  };
  const sending = sendDecision.variables?.isApproved ? ('approve' as const) : ('refuse' as const);
  const dialog = (
    <AuthenticationDialog
      {...(pending && { payment: pending.payment })}
      {...(sendDecision.isPending && { sending })}
      onDecide={onDecide}
    />
  );
  return { authenticate, dialog };
}
