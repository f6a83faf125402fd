import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../paths/index.ts';
import { Box, ButtonLink, type FormResult, Heading, Text, TextLink } from '../primitives/index.ts';
import { EmailForm } from './email-form.tsx';
import { Notice } from './notice.tsx';

export interface ForgotPasswordScreenProps {
  submit: (email: string) => Promise<FormResult<'email'>>;
  /** The path of the development mailbox; undefined outside of demo mode. */
  mailboxHref?: string;
  /** The path of this site to return to after the login (rule P4). */
  redirect?: string | undefined;
}

/**
 * `/auth/forgot-password`: requests a link to reset the password. The shown result does not reveal whether the account
 * exists.
 */
export function ForgotPasswordScreen({ submit, mailboxHref, redirect }: ForgotPasswordScreenProps) {
  const { t } = useTranslation('auth');
  const [sentTo, setSentTo] = useState<string>();
  if (sentTo) {
    return (
      <Notice illustration="mail" title={t('forgot.sentTitle')} text={t('forgot.sentText', { email: sentTo })}>
        {mailboxHref && (
          <ButtonLink to={mailboxHref} variant="main">
            {t('checkMail.mailbox')}
          </ButtonLink>
        )}
        <TextLink to={paths.login(redirect)}>{t('forgot.back')}</TextLink>
      </Notice>
    );
  }
  return (
    <Box>
      <Heading level={1} mb="2">
        {t('forgot.title')}
      </Heading>
      <Text tone="muted" mb="6">
        {t('forgot.text')}
      </Text>
      <EmailForm label={t('forgot.email')} button={t('forgot.submit')} submit={submit} onDone={setSentTo} />
      <Text mt="6" textAlign="center">
        <TextLink to={paths.login(redirect)}>{t('forgot.back')}</TextLink>
      </Text>
    </Box>
  );
}
