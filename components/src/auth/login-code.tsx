import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { applyFormResult, FormDialog } from '../primitives/index.ts';
import { CodeField } from '../second-factor/index.ts';
import type { LoginScreenProps, LoginValues } from './login-screen.tsx';

export interface LoginCodeProps extends Pick<LoginScreenProps, 'submit'> {
  /** The values of the login form, which are sent again with the code. */
  values: LoginValues;
  onClose: () => void;
}

/** Asks for a code of the second factor after a correct password. */
export function LoginCode({ values, submit, onClose }: LoginCodeProps) {
  const { t } = useTranslation('secondFactor');
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { code: '' } });
  const { errors, isSubmitting } = formState;
  const send = handleSubmit(async ({ code }) => {
    const result = await submit({ ...values, code });
    // The form behind the dialog shows every other obstacle.
    if ('obstacle' in result) return onClose();
    applyFormResult(result, setError);
  });
  return (
    <FormDialog
      open
      onClose={onClose}
      size="sm"
      title={t('login.title')}
      description={t('login.text')}
      cancelLabel={t('login.cancel')}
      submitLabel={t('login.submit')}
      isSubmitting={isSubmitting}
      error={errors.root?.message}
      onSubmit={send}
    >
      <CodeField field={register('code', { required: t('code.required') })} error={errors.code?.message} />
    </FormDialog>
  );
}
