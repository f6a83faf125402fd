import { createPayoutRequestNoteMaxLength } from '@fanlight/sdk/bounds';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import {
  Approximation,
  amountProblemOf,
  Field,
  FormError,
  formatMoney,
  readAmount,
  TextArea,
  TextInput,
} from '../primitives/index.ts';

/** The typed values of a payout. */
export interface PayoutDraft {
  amount: string;
  note: string;
}

/** The values of a payout that are sent. An empty note means that there is none. */
export interface PayoutValues {
  amount: number;
  note: string;
}

export const toPayoutValues = ({ amount, note }: PayoutDraft): PayoutValues => ({
  amount: readAmount(amount),
  note: note.trim(),
});

export interface PayoutFieldsProps {
  form: UseFormReturn<PayoutDraft>;
  /** The minimum of the settings, and the payable earnings. */
  minimum: number;
  maximum: number;
}

/** The amount and the note of a payout, and the error of the whole form. */
export function PayoutFields({ form, minimum, maximum }: PayoutFieldsProps) {
  const { t } = useTranslation('payouts');
  const { register, watch, formState } = form;
  const { errors } = formState;
  const bounds = { minimum: formatMoney(minimum), maximum: formatMoney(maximum) };
  const amount = readAmount(watch('amount'));
  return (
    <>
      <FormError message={errors.root?.message} />
      <Field
        label={t('form.amount')}
        aside={Number.isNaN(amount) ? undefined : <Approximation amount={amount} />}
        help={errors.amount ? undefined : t('form.amountHelp', bounds)}
        error={errors.amount?.message}
      >
        <TextInput
          {...register('amount', {
            validate: (text) => amountProblemOf(text, minimum, maximum) === null || t('form.amountInvalid', bounds),
          })}
          start="$"
          inputMode="decimal"
          autoComplete="off"
        />
      </Field>
      <Field label={t('form.note')} optional error={errors.note?.message}>
        <TextArea {...register('note')} rows={2} maxLength={createPayoutRequestNoteMaxLength} />
      </Field>
    </>
  );
}
