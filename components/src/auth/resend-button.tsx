import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, type ButtonProps, Text } from '../primitives/index.ts';

export interface ResendButtonProps extends Pick<ButtonProps, 'variant' | 'size'> {
  label: string;
  /** The text that is shown after the mail was sent. */
  doneText: string;
  send: () => Promise<void>;
}

/**
 * A button that sends a mail again, with the result next to it. The button stays mounted, so that it keeps the focus.
 */
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
