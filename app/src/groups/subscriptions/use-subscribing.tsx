import type { SubscribeProblem, SubscribeValues } from '@fanlight/components/subscriptions';
import { ApiError } from '@fanlight/sdk';
import {
  getSubscribePerformerMutationKey,
  invalidate,
  listSubscriptions,
  subscribePerformer,
} from '@fanlight/sdk/hooks';
import type { ErrorCode, KnownErrorCode, Performer, SubscriptionReceipt } from '@fanlight/sdk/models';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queryClient } from '../../api.ts';
import { messageOf } from '../../failures.ts';
import { useIdempotencyKey } from '../../use-idempotency-key.ts';
import { CardRefused, declineOf, declineText, type GatewayForm, useBank } from '../payments/index.ts';

type Result = { ok: true } | { error: string };

const problems: Partial<Record<ErrorCode, SubscribeProblem>> = {
  PRICE_CHANGED: 'price-changed',
  ALREADY_SUBSCRIBED: 'already-subscribed',
  FREE_SUBSCRIPTION_USED: 'free-used',
  STATUS_CONFLICT: 'not-offered',
} satisfies Partial<Record<KnownErrorCode, SubscribeProblem>>;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The subscription once its payment is known to have gone through; the gateway may tell it a moment later. */
async function readActive(receipt: SubscriptionReceipt): Promise<SubscriptionReceipt> {
  const { _id, performer } = receipt.subscription;
  for (let tried = 0; tried < 20; tried += 1) {
    const { data } = await listSubscriptions({ performerId: performer._id, limit: 1 });
    const subscription = data.find((each) => each._id === _id);
    if (subscription && subscription.status !== 'pending') return { ...receipt, subscription };
    await pause(300);
  }
  return receipt;
}

/** Subscribing: sending it once, the bank's question, and what comes of it. */
export function useSubscribing(performer: Performer, form: GatewayForm) {
  const { t } = useTranslation(['payments', 'common']);
  const { t: common } = useTranslation('common');
  const paymentKey = useIdempotencyKey();
  const bank = useBank(form);
  const [receipt, setReceipt] = useState<SubscriptionReceipt>();
  const [problem, setProblem] = useState<SubscribeProblem>();
  const take = useMutation({
    mutationKey: getSubscribePerformerMutationKey(),
    mutationFn: async (values: SubscribeValues) => {
      const request = { performerId: performer._id, ...values };
      const taken = await subscribePerformer(request, { idempotencyKey: paymentKey.keyFor(request) });
      paymentKey.settle();
      if (taken.payment?.status !== 'requires-authentication') return taken;
      const { payment } = await bank.ask(taken.payment, taken.clientSecret);
      if (payment.status === 'failed') throw new CardRefused(declineText(payment.failureCode ?? 'card_declined', t));
      return readActive({ ...taken, payment });
    },
  });
  const fail = (error: unknown): Result => {
    if (error instanceof CardRefused) return { error: error.message };
    if (!(error instanceof ApiError)) return { error: messageOf(error, common) };
    paymentKey.settle();
    const known = problems[error.code];
    if (known) {
      setProblem(known);
      void invalidate(queryClient, ['getPerformer', 'listSubscriptions']);
      return { ok: true };
    }
    const code = declineOf(error);
    return { error: code ? declineText(code, t, error.message) : messageOf(error, common) };
  };
  const submit = async (values: SubscribeValues): Promise<Result> => {
    try {
      setReceipt(await take.mutateAsync(values));
      return { ok: true };
    } catch (error) {
      return fail(error);
    }
  };
  return { submit, receipt, problem, bankDialog: bank.dialog } as const;
}
