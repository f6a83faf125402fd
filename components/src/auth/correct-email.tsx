import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import {
  applyFormResult,
  Button,
  Field,
  FormError,
  type FormResult,
  Stack,
  styled,
  Text,
  TextInput,
} from '../primitives/index.ts';
import { isEmail } from './rules.ts';

interface CorrectEmailProps {
  /** The address to which the link was sent. */
  email: string;
  correct: (email: string) => Promise<FormResult<'email'>>;
  onCorrected?: ((email: string) => void) | undefined;
}

interface FormCallbacks {
  onDone: (email: string) => void;
  onClose: () => void;
}

/** The form for the correct address. It starts with the address that was sent to. */
function Form({ email, correct, onDone, onClose }: Omit<CorrectEmailProps, 'onCorrected'> & FormCallbacks) {
  const { t } = useTranslation('auth');
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { email } });
  const send = handleSubmit(async (values) => {
    if (applyFormResult(await correct(values.email), setError)) onDone(values.email);
  });
  return (
    <styled.form onSubmit={send} noValidate w="full" textAlign="start">
      <Stack gap="3">
        <FormError message={formState.errors.root?.message} />
        <Field label={t('checkMail.correctLabel')} error={formState.errors.email?.message}>
          <TextInput
            {...register('email', { validate: (text) => isEmail(text) || t('register.emailInvalid') })}
            type="email"
            autoComplete="email"
            autoFocus
          />
        </Field>
        <Button type="submit" variant="main" size="lg" fullWidth loading={formState.isSubmitting}>
          {t('checkMail.correctSubmit')}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          {t('checkMail.correctKeep')}
        </Button>
      </Stack>
    </styled.form>
  );
}

/**
 * Asks for the correct address after a registration with a mistyped one. The button that opens the form gets the focus
 * back.
 */
export function CorrectEmail({ email, correct, onCorrected }: CorrectEmailProps) {
  const { t } = useTranslation('auth');
  const [state, setState] = useState<'initial' | 'open' | 'closed' | 'corrected'>('initial');
  const onDone = (corrected: string) => {
    onCorrected?.(corrected);
    setState('corrected');
  };
  return (
    <>
      <Text role="status" tone="success" textAlign="center" _empty={{ display: 'none' }}>
        {state === 'corrected' && t('checkMail.corrected')}
      </Text>
      {state === 'open' ? (
        <Form email={email} correct={correct} onDone={onDone} onClose={() => setState('closed')} />
      ) : (
        <Button variant="ghost" autoFocus={state !== 'initial'} onClick={() => setState('open')}>
          {t('checkMail.correct')}
        </Button>
      )}
    </>
  );
}
