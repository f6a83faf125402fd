import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../paths/index.ts';
import {
  Box,
  Button,
  ButtonLink,
  type FormResult,
  Heading,
  Spinner,
  Stack,
  Text,
  TextLink,
} from '../primitives/index.ts';
import { EmailForm } from './email-form.tsx';
import { Notice } from './notice.tsx';

export interface EmailVerificationScreenProps {
  /** The state of the confirmation. */
  state: 'verifying' | 'verified' | 'expired' | 'failed';
  /** Whether the viewer is logged in, and therefore confirmed a new address. */
  isLoggedIn?: boolean;
  onRetry: () => void;
  /** The path of this site to return to after the login (rule P4). */
  redirect?: string | undefined;
  resend: (email: string) => Promise<FormResult<'email'>>;
}

/** `/auth/email-verification`: confirms an e-mail address with the token of a mailed link. */
export function EmailVerificationScreen(props: EmailVerificationScreenProps) {
  const { state, isLoggedIn = false, onRetry, redirect, resend } = props;
  const { t } = useTranslation(['auth', 'common']);
  const [isSent, setSent] = useState(false);
  if (state === 'failed') {
    return (
      <Notice illustration="unplugged" title={t('common:error.title')} text={t('common:error.text')}>
        <Button variant="outline" icon={RotateCcw} onClick={onRetry}>
          {t('common:retry')}
        </Button>
      </Notice>
    );
  }
  if (state === 'verified' && isLoggedIn) {
    return (
      <Notice illustration="mail" title={t('verification.verifiedTitle')} text={t('verification.changedText')}>
        <ButtonLink to={redirect ?? paths.home()} variant="main">
          {t('verification.continue')}
        </ButtonLink>
      </Notice>
    );
  }
  if (state === 'verified') {
    return (
      <Notice illustration="door" title={t('verification.verifiedTitle')} text={t('verification.verifiedText')}>
        <ButtonLink to={paths.login(redirect)} variant="main">
          {t('verification.login')}
        </ButtonLink>
      </Notice>
    );
  }
  if (state === 'expired' && isSent) {
    return (
      <Notice key="sent" illustration="mail" title={t('checkMail.title')} text={t('login.resent')}>
        <TextLink to={paths.login(redirect)}>{t('forgot.back')}</TextLink>
      </Notice>
    );
  }
  if (state === 'expired') {
    return (
      <Notice illustration="unplugged" title={t('verification.expiredTitle')} text={t('verification.expiredText')}>
        <EmailForm
          label={t('verification.email')}
          button={t('verification.resend')}
          submit={resend}
          onDone={() => setSent(true)}
        />
        {!isLoggedIn && (
          <Text tone="muted">
            {t('verification.confirmedAlready')}{' '}
            <TextLink to={paths.login(redirect)}>{t('verification.login')}</TextLink>
          </Text>
        )}
      </Notice>
    );
  }
  return (
    <Stack gap="6" align="center" textAlign="center" aria-busy="true">
      <Heading level={1}>{t('verification.title')}</Heading>
      <Box>
        <Spinner />
      </Box>
    </Stack>
  );
}
