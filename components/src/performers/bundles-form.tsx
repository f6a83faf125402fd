import { type BundleType, bundleMonths } from '@fanlight/sdk/prices';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { paths } from '../paths/index.ts';
import {
  applyFormResult,
  Box,
  Button,
  ButtonLink,
  Field,
  FormError,
  type FormResult,
  formatMoney,
  Grid,
  Heading,
  Stack,
  showToast,
  styled,
  Text,
  TextInput,
} from '../primitives/index.ts';
import { bundlePriceOf, bundleTypes, type PercentsOff, usePriceChanges } from './price-changes.tsx';
import type { PricesFormProps } from './prices-form.tsx';

export interface BundlesFormProps extends Pick<PricesFormProps, 'countSubscribers'> {
  /** The price per month; null if there is none, so that no bundle can be offered. */
  monthlyPrice: number | null;
  initial: PercentsOff;
  /** The minimum and maximum discount in percent. */
  minimum: number;
  maximum: number;
  submit: (values: PercentsOff) => Promise<FormResult<BundleType>>;
}

/** The typed discounts. An empty text means that the bundle is not offered. */
type Draft = Record<BundleType, string>;

const textOf = (percent: number | null) => (percent === null ? '' : String(percent));
const percentOf = (text: string) => (text.trim() === '' ? null : Number(text));
const toPercents = (draft: Draft): PercentsOff => ({
  quarterly: percentOf(draft.quarterly),
  'half-yearly': percentOf(draft['half-yearly']),
});

/**
 * A form for the discounts of subscriptions of 3 and 6 months (operation `updateMyPerformer`). It shows the prices that
 * fans will pay. Changes that affect subscribers must be confirmed (rule M7).
 */
export function BundlesForm({ monthlyPrice, initial, minimum, maximum, countSubscribers, submit }: BundlesFormProps) {
  const { t } = useTranslation(['bundles', 'common']);
  const defaultValues = { quarterly: textOf(initial.quarterly), 'half-yearly': textOf(initial['half-yearly']) };
  const { register, handleSubmit, setError, reset, formState, control } = useForm<Draft>({ defaultValues });
  const { errors, isSubmitting, isDirty } = formState;
  const draft = useWatch({ control });
  const bounds = { minimum, maximum };
  const isPercent = (text: string) => {
    const percent = percentOf(text);
    return percent === null || (Number.isInteger(percent) && percent >= minimum && percent <= maximum);
  };
  const { send, isSaving, dialog } = usePriceChanges<Draft>({
    countSubscribers,
    async save(values) {
      if (!applyFormResult(await submit(toPercents(values)), setError)) return;
      reset(values);
      showToast({ text: t('common:changesSaved'), tone: 'success' });
    },
    onFailure: (message) => setError('root', { message }),
  });
  const changesOf = (values: Draft) => {
    const percents = toPercents(values);
    return bundleTypes.flatMap((type) => {
      const from = bundlePriceOf(monthlyPrice, type, initial[type]);
      const to = bundlePriceOf(monthlyPrice, type, percents[type]);
      return from === to ? [] : [{ type, from, to }];
    });
  };
  const helpOf = (type: BundleType): string => {
    const text = draft[type] ?? '';
    const price = isPercent(text) ? bundlePriceOf(monthlyPrice, type, percentOf(text)) : null;
    if (price === null || monthlyPrice === null) return t('help', bounds);
    return t('preview', { price: formatMoney(price), full: formatMoney(monthlyPrice * bundleMonths[type]) });
  };
  return (
    <Stack gap="4">
      <Box>
        <Heading level={3} size="label">
          {t('title')}
        </Heading>
        <Text tone="muted">{monthlyPrice === null ? t('noMonthlyPrice') : t('text')}</Text>
      </Box>
      {monthlyPrice !== null && (
        <styled.form
          onSubmit={handleSubmit((values) => send(values, changesOf(values)))}
          noValidate
          display="grid"
          gridTemplateColumns="minmax(0, 1fr)"
          gap="4"
        >
          <FormError message={errors.root?.message} />
          <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="4">
            {bundleTypes.map((type) => (
              <Field
                key={type}
                label={t(`discount.${type}`)}
                help={errors[type] ? undefined : helpOf(type)}
                error={errors[type]?.message}
              >
                <TextInput
                  {...register(type, { validate: (text) => isPercent(text) || t('invalid', bounds) })}
                  end="%"
                  inputMode="numeric"
                />
              </Field>
            ))}
          </Grid>
          <Box>
            <Button type="submit" variant="main" wraps loading={isSubmitting || isSaving} disabled={!isDirty}>
              {t('save')}
            </Button>
          </Box>
        </styled.form>
      )}
      <Box>
        <ButtonLink to={paths.creatorPromotions()} variant="outline" wraps>
          {t('promotions')}
        </ButtonLink>
      </Box>
      {dialog}
    </Stack>
  );
}
