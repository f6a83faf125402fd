import type { AnyTFunction } from '@fanlight/components/i18n';
import {
  type CouponTarget,
  type TopUpField,
  TopUpForm,
  TopUpReceipt,
  TopUpSkeleton,
  type TopUpValues,
} from '@fanlight/components/payments';
import type { FormResult } from '@fanlight/components/primitives';
import { ApiError, api } from '@fanlight/sdk';
import {
  getCreatePaymentCardMutationKey,
  useGetPublicSettings,
  useListPaymentCards,
  useListTokenPackages,
} from '@fanlight/sdk/hooks';
import type { PaymentReceipt } from '@fanlight/sdk/models';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../failures.ts';
import { useServices } from '../../services.ts';
import { declineText, toPaymentResult } from './failures.ts';
import { CardRefused, type GatewayForm } from './gateway.ts';
import { saveCard } from './use-add-card.ts';
import { useBankAuthentication } from './use-bank-authentication.tsx';
import { usePayment } from './use-payment.ts';
import { WithGateway } from './with-gateway.tsx';

type Result = FormResult<TopUpField>;

const fields = ['amount', 'coupon', 'number', 'expiry', 'cvc'] as const;

/** Caches the gateway's payment method by idempotency key, because a retry of a payment must send the same request. */
function usePaymentMethods(form: GatewayForm, provider: 'sandbox' | 'stripe') {
  const { t } = useTranslation(['payments', 'common']);
  const services = useServices();
  const save = useMutation({
    mutationKey: getCreatePaymentCardMutationKey(),
    mutationFn: (paymentMethodId: string) => saveCard(services, form, provider, { paymentMethodId }, t),
  });
  const cached = useRef<{ key: string; id: string }>(undefined);
  return async ({ card }: TopUpValues, key: string): Promise<string> => {
    if (card.kind === 'saved') return card.paymentMethodId;
    if (cached.current?.key === key) return cached.current.id;
    const id = await form.createMethod(card.kind === 'sandbox' ? card.card : null);
    // Saves the card before the payment. If the card cannot be saved, nothing is charged.
    if (card.isSaved) await save.mutateAsync(id);
    cached.current = { key, id };
    return id;
  };
}

function useTopUp(form: GatewayForm, provider: 'sandbox' | 'stripe') {
  const methodOf = usePaymentMethods(form, provider);
  const { pay } = usePayment('topUpWallet', {
    send: async (topUp, values: TopUpValues, idempotencyKey) => {
      const { amount, packageId, couponCode } = values;
      const paymentMethodId = await methodOf(values, idempotencyKey);
      return topUp({
        body: { amount, paymentMethodId, ...(packageId && { packageId }), ...(couponCode && { couponCode }) },
      });
    },
  });
  return pay;
}

/** Returns the result of the form. An invalid coupon is shown at the coupon's field. */
function toResult(error: unknown, t: AnyTFunction): Result {
  if (error instanceof CardRefused) return { error: error.message };
  if (error instanceof ApiError && error.code === 'COUPON_INVALID')
    return { fieldErrors: { coupon: messageOf(error, t) } };
  return toPaymentResult(error, fields, t);
}

function Form({
  form,
  missing,
  onDone,
}: {
  form: GatewayForm;
  missing: number;
  onDone: (receipt: PaymentReceipt) => void;
}) {
  const { client } = useServices();
  const { t } = useTranslation(['payments', 'common']);
  const { data: settings } = useGetPublicSettings();
  const packages = useListTokenPackages();
  const cards = useListPaymentCards();
  const pay = useTopUp(form, settings?.paymentGateway ?? 'sandbox');
  const bank = useBankAuthentication(form);
  // Packages and cards give the form its initial values, so it is rendered after both queries. If a query fails, the
  // form is rendered without its data.
  if (!settings || packages.isPending || cards.isPending) return <TopUpSkeleton />;
  const submit = async (values: TopUpValues): Promise<Result> => {
    try {
      let receipt = await pay(values);
      if (receipt.payment.status === 'requires-authentication')
        receipt = await bank.authenticate(receipt.payment, receipt.clientSecret);
      const { status, failureCode } = receipt.payment;
      if (status === 'failed') return { error: declineText(failureCode ?? 'card_declined', t) };
      onDone(receipt);
      return { ok: true };
    } catch (error) {
      return toResult(error, t);
    }
  };
  const applyCoupon = async (code: string, target: CouponTarget) => {
    try {
      const body = { type: 'top-up' as const, ...target };
      return { coupon: await client.call(api.applyCoupon, { params: { code }, body }) };
    } catch (error) {
      if (error instanceof ApiError && error.code === 'NOT_FOUND') return { error: t('coupon.unknown') };
      return { error: messageOf(error, t) };
    }
  };
  return (
    <>
      <TopUpForm
        minimum={settings.minimumWalletPrice}
        maximum={settings.maximumWalletPrice}
        packages={packages.data?.data ?? []}
        cards={cards.data?.data ?? []}
        missing={missing}
        gatewayFields={form.fields}
        applyCoupon={applyCoupon}
        submit={submit}
      />
      {bank.dialog}
    </>
  );
}

/**
 * `/user/wallet?tab=top-up`: the viewer buys tokens by card, with the bank's authentication if the card requires it.
 * Initially, an amount is selected that covers the tokens that are missing for a purchase.
 */
export function TopUpRoute({ missing = 0 }: { missing?: number } = {}) {
  const [done, setDone] = useState<PaymentReceipt>();
  if (done) return <TopUpReceipt receipt={done} onAgain={() => setDone(undefined)} />;
  return <WithGateway>{(form) => <Form form={form} missing={missing} onDone={setDone} />}</WithGateway>;
}
