import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, type FormResult, Stack, Text } from '../primitives/index.ts';
import { EmailForm } from './email-form.tsx';

interface CorrectEmailProps {
  /** The address to which the link was sent. */
  email: string;
  correct: (email: string) => Promise<FormResult<'email'>>;
  onCorrected?: ((email: string) => void) | undefined;
}

/** Asks for the correct address after a registration with a mistyped one. The button that opens the form gets the focus back. */
export function CorrectEmail({ email, correct, onCorrected }: CorrectEmailProps) {
  const { t } = useTranslation('auth');
  const [state, setState] = useState<'closed' | 'open' | 'corrected'>('closed');
  const button = useRef<HTMLButtonElement>(null);
  const close = (next: 'closed' | 'corrected') => {
    setState(next);
    // After the form is removed.
    requestAnimationFrame(() => button.current?.focus());
  };
  return (
    <>
      <Text role="status" tone="success" textAlign="center" _empty={{ display: 'none' }}>
        {state === 'corrected' && t('checkMail.corrected')}
      </Text>
      {state === 'open' ? (
        <Stack gap="3" w="full">
          <EmailForm
            label={t('checkMail.correctLabel')}
            button={t('checkMail.correctSubmit')}
            initialEmail={email}
            takesFocus
            submit={correct}
            onDone={(corrected) => {
              onCorrected?.(corrected);
              close('corrected');
            }}
          />
          <Button variant="ghost" onClick={() => close('closed')}>
            {t('checkMail.correctKeep')}
          </Button>
        </Stack>
      ) : (
        <Button ref={button} variant="ghost" onClick={() => setState('open')}>
          {t('checkMail.correct')}
        </Button>
      )}
    </>
  );
}
