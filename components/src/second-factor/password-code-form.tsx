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
  styled,
} from '../primitives/index.ts';
import { CodeField } from './code-field.tsx';

export interface PasswordCodeValues {
  password: string;
  code: string;
}

export interface PasswordCodeFormProps {
  /** Whether a code is required in addition to the password. */
  hasCode: boolean;
  variant: 'main' | 'danger';
  submitLabel: string;
  submit: (values: PasswordCodeValues) => Promise<FormResult<keyof PasswordCodeValues>>;
}

/** A form with the password of the account, and a code of its second factor if it has one. */
export function PasswordCodeForm({ hasCode, variant, submitLabel, submit }: PasswordCodeFormProps) {
  const { t } = useTranslation('secondFactor');
  const { register, handleSubmit, setError, formState } = useForm<PasswordCodeValues>({
    defaultValues: { password: '', code: '' },
  });
  const { errors, isSubmitting } = formState;
  const send = handleSubmit(async (values) => {
    applyFormResult(await submit(values), setError);
  });
  return (
    <styled.form onSubmit={send} noValidate display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
      <FormError message={errors.root?.message} />
      <Field label={t('password')} error={errors.password?.message}>
        <PasswordInput {...register('password', { required: t('code.required') })} autoComplete="current-password" />
      </Field>
      {hasCode && <CodeField field={register('code', { required: t('code.required') })} error={errors.code?.message} />}
      <Box>
        <Button type="submit" variant={variant} wraps loading={isSubmitting}>
          {submitLabel}
        </Button>
      </Box>
    </styled.form>
  );
}
