import { useTranslation } from 'react-i18next';
import { ButtonLink, type FormResult, Text } from '../primitives/index.ts';
import { CorrectEmail } from './correct-email.tsx';
import { Notice } from './notice.tsx';
import { ResendButton } from './resend-button.tsx';

export interface CheckMailProps {
  /** The e-mail address to which the link was sent. */
  email: string;
  onResend: (email: string) => Promise<void>;
  /** Sends the link to a corrected address; undefined if the address cannot be corrected. */
  correct?: ((email: string) => Promise<FormResult<'email'>>) | undefined;
  onCorrected?: (email: string) => void;
  /** The path of the development mailbox; undefined outside of demo mode. */
  mailboxHref?: string | undefined;
  /** Text about other effects than the mail. */
  note?: string;
}

/** Shown after a registration. The text says that a link was mailed, which the user has to open. */
export function CheckMail({ email, onResend, correct, onCorrected, mailboxHref, note }: CheckMailProps) {
  const { t } = useTranslation('auth');
  return (
    <Notice illustration="mail" title={t('checkMail.title')} text={t('checkMail.text', { email })}>
      {note && (
        <Text tone="muted" textWrap="pretty">
          {note}
        </Text>
      )}
      {mailboxHref && (
        <ButtonLink to={mailboxHref} variant="main">
          {t('checkMail.mailbox')}
        </ButtonLink>
      )}
      <ResendButton
        variant="ghost"
        label={t('checkMail.resend')}
        doneText={t('checkMail.resent')}
        // Of the former address the result means nothing.
        key={email}
        send={() => onResend(email)}
      />
      {correct && <CorrectEmail email={email} correct={correct} onCorrected={onCorrected} />}
    </Notice>
  );
}
