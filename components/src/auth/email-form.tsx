import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { applyFormResult, Button, Field, FormError, type FormResult, styled, TextInput } from '../primitives/index.ts';
import { isEmail } from './rules.ts';

export interface EmailFormProps {
  label: string;
  button: string;
  /** The address in the field at first. */
  initialEmail?: string;
  /** Whether the field takes the focus when the form appears. */
  takesFocus?: boolean;
  submit: (email: string) => Promise<FormResult<'email'>>;
  onDone: (email: string) => void;
}

/** A form that asks for an e-mail address. */
export function EmailForm(props: EmailFormProps) {
  const { label, button, initialEmail = '', takesFocus = false, submit, onDone } = props;
  const { t } = useTranslation('auth');
  const form = useForm({ defaultValues: { email: initialEmail } });
  const { register, handleSubmit, setError, setFocus, formState } = form;
  useEffect(() => {
    if (takesFocus) setFocus('email', { shouldSelect: true });
  }, [takesFocus, setFocus]);
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
