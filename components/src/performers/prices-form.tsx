import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import {
  applyFormResult,
  Box,
  Button,
  Field,
  FormError,
  type FormResult,
  formatMoney,
  Grid,
  hasTooManyDecimals,
  readAmount,
  showToast,
  styled,
  TextInput,
} from '../primitives/index.ts';
import { type PriceChange, PriceChangeDialog } from './price-change-dialog.tsx';

/** Subscription prices as typed; empty where that kind is not offered. */
export interface PricesDraft {
  monthlyPrice: string;
  yearlyPrice: string;
}

export interface PricesFormProps {
  initial: PricesDraft;
  /** Bounds of subscription prices, from the settings. */
  minimumPrice: number;
  maximumPrice: number;
  /** The number of subscribers of a type that a change affects: those whose subscription is renewed. */
  countSubscribers: (type: PriceChange['type']) => Promise<number>;
  submit: (values: PricesDraft) => Promise<FormResult<keyof PricesDraft>>;
}

const fields = [
  ['monthly', 'monthlyPrice'],
  ['yearly', 'yearlyPrice'],
] as const;

const priceOf = (text: string) => (text.trim() === '' ? null : readAmount(text));

/** Prices that would change. */
function changesOf(before: PricesDraft, after: PricesDraft): Omit<PriceChange, 'count'>[] {
  return fields.flatMap(([type, name]) => {
    const [from, to] = [priceOf(before[name]), priceOf(after[name])];
    return to === from ? [] : [{ type, from, to }];
  });
}

/**
 * What a subscription costs (operation `updateMyPerformer`). A change that concerns subscribers asks first, with its effect
 * (rule M7).
 */
export function PricesForm({ initial, minimumPrice, maximumPrice, countSubscribers, submit }: PricesFormProps) {
  // The texts of the question are loaded with the form: with those of profiles they would be part of the first page.
  const { t } = useTranslation(['performers', 'common', 'subscriptions']);
  const { register, handleSubmit, setError, reset, formState } = useForm<PricesDraft>({ defaultValues: initial });
  const { errors, isSubmitting, isDirty } = formState;
  const [asked, setAsked] = useState<{ values: PricesDraft; changes: PriceChange[] }>();
  const [isSaving, setSaving] = useState(false);
  const bounds = { minimum: formatMoney(minimumPrice), maximum: formatMoney(maximumPrice) };
  const isPrice = (text: string) => {
    if (text.trim() === '') return true;
    const price = readAmount(text);
    const isValid = price >= minimumPrice && price <= maximumPrice && !hasTooManyDecimals(text);
    return isValid || t('account.priceInvalid', bounds);
  };
  const save = async (values: PricesDraft) => {
    setSaving(true);
    const isSaved = applyFormResult(await submit(values), setError);
    setSaving(false);
    setAsked(undefined);
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
      setAsked({ values, changes });
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
        <Button type="submit" variant="main" whiteSpace="normal" loading={isSubmitting || isSaving} disabled={!isDirty}>
          {t('account.savePrices')}
        </Button>
      </Box>
      {asked && (
        <PriceChangeDialog
          open
          changes={asked.changes}
          isSaving={isSaving}
          onConfirm={() => void save(asked.values)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </styled.form>
  );
}
