import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import {
  amountProblemOf,
  applyFormResult,
  Box,
  Button,
  Field,
  FormError,
  type FormResult,
  formatMoney,
  Grid,
  readAmount,
  showToast,
  styled,
  TextInput,
} from '../primitives/index.ts';
import { type PriceChange, PriceChangeDialog } from './price-change-dialog.tsx';

/** The typed prices. An empty text means that this type of subscription is not offered. */
export interface PricesDraft {
  monthlyPrice: string;
  yearlyPrice: string;
}

export interface PricesFormProps {
  initial: PricesDraft;
  /** The minimum and maximum subscription price, from the settings. */
  minimumPrice: number;
  maximumPrice: number;
  /**
   * Fetches the number of subscribers whom a price change affects: those of this type whose subscription will be
   * renewed.
   */
  countSubscribers: (type: PriceChange['type']) => Promise<number>;
  submit: (values: PricesDraft) => Promise<FormResult<keyof PricesDraft>>;
}

const fields = [
  ['monthly', 'monthlyPrice'],
  ['yearly', 'yearlyPrice'],
] as const;

const priceOf = (text: string) => (text.trim() === '' ? null : readAmount(text));

/** Returns the differences between two sets of prices. */
function changesOf(before: PricesDraft, after: PricesDraft): Omit<PriceChange, 'count'>[] {
  return fields.flatMap(([type, name]) => {
    const [from, to] = [priceOf(before[name]), priceOf(after[name])];
    return to === from ? [] : [{ type, from, to }];
  });
}

/**
 * A form for the subscription prices (operation `updateMyPerformer`). Changes that affect subscribers must be confirmed
 * (rule M7).
 */
export function PricesForm({ initial, minimumPrice, maximumPrice, countSubscribers, submit }: PricesFormProps) {
  // The texts of the dialog are in `subscriptions`, because all texts of `performers` are part of the first page load.
  const { t } = useTranslation(['performers', 'common', 'subscriptions']);
  const { register, handleSubmit, setError, reset, formState } = useForm<PricesDraft>({ defaultValues: initial });
  const { errors, isSubmitting, isDirty } = formState;
  const [unconfirmed, setUnconfirmed] = useState<{ values: PricesDraft; changes: PriceChange[] }>();
  const [isSaving, setSaving] = useState(false);
  const bounds = { minimum: formatMoney(minimumPrice), maximum: formatMoney(maximumPrice) };
  const isPrice = (text: string) => {
    if (text.trim() === '') return true;
    return amountProblemOf(text, minimumPrice, maximumPrice) === null || t('account.priceInvalid', bounds);
  };
  const save = async (values: PricesDraft) => {
    setSaving(true);
    const isSaved = applyFormResult(await submit(values), setError);
    setSaving(false);
    setUnconfirmed(undefined);
    if (!isSaved) return;
    reset(values);
    showToast({ text: t('common:changesSaved'), tone: 'success' });
  };
  const send = handleSubmit(async (values) => {
    try {
      const counted = changesOf(initial, values).map(async (change) => ({
        ...change,
        count: await countSubscribers(change.type),
      }));
      const changes = (await Promise.all(counted)).filter(({ count }) => count > 0);
      if (changes.length === 0) return await save(values);
      setUnconfirmed({ values, changes });
    } catch {
      setError('root', { message: t('common:error.text') });
    }
  });
  return (
    <styled.form onSubmit={send} noValidate display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
      <FormError message={errors.root?.message} />
      <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="4">
        {fields.map(([, name]) => (
          <Field
            key={name}
            label={t(`account.${name}`)}
            help={errors[name] ? undefined : t('account.priceHelp', bounds)}
            error={errors[name]?.message}
          >
            <TextInput {...register(name, { validate: isPrice })} start="$" inputMode="decimal" />
          </Field>
        ))}
      </Grid>
      <Box>
        <Button type="submit" variant="main" wraps loading={isSubmitting || isSaving} disabled={!isDirty}>
          {t('account.savePrices')}
        </Button>
      </Box>
      {unconfirmed && (
        <PriceChangeDialog
          open
          changes={unconfirmed.changes}
          isSaving={isSaving}
          onConfirm={() => void save(unconfirmed.values)}
          onClose={() => setUnconfirmed(undefined)}
        />
      )}
    </styled.form>
  );
}
