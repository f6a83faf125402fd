import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink, Text } from '../primitives/index.ts';
import { Notice } from './notice.tsx';

/** Props of {@link CheckMail}. */
export interface CheckMailProps {
  /** Where the link went. */
  email: string;
  onResend: (email: string) => Promise<void>;
  /** The development mailbox, in demo mode. */
  mailboxHref?: string;
}

/** After registering: a link is on its way. */
export function CheckMail({ email, onResend, mailboxHref }: CheckMailProps) {
  const { t } = useTranslation('auth');
  const [state, setState] = useState<'idle' | 'sending' | 'sent'>('idle');
  const resend = async () => {
    setState('sending');
    await onResend(email);
    setState('sent');
  };
  return (
    <Notice drawing="mail" title={t('checkMail.title')} text={t('checkMail.text', { email })}>
      {mailboxHref && (
        <ButtonLink to={mailboxHref} variant="main">
          {t('checkMail.mailbox')}
        </ButtonLink>
      )}
      {state === 'sent' ? (
        <Text tone="success">{t('checkMail.resent')}</Text>
      ) : (
        <Button variant="ghost" loading={state === 'sending'} onClick={resend}>
          {t('checkMail.resend')}
        </Button>
      )}
    </Notice>
  );
}
