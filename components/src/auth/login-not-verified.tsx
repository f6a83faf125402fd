import { useTranslation } from 'react-i18next';
import { Stack, Text } from '../primitives/index.ts';
import type { LoginScreenProps } from './login-screen.tsx';
import { ResendButton } from './resend-button.tsx';

interface LoginNotVerifiedProps extends Pick<LoginScreenProps, 'onResend'> {
  /** The typed username or e-mail address. The link can be sent again only to an address. */
  credentials: string;
}

/** Says that the address of the account is not confirmed, and sends the link again. {@link LoginScreen} loads it late. */
export function LoginNotVerified({ credentials, onResend }: LoginNotVerifiedProps) {
  const { t } = useTranslation('auth');
  return (
    <Stack role="alert" bg="notice.wash" borderRadius="control" p="4" mb="4" gap="3" align="flex-start">
      <Text>{t('login.notVerified')}</Text>
      {credentials.includes('@') ? (
        <ResendButton
          variant="outline"
          size="sm"
          label={t('login.resend')}
          doneText={t('login.resent')}
          send={() => onResend(credentials)}
        />
      ) : (
        <Text tone="muted">{t('login.resendByEmail')}</Text>
      )}
    </Stack>
  );
}
