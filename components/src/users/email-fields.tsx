import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { isEmail } from '../auth/index.ts';
import { Field, PasswordInput, TextInput } from '../primitives/index.ts';

/** The values of a form in which the e-mail address can be changed. */
export interface EmailValues {
  email: string;
  /** The current password, which is required only if the e-mail address is changed (rule P2). */
  currentPassword: string;
}

/** Removes the password from the values of a form, unless the e-mail address is changed. */
export function withoutUnusedPassword<T extends EmailValues>(
  { currentPassword, ...values }: T,
  initialEmail: string,
): Omit<T, 'currentPassword'> & { currentPassword?: string } {
  return values.email.trim() === initialEmail ? values : { ...values, currentPassword };
}

/**
 * The field for the e-mail address. If it is changed, a field for the current password appears (rule P2). Must be
 * inside a `FormProvider`.
 */
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
