import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../paths/index.ts';
import { Box, ButtonLink, ErrorState, type FormResult, Heading, Spinner, Stack, Text } from '../primitives/index.ts';
import { EmailForm } from './email-form.tsx';
import { Notice } from './notice.tsx';

/** Props of {@link EmailVerificationScreen}. */
export interface EmailVerificationScreenProps {
  /** How far the confirmation has come. */
  state: 'verifying' | 'verified' | 'expired' | 'failed';
  onRetry: () => void;
  resend: (email: string) => Promise<FormResult<'email'>>;
}

/** `/auth/email-verification`: confirms an address with the token of a mailed link. */
export function EmailVerificationScreen({ state, onRetry, resend }: EmailVerificationScreenProps) {
  const { t } = useTranslation('auth');
  const [isSent, setSent] = useState(false);
  if (state === 'failed') return <ErrorState onRetry={onRetry} />;
  if (state === 'verified') {
    return (
      <Notice drawing="door" title={t('verification.verifiedTitle')} text={t('verification.verifiedText')}>
        <ButtonLink to={paths.login()} variant="main">
          {t('verification.login')}
        </ButtonLink>
      </Notice>
    );
  }
  if (state === 'expired') {
    return (
      <Notice drawing="unplugged" title={t('verification.expiredTitle')} text={t('verification.expiredText')}>
        {isSent ? (
          <Text tone="success">{t('login.resent')}</Text>
        ) : (
          <EmailForm
            label={t('verification.email')}
            button={t('verification.resend')}
            submit={resend}
            onDone={() => setSent(true)}
          />
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
