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
import { type RaisedPrice, RaisePriceDialog } from './raise-price-dialog.tsx';

/** Subscription prices as typed; empty where that kind is not offered. */
export interface PricesDraft {
  monthlyPrice: string;
  yearlyPrice: string;
}

/** Props of {@link PricesForm}. */
export interface PricesFormProps {
  initial: PricesDraft;
  /** Bounds of subscription prices, from the settings. */
  minimumPrice: number;
  maximumPrice: number;
  /** How many subscribers of these kinds would be told of a higher price. */
  countSubscribers: (types: RaisedPrice['type'][]) => Promise<number>;
  submit: (values: PricesDraft) => Promise<FormResult<keyof PricesDraft>>;
}

const fields = [
  ['monthly', 'monthlyPrice'],
  ['yearly', 'yearlyPrice'],
] as const;

/** Prices that would be higher than before. A kind that was not offered before has nobody to tell. */
function raisedOf(before: PricesDraft, after: PricesDraft): RaisedPrice[] {
  return fields.flatMap(([type, name]) => {
    const [from, to] = [readAmount(before[name]), readAmount(after[name])];
    return to > from ? [{ type, from, to }] : [];
  });
}

/** What a subscription costs (operation `updateMyPerformer`). A higher price asks first, with its effect (rule M7). */
export function PricesForm({ initial, minimumPrice, maximumPrice, countSubscribers, submit }: PricesFormProps) {
  const { t } = useTranslation(['performers', 'common']);
  const { register, handleSubmit, setError, reset, formState } = useForm<PricesDraft>({ defaultValues: initial });
  const { errors, isSubmitting, isDirty } = formState;
  const [asked, setAsked] = useState<{ values: PricesDraft; raised: RaisedPrice[]; count: number }>();
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
    const raised = raisedOf(initial, values);
    if (raised.length === 0) return save(values);
    try {
      const count = await countSubscribers(raised.map(({ type }) => type));
      if (count === 0) return await save(values);
      setAsked({ values, raised, count });
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
        <RaisePriceDialog
          open
          raised={asked.raised}
          count={asked.count}
          isSaving={isSaving}
          onConfirm={() => void save(asked.values)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </styled.form>
  );
}
