import type { SavedCard, TokenPackage } from '@fanlight/sdk/models';
import type { ReactNode } from 'react';
import { Controller, FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button, FormError, type FormResult, formatMoney, readAmount, styled } from '../primitives/index.ts';
import { CardPicker } from './card-picker.tsx';
import { CouponField } from './coupon-field.tsx';
import { PackageOrAmount } from './package-or-amount.tsx';
import { SandboxCardFields } from './sandbox-card-fields.tsx';
import { TopUpSummary } from './top-up-summary.tsx';
import {
  amountErrorOf,
  type TopUpDraft,
  type TopUpField,
  type TopUpValues,
  toDraft,
  toValues,
} from './top-up-values.ts';
import { type ApplyCoupon, useCoupon } from './use-coupon.ts';

export interface TopUpFormProps {
  /** The minimum and maximum amount from the settings, in the primary currency. */
  minimum: number;
  maximum: number;
  packages?: readonly TokenPackage[];
  /** The saved cards; the default card is the first. */
  cards?: readonly SavedCard[];
  /** The tokens that are missing for a purchase. Initially, an amount that covers them is selected. */
  missing?: number;
  /** The card form of the gateway. By default, the fields of a sandbox test card. */
  gatewayFields?: ReactNode;
  applyCoupon: ApplyCoupon;
  /** Pays. Resolves with an `error` if the card is declined. */
  submit: (values: TopUpValues) => Promise<FormResult<TopUpField>>;
}

/**
 * Buys tokens by card (operation `topUpWallet`). The viewer selects a package or an amount, optionally applies a
 * coupon, and selects a card. A summary says what arrives, and the button shows the exact amount. If the card is
 * declined, the form keeps its input.
 */
export function TopUpForm(props: TopUpFormProps) {
  const { minimum, maximum, packages = [], cards = [], missing = 0, gatewayFields, applyCoupon, submit } = props;
  const { t } = useTranslation('payments');
  const form = useForm<TopUpDraft>({
    defaultValues: toDraft({ packages, cards, missing, minimum, maximum }),
    shouldUnregister: false,
  });
  const { control, handleSubmit, setError, watch, formState } = form;
  const [text, packageId, paymentMethodId] = watch(['amount', 'packageId', 'paymentMethodId']);
  const offer = packages.find(({ _id }) => _id === packageId);
  const isReady = offer !== undefined || amountErrorOf(text, { minimum, maximum }) === undefined;
  const amount = offer?.price ?? (isReady ? readAmount(text) : Number.NaN);
  const { coupon, isStale, error: couponError, apply, remove } = useCoupon(applyCoupon, { amount, packageId });
  const card = cards.find((each) => each.paymentMethodId === paymentMethodId);
  const send = handleSubmit(async (draft) => {
    const hasGatewayFields = gatewayFields !== undefined;
    const result = await submit(toValues(draft, amount, { coupon, hasGatewayFields }));
    if ('error' in result) setError('root', { message: result.error });
    if (!('fieldErrors' in result)) return;
    if (result.fieldErrors.coupon) remove(result.fieldErrors.coupon);
    const hasCardFields = !hasGatewayFields && draft.paymentMethodId === 'new';
    for (const name of ['amount', 'number', 'expiry', 'cvc'] as const) {
      const message = result.fieldErrors[name];
      // A saved card has no fields, so its error is shown for the whole form.
      if (message) setError(name === 'amount' || hasCardFields ? name : 'root', { message }, { shouldFocus: true });
    }
  });
  return (
    <FormProvider {...form}>
      <styled.form display="grid" onSubmit={send} noValidate gap="6" data-irreversible>
        <PackageOrAmount minimum={minimum} maximum={maximum} packages={packages} />
        <CouponField coupon={coupon} isReady={isReady} error={couponError} onApply={apply} onRemove={() => remove()} />
        <Controller
          control={control}
          name="isSaved"
          render={({ field }) => (
            <CardPicker
              cards={cards.filter(({ status }) => status === 'ready')}
              value={paymentMethodId}
              onChange={(value) => form.setValue('paymentMethodId', value)}
              isSaved={field.value}
              onSavedChange={field.onChange}
            >
              {gatewayFields ?? <SandboxCardFields />}
            </CardPicker>
          )}
        />
        <FormError message={formState.errors.root?.message} />
        <TopUpSummary amount={isReady && !isStale ? amount : undefined} offer={offer} coupon={coupon} card={card} />
        <Button type="submit" variant="main" size="lg" fullWidth loading={formState.isSubmitting} disabled={isStale}>
          {isReady ? t('topUp.pay', { amount: formatMoney(coupon?.amount ?? amount) }) : t('topUp.chooseAmount')}
        </Button>
      </styled.form>
    </FormProvider>
  );
}
