import type { SubscribeProblem, SubscribeValues } from '@fanlight/components/subscriptions';
import { ApiError } from '@fanlight/sdk';
import { authenticateSandboxPayment, invalidate, listSubscriptions, subscribePerformer } from '@fanlight/sdk/hooks';
import type { Payment, Performer, SubscriptionReceipt } from '@fanlight/sdk/models';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queryClient } from '../api.ts';
import { messageOf, showFailure } from '../failures.ts';
import { useIntention } from './use-intention.ts';

type Result = { ok: true } | { error: string };

/** Waits for what the bank asks: the answer that the person gives settles it. */
interface Waiting {
  receipt: SubscriptionReceipt;
  settle: (result: Result) => void;
}

const problems: Partial<Record<string, SubscribeProblem>> = {
  PRICE_CHANGED: 'price-changed',
  ALREADY_SUBSCRIBED: 'already-subscribed',
  FREE_SUBSCRIPTION_USED: 'free-used',
  STATUS_CONFLICT: 'not-offered',
};

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
export function useSubscribing(performer: Performer) {
  const { t } = useTranslation('payments');
  const { t: common } = useTranslation('common');
  const intention = useIntention();
  const [receipt, setReceipt] = useState<SubscriptionReceipt>();
  const [waiting, setWaiting] = useState<Waiting>();
  const [problem, setProblem] = useState<SubscribeProblem>();
  const take = useMutation({
    mutationKey: ['subscribePerformer'],
    mutationFn: (values: SubscribeValues) => {
      const request = { performerId: performer._id, ...values };
      return subscribePerformer(request, { idempotencyKey: intention.keyFor(request) });
    },
  });
  const answering = useMutation({
    mutationKey: ['subscribePerformer'],
    mutationFn: async ({ receipt: asked, isApproved }: { receipt: SubscriptionReceipt; isApproved: boolean }) => {
      const id = asked.payment?._id ?? '';
      await authenticateSandboxPayment(id, { isApproved }, { idempotencyKey: `${id}-${isApproved}` });
      return readActive(asked);
    },
  });
  const fail = (error: unknown): Result => {
    if (!(error instanceof ApiError)) return { error: messageOf(error, common) };
    intention.settle();
    const known = problems[error.code];
    if (known) {
      setProblem(known);
      void invalidate(queryClient, ['getPerformer', 'listSubscriptions']);
      return { ok: true };
    }
    if (error.code !== 'CARD_DECLINED') return { error: messageOf(error, common) };
    const code = error.fields.find(({ path }) => path === 'failureCode')?.message ?? 'card_declined';
    return {
      error: t(`failure.${code}` as 'failure.card_declined', { defaultValue: error.message }),
    };
  };
  const submit = async (values: SubscribeValues): Promise<Result> => {
    try {
      const taken = await take.mutateAsync(values);
      intention.settle();
      if (taken.payment?.status === 'requires-authentication') {
        return await new Promise((settle) => setWaiting({ receipt: taken, settle }));
      }
      setReceipt(taken);
      return { ok: true };
    } catch (error) {
      return fail(error);
    }
  };
  const answer = async (isApproved: boolean) => {
    if (!waiting) return;
    try {
      const settled = await answering.mutateAsync({ receipt: waiting.receipt, isApproved });
      setReceipt(settled);
      waiting.settle({ ok: true });
    } catch (error) {
      // The bank can be answered again when only the connection failed.
      if (!(error instanceof ApiError)) return showFailure(error, common);
      waiting.settle(fail(error));
    }
    setWaiting(undefined);
  };
  const asked: Payment | null | undefined = waiting?.receipt.payment;
  const sending = answering.isPending ? (answering.variables?.isApproved ? 'approve' : 'refuse') : undefined;
  return { submit, answer, receipt, problem, waiting: asked ?? undefined, sending } as const;
}
