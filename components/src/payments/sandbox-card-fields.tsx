import { Controller, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Box, Button, Field, Grid, Stack, Text, TextInput } from '../primitives/index.ts';
import {
  formatCardNumber,
  formatExpiry,
  isCardNumber,
  isCvc,
  isExpiry,
  type SandboxCardDraft,
  testCards,
} from './sandbox-card.ts';

function TestCards() {
  const { t } = useTranslation('payments');
  const { setValue } = useFormContext<SandboxCardDraft>();
  const use = (number: string) => {
    setValue('number', number, { shouldValidate: true });
    setValue('expiry', '12/34', { shouldValidate: true });
    setValue('cvc', '123', { shouldValidate: true });
  };
  return (
    <Box bg="notice.wash" borderRadius="control" p="4">
      <Text fontWeight="semibold">{t('card.testTitle')}</Text>
      <Text size="xs" mb="3">
        {t('card.testText')}
      </Text>
      <Box display="flex" flexWrap="wrap" gap="2">
        {(Object.keys(testCards) as (keyof typeof testCards)[]).map((name) => (
          <Button key={name} variant="outline" size="sm" onClick={() => use(testCards[name])}>
            {t(`card.${name}`)}
          </Button>
        ))}
      </Box>
    </Box>
  );
}

/**
 * The fields of a test card for the sandbox gateway. They must be inside a form whose values include a {@link
 * SandboxCardDraft}.
 */
export function SandboxCardFields() {
  const { t } = useTranslation('payments');
  const { control } = useFormContext<SandboxCardDraft>();
  return (
    <Stack gap="4">
      <TestCards />
      <Controller
        control={control}
        name="number"
        rules={{ validate: (text) => isCardNumber(text) || t('card.numberInvalid') }}
        render={({ field, fieldState }) => (
          <Field label={t('card.number')} error={fieldState.error?.message}>
            <TextInput
              {...field}
              inputMode="numeric"
              autoComplete="off"
              placeholder="4242 4242 4242 4242"
              onChange={(event) => field.onChange(formatCardNumber(event.target.value))}
            />
          </Field>
        )}
      />
      <Grid templateColumns="minmax(0, 1fr) minmax(0, 1fr)" gap="4" alignItems="start">
        <Controller
          control={control}
          name="expiry"
          rules={{ validate: (text) => isExpiry(text) || t('card.expiryInvalid') }}
          render={({ field, fieldState }) => (
            <Field label={t('card.expiry')} error={fieldState.error?.message}>
              <TextInput
                {...field}
                inputMode="numeric"
                autoComplete="off"
                placeholder={t('card.expiryPlaceholder')}
                onChange={(event) => field.onChange(formatExpiry(event.target.value))}
              />
            </Field>
          )}
        />
        <Controller
          control={control}
          name="cvc"
          rules={{ validate: (text) => isCvc(text) || t('card.cvcInvalid') }}
          render={({ field, fieldState }) => (
            <Field label={t('card.cvc')} error={fieldState.error?.message}>
              <TextInput {...field} inputMode="numeric" autoComplete="off" maxLength={4} placeholder="123" />
            </Field>
          )}
        />
      </Grid>
    </Stack>
  );
}
