import { Controller, FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button, chakra, type FormResult, formatMoney, Heading, Stack, Text } from '../primitives/index.ts';
import { AmountField, hasTooManyDecimals, readAmount } from '../wallet/index.ts';
import { readSandboxCard, type SandboxCard, type SandboxCardDraft } from './sandbox-card.ts';
import { SandboxCardFields } from './sandbox-card-fields.tsx';

const presets = [10, 25, 50, 100, 200] as const;

interface TopUpDraft extends SandboxCardDraft {
  amount: string;
}

/** What a top-up is made of. */
export interface TopUpValues {
  /** In the primary currency. */
  amount: number;
  card: SandboxCard;
}

/** Props of {@link TopUpForm}. */
export interface TopUpFormProps {
  /** The settings' bounds, in the primary currency. */
  minimum: number;
  maximum: number;
  /** Answers once the gateway has: declined cards as `error`. */
  submit: (values: TopUpValues) => Promise<FormResult<'amount' | 'number' | 'expiry' | 'cvc'>>;
}

/**
 * Buys tokens by card (operation `topUpWallet`): an amount within the bounds, the card, one button with the exact
 * amount on it. What was typed stays when the card is declined.
 */
export function TopUpForm({ minimum, maximum, submit }: TopUpFormProps) {
  const { t } = useTranslation('payments');
  const form = useForm<TopUpDraft>({ defaultValues: { amount: '', number: '', expiry: '', cvc: '' } });
  const { control, handleSubmit, setError, watch, formState } = form;
  const bounds = { minimum: formatMoney(minimum), maximum: formatMoney(maximum) };
  const validateAmount = (text: string) => {
    const amount = readAmount(text);
    if (Number.isNaN(amount)) return t('topUp.chooseAmount');
    if (hasTooManyDecimals(text)) return t('topUp.twoDecimals');
    return (amount >= minimum && amount <= maximum) || t('topUp.amountRange', bounds);
  };
  const send = handleSubmit(async ({ amount, ...card }) => {
    const result = await submit({ amount: readAmount(amount), card: readSandboxCard(card) });
    if ('error' in result) setError('root', { message: result.error });
    if (!('fieldErrors' in result)) return;
    for (const name of ['amount', 'number', 'expiry', 'cvc'] as const) {
      const message = result.fieldErrors[name];
      if (message) setError(name, { message }, { shouldFocus: true });
    }
  });
  const amount = watch('amount');
  const isReady = validateAmount(amount) === true;
  return (
    <FormProvider {...form}>
      <chakra.form display="grid" onSubmit={send} noValidate gap="6">
        <Controller
          control={control}
          name="amount"
          rules={{ validate: validateAmount }}
          render={({ field, fieldState }) => (
            <AmountField
              label={t('topUp.amount')}
              otherLabel={t('topUp.otherAmount')}
              presets={presets}
              value={field.value}
              onChange={field.onChange}
              help={t('topUp.range', bounds)}
              error={fieldState.error?.message}
            />
          )}
        />
        <Stack gap="3">
          <Heading level={2} size="label">
            {t('topUp.card')}
          </Heading>
          <SandboxCardFields />
        </Stack>
        {formState.errors.root && (
          <Text role="alert" tone="danger">
            {formState.errors.root.message}
          </Text>
        )}
        <Button type="submit" variant="main" size="lg" fullWidth loading={formState.isSubmitting}>
          {isReady ? t('topUp.pay', { amount: formatMoney(readAmount(amount)) }) : t('topUp.chooseAmount')}
        </Button>
      </chakra.form>
    </FormProvider>
  );
}
