import { AuthenticationDialog, TopUpForm, TopUpReceipt, type TopUpValues } from '@fanlight/components/payments';
import type { FormResult } from '@fanlight/components/primitives';
import { ApiError } from '@fanlight/sdk';
import { authenticateSandboxPayment, useGetPublicSettings } from '@fanlight/sdk/hooks';
import type { PaymentReceipt } from '@fanlight/sdk/models';
import { useMutation } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIntention } from '../actions/use-intention.ts';
import { showFailure, toFormResult } from '../failures.ts';

type Result = FormResult<'amount' | 'number' | 'expiry' | 'cvc'>;

/** Why the gateway said no, in people's language. */
function toPaymentResult(error: unknown, t: TFunction<['payments', 'common']>): Result {
  if (error instanceof ApiError && error.code === 'CARD_DECLINED') {
    const code = error.fields.find(({ path }) => path === 'failureCode')?.message ?? 'card_declined';
    const message = t(`payments:failure.${code}` as 'payments:failure.card_declined', { defaultValue: error.message });
    if (code === 'incorrect_cvc') return { fieldErrors: { cvc: message } };
    return code === 'expired_card' ? { fieldErrors: { expiry: message } } : { error: message };
  }
  return toFormResult(error, ['amount', 'number', 'expiry', 'cvc'], t as unknown as TFunction<'common'>);
}

/** Waits for what the bank asks: the answer that the person gives settles it. */
interface Waiting {
  receipt: PaymentReceipt;
  settle: (result: Result) => void;
}

/** `/user/wallet?tab=top-up`: buys tokens by card, with the bank's question where the card asks for it. */
export function TopUpRoute() {
  const { t } = useTranslation(['payments', 'common']);
  const { data: settings } = useGetPublicSettings();
  const intention = useIntention();
  const [done, setDone] = useState<PaymentReceipt>();
  const [waiting, setWaiting] = useState<Waiting>();
  const pay = useMutation({
    mutationKey: ['topUpWallet'],
    mutationFn: async (values: TopUpValues) => {
      const { payWithSandbox } = await import('./pay-with-sandbox.ts');
      return payWithSandbox({ ...values, idempotencyKey: intention.keyFor(values) });
    },
  });
  const answer = useMutation({
    mutationKey: ['authenticateSandboxPayment'],
    mutationFn: ({ id, isApproved }: { id: string; isApproved: boolean }) =>
      authenticateSandboxPayment(id, { isApproved }, { idempotencyKey: `${id}-${isApproved}` }),
  });
  if (!settings) return null;
  if (done) return <TopUpReceipt receipt={done} onAgain={() => setDone(undefined)} />;

  const submit = async (values: TopUpValues): Promise<Result> => {
    try {
      const receipt = await pay.mutateAsync(values);
      intention.settle();
      if (receipt.payment.status === 'requires-authentication')
        return await new Promise((settle) => setWaiting({ receipt, settle }));
      setDone(receipt);
      return { ok: true };
    } catch (error) {
      if (error instanceof ApiError) intention.settle();
      return toPaymentResult(error, t);
    }
  };
  const onAnswer = async (isApproved: boolean) => {
    if (!waiting) return;
    try {
      const receipt = await answer.mutateAsync({ id: waiting.receipt.payment._id, isApproved });
      waiting.settle({ ok: true });
      setDone(receipt);
    } catch (error) {
      // The bank can be answered again when only the connection failed.
      if (!(error instanceof ApiError)) return showFailure(error, t as unknown as TFunction<'common'>);
      waiting.settle(toPaymentResult(error, t));
    }
    setWaiting(undefined);
  };
  const sending = answer.variables?.isApproved ? 'approve' : 'refuse';
  return (
    <>
      <TopUpForm minimum={settings.minimumWalletPrice} maximum={settings.maximumWalletPrice} submit={submit} />
      <AuthenticationDialog
        {...(waiting && { payment: waiting.receipt.payment })}
        {...(answer.isPending && { sending })}
        onAnswer={onAnswer}
      />
    </>
  );
}
