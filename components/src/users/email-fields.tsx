import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { isEmail } from '../auth/index.ts';
import { Field, PasswordInput, TextInput } from '../primitives/index.ts';

/** Fields of forms that can change an e-mail address. */
export interface EmailValues {
  email: string;
  /** Typed only for a new address (rule P2). */
  currentPassword: string;
}

/** The values of a form without the password where the address stays as it is. */
export function withoutUnusedPassword<T extends EmailValues>(
  { currentPassword, ...values }: T,
  initialEmail: string,
): Omit<T, 'currentPassword'> & { currentPassword?: string } {
  return values.email.trim() === initialEmail ? values : { ...values, currentPassword };
}

/** The e-mail address of an account, and the current password once it is changed (rule P2). Within a form provider. */
export function EmailFields({ initialEmail }: { initialEmail: string }) {
  const { t } = useTranslation(['users', 'auth']);
  const { register, watch, formState } = useFormContext<EmailValues>();
  const { errors } = formState;
  const isChanged = watch('email').trim() !== initialEmail;
  return (
    <>
      <Field label={t('users:profile.email')} help={t('users:profile.emailHelp')} error={errors.email?.message}>
        <TextInput
          {...register('email', { validate: (text) => isEmail(text) || t('auth:register.emailInvalid') })}
          type="email"
          autoComplete="email"
        />
      </Field>
      {isChanged && (
        <Field
          label={t('users:password.current')}
          help={errors.currentPassword ? undefined : t('users:profile.emailPasswordHelp')}
          error={errors.currentPassword?.message}
        >
          <PasswordInput
            {...register('currentPassword', { required: t('users:profile.required') })}
            autoComplete="current-password"
          />
        </Field>
      )}
    </>
  );
}
