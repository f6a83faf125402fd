import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../primitives/index.ts';
import { Notice } from './notice.tsx';
import { ResendButton } from './resend-button.tsx';

export interface CheckMailProps {
  /** The address that the link was sent to. */
  email: string;
  onResend: (email: string) => Promise<void>;
  /** Path of the development mailbox, in demo mode. */
  mailboxHref?: string;
}

/** Shown after registration: says that a link was mailed. */
export function CheckMail({ email, onResend, mailboxHref }: CheckMailProps) {
  const { t } = useTranslation('auth');
  return (
    <Notice illustration="mail" title={t('checkMail.title')} text={t('checkMail.text', { email })}>
      {mailboxHref && (
        <ButtonLink to={mailboxHref} variant="main">
          {t('checkMail.mailbox')}
        </ButtonLink>
      )}
      <ResendButton
        variant="ghost"
        label={t('checkMail.resend')}
        doneText={t('checkMail.resent')}
        send={() => onResend(email)}
      />
    </Notice>
  );
}
