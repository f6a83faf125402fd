import {
  updateMyPerformerBioMaxLength,
  updateMyPerformerNameMaxLength,
  updateMyPerformerUsernameMaxLength,
} from '@fanlight/sdk/bounds';
import { Controller, FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { isUsername } from '../auth/index.ts';
import {
  Box,
  Button,
  Field,
  FormError,
  type FormResult,
  Grid,
  Select,
  styled,
  TextArea,
  TextInput,
} from '../primitives/index.ts';
import { EmailFields, type EmailValues, type PendingEmail, useProfileSubmit } from '../users/index.ts';
import { LanguagesField } from './languages-field.tsx';

/** The values of the form. An empty text means that the field is not set. */
export interface CreatorProfileDraft {
  name: string;
  username: string;
  email: string;
  /** The current password. It is only sent if the e-mail address is changed (rule P2). */
  currentPassword?: string;
  bio: string;
  gender: '' | 'male' | 'female';
  countryCode: string;
  /** The languages in which the performer talks with fans, as ISO 639-1 codes. */
  languages: string[];
}

export interface CreatorProfileFormProps {
  initial: CreatorProfileDraft;
  /** The countries to choose from (ISO 3166-1 alpha-2), with their names, in the order of the list. */
  countries: readonly { code: string; name: string }[];
  /** The languages to choose from (ISO 639-1), with their names, in the order of the list. */
  languages: readonly { code: string; name: string }[];
  /** A new address that is not confirmed yet. */
  pendingEmail?: PendingEmail | undefined;
  submit: (values: CreatorProfileDraft) => Promise<FormResult<keyof CreatorProfileDraft>>;
}

/** A form for a performer's public profile (operation `updateMyPerformer`). The prices have a form of their own. */
export function CreatorProfileForm({ initial, countries, languages, pendingEmail, submit }: CreatorProfileFormProps) {
  const { t } = useTranslation(['performers', 'users', 'auth', 'common']);
  const form = useForm<CreatorProfileDraft & EmailValues>({ defaultValues: { ...initial, currentPassword: '' } });
  const { register, control, watch, formState } = form;
  const { errors, isSubmitting, isDirty } = formState;
  const send = useProfileSubmit(form, initial.email, submit);
  return (
    <styled.form onSubmit={send} noValidate display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
      <FormError message={errors.root?.message} />
      <Field label={t('users:profile.name')} error={errors.name?.message}>
        <TextInput
          {...register('name', { required: t('users:profile.required') })}
          maxLength={updateMyPerformerNameMaxLength}
        />
      </Field>
      <Field label={t('users:profile.username')} error={errors.username?.message}>
        <TextInput
          {...register('username', { validate: (text) => isUsername(text) || t('auth:register.usernameInvalid') })}
          start="@"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={updateMyPerformerUsernameMaxLength}
        />
      </Field>
      <FormProvider {...form}>
        <EmailFields initialEmail={initial.email} pending={pendingEmail} />
      </FormProvider>
      <Field
        label={t('account.bio')}
        aside={`${watch('bio').length}/${updateMyPerformerBioMaxLength}`}
        error={errors.bio?.message}
      >
        <TextArea {...register('bio')} maxLength={updateMyPerformerBioMaxLength} rows={4} />
      </Field>
      <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="4">
        <Field label={t('account.gender')} error={errors.gender?.message}>
          <Select {...register('gender')}>
            <option value="">{t('account.genderNone')}</option>
            <option value="female">{t('account.female')}</option>
            <option value="male">{t('account.male')}</option>
          </Select>
        </Field>
        <Field label={t('account.country')} error={errors.countryCode?.message}>
          <Select {...register('countryCode')}>
            <option value="">{t('account.countryNone')}</option>
            {countries.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      </Grid>
      <Controller
        control={control}
        name="languages"
        render={({ field }) => (
          <LanguagesField
            value={field.value}
            choices={languages}
            onChange={field.onChange}
            error={errors.languages?.message}
          />
        )}
      />
      <Box>
        <Button type="submit" variant="main" wraps loading={isSubmitting} disabled={!isDirty}>
          {t('account.save')}
        </Button>
      </Box>
    </styled.form>
  );
}
