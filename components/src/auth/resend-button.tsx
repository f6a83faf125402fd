import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, type ButtonProps, Text } from '../primitives/index.ts';

/** Props of {@link ResendButton}. */
export interface ResendButtonProps extends Pick<ButtonProps, 'variant' | 'size'> {
  label: string;
  /** Said once it is sent. */
  doneText: string;
  send: () => Promise<void>;
}

/** Sends a mail again and says how that went. It stays where it is, so that the focus does too. */
export function ResendButton({ label, doneText, send, ...look }: ResendButtonProps) {
  const { t } = useTranslation('common');
  const [state, setState] = useState<'idle' | 'sending' | 'sent' | 'failed'>('idle');
  const resend = async () => {
    setState('sending');
    setState(
      await send().then(
        () => 'sent' as const,
        () => 'failed' as const,
      ),
    );
  };
  return (
    <>
      <Text role="status" tone={state === 'failed' ? 'danger' : 'success'} _empty={{ display: 'none' }}>
        {state === 'sent' && doneText}
        {state === 'failed' && t('errors.tryAgainLater')}
      </Text>
      <Button {...look} loading={state === 'sending'} onClick={resend}>
        {label}
      </Button>
    </>
  );
}
