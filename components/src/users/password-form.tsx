import { updatePasswordPasswordMaxLength, updatePasswordPasswordMinLength } from '@fanlight/sdk/bounds';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import {
  applyFormResult,
  Box,
  Button,
  Field,
  FormError,
  type FormResult,
  PasswordInput,
  showToast,
  styled,
  Text,
} from '../primitives/index.ts';

export interface PasswordValues {
  currentPassword: string;
  password: string;
}

export interface PasswordFormProps {
  submit: (values: PasswordValues) => Promise<FormResult<keyof PasswordValues>>;
}

/** A form that changes the password. It requires the current password (rule P2). */
export function PasswordForm({ submit }: PasswordFormProps) {
  const { t } = useTranslation(['users', 'auth', 'common']);
  const { register, handleSubmit, setError, reset, formState } = useForm<PasswordValues>({
    defaultValues: { currentPassword: '', password: '' },
  });
  const { errors, isSubmitting } = formState;
  const send = handleSubmit(async (values) => {
    if (!applyFormResult(await submit(values), setError)) return;
    reset();
    showToast({ text: t('common:changesSaved'), tone: 'success' });
  });
  return (
    <styled.form onSubmit={send} noValidate display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
      <FormError message={errors.root?.message} />
      <Field label={t('password.current')} error={errors.currentPassword?.message}>
        <PasswordInput
          {...register('currentPassword', { required: t('profile.required') })}
          autoComplete="current-password"
        />
      </Field>
      <Field
        label={t('password.next')}
        help={errors.password ? undefined : t('auth:register.passwordHelp')}
        error={errors.password?.message}
      >
        <PasswordInput
          {...register('password', {
            required: t('auth:register.passwordShort'),
            minLength: { value: updatePasswordPasswordMinLength, message: t('auth:register.passwordShort') },
          })}
          autoComplete="new-password"
          maxLength={updatePasswordPasswordMaxLength}
        />
      </Field>
      <Text size="xs" tone="subtle">
        {t('password.note')}
      </Text>
      <Box>
        <Button type="submit" variant="outline" wraps loading={isSubmitting}>
          {t('password.save')}
        </Button>
      </Box>
    </styled.form>
  );
}
