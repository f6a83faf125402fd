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
import type { PriceChange } from './price-change-dialog.tsx';
import { bundlePriceOf, bundleTypes, type PercentsOff, usePriceChanges } from './price-changes.tsx';

/** The typed prices. An empty text means that this type of subscription is not offered. */
export interface PricesDraft {
  monthlyPrice: string;
  yearlyPrice: string;
}

export interface PricesFormProps {
  initial: PricesDraft;
  /** The discounts of the bundles, whose prices change with the price per month. */
  percentsOff: PercentsOff;
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

const fields = ['monthlyPrice', 'yearlyPrice'] as const;

const priceOf = (text: string) => (text.trim() === '' ? null : readAmount(text));

/** Returns the prices of all types of subscription. */
function pricesOf({ monthlyPrice, yearlyPrice }: PricesDraft, percentsOff: PercentsOff) {
  const monthly = priceOf(monthlyPrice);
  const bundles = bundleTypes.map((type) => [type, bundlePriceOf(monthly, type, percentsOff[type])] as const);
  return [['monthly', monthly] as const, ...bundles, ['yearly', priceOf(yearlyPrice)] as const];
}

/** Returns the differences between two sets of prices. */
function changesOf(before: PricesDraft, after: PricesDraft, percentsOff: PercentsOff): Omit<PriceChange, 'count'>[] {
  const old = new Map<PriceChange['type'], number | null>(pricesOf(before, percentsOff));
  return pricesOf(after, percentsOff).flatMap(([type, to]) => {
    const from = old.get(type) ?? null;
    return to === from ? [] : [{ type, from, to }];
  });
}

/**
 * A form for the subscription prices (operation `updateMyPerformer`). Changes that affect subscribers must be confirmed
 * (rule M7).
 */
export function PricesForm(props: PricesFormProps) {
  const { initial, percentsOff, minimumPrice, maximumPrice, countSubscribers, submit } = props;
  const { t } = useTranslation(['performers', 'common']);
  const { register, handleSubmit, setError, reset, formState } = useForm<PricesDraft>({ defaultValues: initial });
  const { errors, isSubmitting, isDirty } = formState;
  const bounds = { minimum: formatMoney(minimumPrice), maximum: formatMoney(maximumPrice) };
  const isPrice = (text: string) => {
    if (text.trim() === '') return true;
    return amountProblemOf(text, minimumPrice, maximumPrice) === null || t('account.priceInvalid', bounds);
  };
  const { send, isSaving, dialog } = usePriceChanges<PricesDraft>({
    countSubscribers,
    async save(values) {
      if (!applyFormResult(await submit(values), setError)) return;
      reset(values);
      showToast({ text: t('common:changesSaved'), tone: 'success' });
    },
    onFailure: (message) => setError('root', { message }),
  });
  return (
    <styled.form
      onSubmit={handleSubmit((values) => send(values, changesOf(initial, values, percentsOff)))}
      noValidate
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap="4"
    >
      <FormError message={errors.root?.message} />
      <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="4">
        {fields.map((name) => (
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
      {dialog}
    </styled.form>
  );
}
