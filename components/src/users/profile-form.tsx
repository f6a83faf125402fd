import { updateMeNameMaxLength, updateMeUsernameMaxLength } from '@fanlight/sdk/bounds';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { isUsername } from '../auth/index.ts';
import { Box, Button, Field, FormError, type FormResult, styled, TextInput } from '../primitives/index.ts';
import { EmailFields, type EmailValues, type PendingEmail, useProfileSubmit } from './email-fields.tsx';

export interface ProfileValues {
  name: string;
  username: string;
  email: string;
  /** The current password. It is only sent if the e-mail address is changed (rule P2). */
  currentPassword?: string;
}

export interface ProfileFormProps {
  initial: ProfileValues;
  /** A new address that is not confirmed yet. */
  pendingEmail?: PendingEmail | undefined;
  submit: (values: ProfileValues) => Promise<FormResult<keyof ProfileValues>>;
}

/** A form for name, username and e-mail address (operation `updateMe`). */
export function ProfileForm({ initial, pendingEmail, submit }: ProfileFormProps) {
  const { t } = useTranslation(['users', 'auth', 'common']);
  const form = useForm<ProfileValues & EmailValues>({ defaultValues: { ...initial, currentPassword: '' } });
  const { register, formState } = form;
  const { errors, isSubmitting, isDirty } = formState;
  const send = useProfileSubmit(form, initial.email, submit);
  return (
    <styled.form onSubmit={send} noValidate display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
      <FormError message={errors.root?.message} />
      <Field label={t('profile.name')} error={errors.name?.message}>
        <TextInput
          {...register('name', { required: t('profile.required') })}
          autoComplete="name"
          maxLength={updateMeNameMaxLength}
        />
      </Field>
      <Field label={t('profile.username')} error={errors.username?.message}>
        <TextInput
          {...register('username', { validate: (text) => isUsername(text) || t('auth:register.usernameInvalid') })}
          start="@"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={updateMeUsernameMaxLength}
        />
      </Field>
      <FormProvider {...form}>
        <EmailFields initialEmail={initial.email} pending={pendingEmail} />
      </FormProvider>
      <Box>
        <Button type="submit" variant="main" wraps loading={isSubmitting} disabled={!isDirty}>
          {t('profile.save')}
        </Button>
      </Box>
    </styled.form>
  );
}
