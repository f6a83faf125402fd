import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { isEmail } from '../auth/index.ts';
import { Box, Button, Field, PasswordInput, Stack, Text, TextInput } from '../primitives/index.ts';

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

/** A new address that is not confirmed yet. */
export interface PendingEmail {
  email: string;
  onCancel: () => void;
  isCancelling?: boolean;
}

function PendingNote({ email, onCancel, isCancelling = false }: PendingEmail) {
  const { t } = useTranslation('users');
  return (
    <Stack role="status" bg="notice.wash" borderRadius="control" p="4" gap="3">
      <Text overflowWrap="anywhere">{t('profile.emailPending', { email })}</Text>
      <Box>
        <Button variant="outline" size="sm" whiteSpace="normal" loading={isCancelling} onClick={onCancel}>
          {t('profile.emailCancel')}
        </Button>
      </Box>
    </Stack>
  );
}

/**
 * The field for the e-mail address. If it is changed, a field for the current password appears (rule P2). Must be
 * inside a `FormProvider`.
 */
export function EmailFields({ initialEmail, pending }: { initialEmail: string; pending?: PendingEmail | undefined }) {
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
      {pending && !isChanged && <PendingNote {...pending} />}
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
