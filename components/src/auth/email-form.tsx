import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { applyFormResult, Button, Field, FormError, type FormResult, styled, TextInput } from '../primitives/index.ts';
import { isEmail } from './rules.ts';

export interface EmailFormProps {
  label: string;
  button: string;
  submit: (email: string) => Promise<FormResult<'email'>>;
  onDone: (email: string) => void;
}

/** A form that asks for an e-mail address. */
export function EmailForm({ label, button, submit, onDone }: EmailFormProps) {
  const { t } = useTranslation('auth');
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { email: '' } });
  const send = handleSubmit(async ({ email }) => {
    if (applyFormResult(await submit(email), setError)) onDone(email);
  });
  return (
    <styled.form
      onSubmit={send}
      noValidate
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap="4"
      w="full"
      textAlign="start"
    >
      <FormError message={formState.errors.root?.message} />
      <Field label={label} error={formState.errors.email?.message}>
        <TextInput
          {...register('email', { validate: (text) => isEmail(text) || t('register.emailInvalid') })}
          type="email"
          autoComplete="email"
        />
      </Field>
      <Button type="submit" variant="main" size="lg" fullWidth loading={formState.isSubmitting}>
        {button}
      </Button>
    </styled.form>
  );
}
